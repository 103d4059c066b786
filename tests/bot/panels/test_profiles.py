"""Profiles and rankings in words: the text next to the picture, its alt text, and the text view."""

from __future__ import annotations

import pytest

import render
from bot.drawing.alt import alt_lines, alt_text
from bot.drawing.appearance import Appearance
from bot.drawing.painter import Painter
from bot.drawing.studio import Studio
from bot.language.words import DEFAULT, languages, words_for
from bot.panels.layout import Panel
from bot.panels.profiles import Ranking, profile_panel, top_panel
from bot.service.profiles import Best, Profile
from bot.service.ratings import MODEL, NEW_UNTIL
from bot.store.result_rows import RatingRow
from tests.render import samples


@pytest.mark.parametrize("language", languages())
async def test_averages_are_written_as_in_each_language_and_ratings_the_same_everywhere(language: str) -> None:
    profile = Profile(
        user=1,
        game="snack",
        rating=RatingRow(1, "snack", 9, MODEL.mu, 5.0, NEW_UNTIL),
        line=(),
        games=9,
        wins=3,
        average=8 / 3,
        best=Best("ABCD", 0, 6),
        favourites=(),
        kept=None,
        streak=0,
        longest=0,
        skill=-1.44,
        weighed=20,
        duel=None,
    )
    panel = await profile_panel(Studio(Painter()), words_for(language), profile, None, own=True)
    text = texts(panel)
    assert ("2.7" if language == "en" else "2,7") in text
    assert f"**−{'1.4' if language == 'en' else '1,4'}**" in text
    assert "**1500**" in text


@pytest.mark.parametrize("language", languages())
async def test_whoever_reads_instead_of_looking_learns_the_same_in_each_language(language: str) -> None:
    """No English is left in the text view and the alt text; the picture is drawn once for all languages."""
    words, view = words_for(language), samples.snack(2, "medium")
    said = render.profile(samples.PROFILE, view, 0).alt
    pictured, instead = alt_text(words, said), alt_lines(words, said)
    top = await top_panel(text_view(), words, Ranking("snack"), ROWS, 1)
    for text in (pictured, instead):
        assert text.startswith(words("alt-profile", games=30, wins=12))
        assert words("alt-area", seat=1, cards=8) in text
        assert words("alt-line", count=7, first="1500", last="1524", low="1490", high="1560") in text
    listed = texts(top)
    assert words("top-line", mark="🥇", name="<@1>", rating="1600", games=9) in listed
    assert words("rating-new") in listed
    if language != DEFAULT:
        english = words_for(DEFAULT)
        assert english("alt-profile", games=30, wins=12) not in pictured
        assert not [one for one in ("profile", "lowest", "card", "Everyone who") if one in f"{instead} {listed}"]


def text_view() -> Studio:
    return Studio(Painter()).seen(Appearance(text=True))


def texts(panel: Panel) -> str:
    return "\n".join(panel.texts)


ROWS = (
    RatingRow(1, "snack", 9, MODEL.mu + 5, 5.0, 9),
    RatingRow(2, "snack", 9, MODEL.mu, 5.0, NEW_UNTIL - 1),
)


def test_a_phase_of_minutes_has_no_hours() -> None:
    words = words_for("en")
    assert words("stats-phase", hours=0, minutes=21) == "A phase takes 21 min (median)"
    assert words("stats-phase", hours=1, minutes=5) == "A phase takes 1 h 5 min (median)"
