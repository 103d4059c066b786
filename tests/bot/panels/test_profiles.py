"""A profile in words."""

from __future__ import annotations

import pytest
from discord.ui import TextDisplay

from bot.drawing.studio import Studio
from bot.language.words import languages, words_for
from bot.panels.profiles import profile_panel
from bot.service.profiles import Best, Profile
from bot.service.ratings import MODEL, NEW_UNTIL
from bot.store.result_rows import RatingRow
from render.worker import Painter


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
        duel=None,
    )
    panel = await profile_panel(Studio(Painter()), words_for(language), profile, None, own=True)
    text = "\n".join(item.content for item in panel.build().walk_children() if isinstance(item, TextDisplay))
    assert ("2.7" if language == "en" else "2,7") in text
    assert "**1500**" in text
