"""The page that shows what people read most, in every language."""

from __future__ import annotations

from tests.bot.language.most_seen import MOST_SEEN, PAGE, page


def test_thirty_different_messages() -> None:
    assert len({key for key, _ in MOST_SEEN}) == 30


def test_golden_page(regenerate: bool) -> None:
    if regenerate:
        PAGE.write_text(page(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page(), "docs/words.md differs: run `make goldens`"
