"""A round of Snack Match, played by two people in a real browser, with a restart in the middle.

`make screenshots` runs this and keeps the pictures for the README.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.playground.page import CHROMIUM, FLAGS, Page, needs_a_browser
from tests.playground.process import ROOT, Playground, free_port

PICTURES = ROOT / "docs" / "screenshots"
KEPT = ("welcome", "choose", "trial", "trial-phone", "form", "revealed", "revealed-phone", "direct-messages")
DESKTOP, PHONE = {"width": 1280, "height": 1000}, {"width": 390, "height": 844}
PRIVATE = "only you see this"
TRIAL = "Not placed yet"
TAPS_A_TURN, TAPS_A_GAME = 3, 20

pytestmark = [needs_a_browser, pytest.mark.timeout(400)]


@pytest.fixture
def chromium() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed (make test brings it)")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def test_a_round_as_two_people_with_a_restart_in_between(chromium: Any, tmp_path: Path, regenerate: bool) -> None:
    pictures = PICTURES if regenerate else tmp_path / "screenshots"
    port = free_port()
    playground = Playground(tmp_path / "data", port)
    try:
        page = Page(chromium.new_page(viewport=DESKTOP), playground.address)
        page.see("Welcome to the playground")
        page.picture(pictures / "welcome.png")
        choose_as_both(page, pictures)

        address = playground.address
        assert playground.end() == 0
        playground.kill()
        playground = Playground(tmp_path / "data", port)
        assert playground.address == address
        # The open tab finds the new process on its own; private panels were never saved anywhere.
        page.message(PRIVATE).wait_for(state="detached")
        page.see("Everyone places two cards")
        page.wait_to_be("Ben")
        page.become("Ana")
        place_as_ana(page, pictures)
        page.become("Ben")
        assert PRIVATE not in page.text()
        assert "Done for this round" not in page.text()
        menu_shows_the_page_one_is_on(page)
        place_as_ben(page)
        page.see("Round 1 revealed")
        assert re.search(r"due in (24 hours|a day|23 hours)", page.text()), "times are relative to the wall clock"
        if regenerate:
            page.tab.wait_for_timeout(4000)  # the reveal is animated for three seconds and then stands still
        page.picture(pictures / "revealed.png", of="Round 1 revealed")
        page.size(**PHONE)
        page.message("Round 1 revealed").scroll_into_view_if_needed()
        page.picture(pictures / "revealed-phone.png")
        page.size(**DESKTOP)
        direct_messages_and_time(page, pictures)
        assert playground.end() == 0
        assert "Traceback" not in playground.output
    finally:
        playground.kill()
    if regenerate:
        assert {file.stem for file in pictures.glob("*.png")} == set(KEPT)


def choose_as_both(page: Page, pictures: Path) -> None:
    page.press("My cards", on="round 1 of 4", then=PRIVATE)
    page.comes_into_view("Keep 1", on=PRIVATE)
    page.picture(pictures / "choose.png", of=PRIVATE)
    page.press("Keep 1", on=PRIVATE, then="You keep card 1")
    page.become("Ben")
    assert PRIVATE not in page.text()
    page.become("Cleo")
    page.press("My cards", on="round 1 of 4", then="You have no seat at table")
    page.become("Ben")
    page.press("My cards", on="round 1 of 4", then=PRIVATE)
    page.press("Keep 2", on=PRIVATE, then="place your cards")


def place_as_ana(page: Page, pictures: Path) -> None:
    """By typing, and by moving a card around."""
    page.press("My cards", on="Everyone places two cards", then="place your cards")
    page.press_for_form("Pick a spot…", on=TRIAL)
    page.picture(pictures / "form.png")
    page.fill_in({"Card 2": None, "180°": None})
    page.see("Card 2 · C4 180")
    page.press("Place", on=TRIAL, then="One card left")
    page.press("Turn ↻", on=TRIAL, then=TRIAL)
    page.press("Turn ↻", on=TRIAL, then=TRIAL)
    page.size(1280, 1300)
    page.picture(pictures / "trial.png", of=TRIAL)
    page.size(**PHONE)
    page.message(TRIAL).get_by_role("button", name="Text view").scroll_into_view_if_needed()
    page.comes_into_view("Place", on=TRIAL)
    page.picture(pictures / "trial-phone.png")
    page.size(**DESKTOP)
    # Wherever the turns have led: there is always a spot beside the first card.
    page.choose("Top spots", "Card 1")
    page.press("Place", on=TRIAL, then="Done for this round")


def menu_shows_the_page_one_is_on(page: Page) -> None:
    """Also after another was picked from it: on Discord it would be another menu."""
    page.command("snack rules", then="In short")
    page.settle()
    rules = page.message("Next ▶")
    page.pick(rules.locator(".select-trigger"), "Over and under")
    for title in ("Over and under", "Between"):
        rules.get_by_role("heading", name=title).wait_for()
        page.settle()
        assert rules.locator(".select-value").inner_text() == title
        if title != "Between":
            page.button("Next ▶", rules).click()


def place_as_ben(page: Page) -> None:
    """By slash command, with completion of cells."""
    page.command("snack place", then=TRIAL, cell="C4")
    page.press("Place", on=TRIAL, then="One card left")
    page.command("snack hand", then="One card left")
    # He was the last: the next round has begun.
    page.press("Place", on=TRIAL, then="keep one, pass one")


def direct_messages_and_time(page: Page, pictures: Path) -> None:
    page.become("Ana: direct messages")
    page.command("snack games", then="Your game")
    page.press(re.compile("My cards"), on="Your game", then="keep one, pass one")
    page.picture(pictures / "direct-messages.png")
    page.become("Ben: direct messages")
    assert "Your game" not in page.text()
    page.become("Ben")
    page.say("skip 5h")
    page.see("It's now")
    assert re.search(r"due in 1[89] hours", page.text()), "older times are shown as of now"
    # The clock has moved, and the page still answers.
    page.press("My cards", on="Round 1 revealed", then="keep one, pass one")


def test_a_whole_game_takes_few_taps(chromium: Any, tmp_path: Path) -> None:
    """Each time from the table's message: *My cards* and *Keep*; *My cards*, *Place* and *Place*."""
    playground = Playground(tmp_path / "data", free_port())
    try:
        page = Page(chromium.new_page(viewport=PHONE), playground.address)
        page.command("snack start", then="is open in", bots="1")
        page.tap("Start", then="round 1 of 4")
        page.taps = 0
        for turn in range(1, 5):
            before = page.taps
            page.tap("My cards", then="keep one, pass one")
            page.comes_into_view("Keep 1", on="keep one, pass one")
            page.tap("Keep 1", then=TRIAL)
            chosen = page.taps
            page.tap("My cards", then=TRIAL)
            page.comes_into_view("Place", on=TRIAL)
            page.tap("Place", then="One card left")
            page.tap("Place", then=f"Round {turn + 1} of 4" if turn < 4 else "is over")
            assert (chosen - before, page.taps - chosen) == (2, TAPS_A_TURN)
        assert page.taps <= TAPS_A_GAME
        assert "Traceback" not in playground.output
    finally:
        playground.kill()


def test_the_pictures_that_the_readme_shows_are_there() -> None:
    assert {file.stem for file in PICTURES.glob("*.png")} == set(KEPT), "run `make screenshots`"
