"""The playground's page in a real browser, used as people use it: they read and click."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SLOW, REDRAWN = 30_000, 300
"""Milliseconds to wait for anything; and within which the page is redrawn if something has changed."""
TRIES = 5

needs_a_browser = pytest.mark.skipif(
    CHROMIUM is None, reason="Chromium is not installed (on Debian: apt-get install chromium)"
)


class Page:
    """One tab."""

    def __init__(self, tab: Any, address: str) -> None:
        self.tab = tab
        self.address = address
        self.taps = 0
        """How often a button was pressed or a menu used, so that tests can limit it."""
        tab.set_default_timeout(SLOW)
        tab.goto(address)
        self.settle()

    # Looking

    @property
    def messages(self) -> Any:
        return self.tab.locator("#channel-message-list > *")

    def message(self, text: str) -> Any:
        """The newest message that says this."""
        return self.messages.filter(has_text=text).last

    def button(self, label: str | re.Pattern[str], among: Any) -> Any:
        """Buttons by label, ignoring an emoji before it."""
        written = label if isinstance(label, re.Pattern) else re.compile(f"^{re.escape(label)}$")
        return among.get_by_role("button").filter(has=self.tab.locator(".button-label", has_text=written))

    def text(self) -> str:
        self.settle()
        return str(self.tab.locator("#channel-message-list").inner_text())

    def settle(self) -> None:
        """Wait until nothing is in progress and every picture has been drawn."""
        self.tab.wait_for_function(
            """() => {
              const page = window.simcordPreview;
              return page && page.ready && !page.pendingAction
                && [...document.querySelectorAll("#channel-message-list img")].every((one) => one.complete);
            }"""
        )

    def wait_to_be(self, who: str) -> None:
        self.tab.wait_for_function(
            "who => document.querySelector('#viewer-picker')?.selectedOptions[0]?.textContent === who", arg=who
        )
        self.settle()

    def see(self, text: str) -> None:
        self.message(text).wait_for()
        self.settle()

    def comes_into_view(self, label: str, on: str) -> None:
        """A button can be seen without scrolling, now or soon."""
        button = self.button(label, self.message(on))
        composer = self.tab.locator("#channel-composer").bounding_box()
        for _ in range(SLOW // 200):
            box = button.bounding_box()
            if box is not None and box["y"] >= 0 and box["y"] + box["height"] <= composer["y"]:
                return
            self.tab.wait_for_timeout(200)
        raise AssertionError(f"{label!r} stayed out of view")

    def picture(self, file: Path, of: str = "") -> None:
        """In the newest panel that says this, or on the whole page."""
        self.settle()
        file.parent.mkdir(parents=True, exist_ok=True)
        self.tab.mouse.move(0, 0)
        (self.message(of).locator(".component-container").first if of else self.tab).screenshot(path=file)

    def size(self, width: int, height: int) -> None:
        self.tab.set_viewport_size({"width": width, "height": height})
        self.tab.wait_for_function("width => window.innerWidth === width", arg=width)
        # The page relayouts with the next frame, and scrolls with the one after.
        self.tab.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        self.settle()

    # Doing

    def become(self, who: str) -> None:
        self.settle()
        self.tab.locator("#viewer-picker").select_option(label=who)
        self.wait_to_be(who)

    def press(self, label: str | re.Pattern[str], on: str, then: str) -> None:
        """Press a button of the newest message that says `on`; then the channel says `then`."""
        self.settle()
        self.taps += 1
        self.button(label, self.message(on)).click()
        self.see(then)

    def tap(self, label: str, then: str) -> None:
        """Press the newest button with that label; then the channel says `then`."""
        self.settle()
        self.taps += 1
        self.button(label, self.messages).last.click()
        self.see(then)

    def press_for_form(self, label: str, on: str) -> None:
        self.settle()
        self.button(label, self.message(on)).click()
        self.tab.locator("#modal-root").get_by_role("button", name="Submit").wait_for()

    def fill_in(self, values: dict[str, str | None]) -> None:
        """Fill in fields by label; None marks a choice to pick."""
        form = self.tab.locator("#modal-root")
        for label, value in values.items():
            if value is None:
                form.get_by_label(label, exact=True).check()
            else:
                form.get_by_label(label).fill(value)
        form.get_by_role("button", name="Submit").click()
        form.get_by_role("button", name="Submit").wait_for(state="hidden")

    def choose(self, menu: str, option: str) -> None:
        """The first such option of a menu in the newest message that has it."""
        self.settle()
        self.taps += 2  # one opens it, one chooses
        self.pick(self.message(menu).get_by_text(menu), option)
        self.settle()

    def pick(self, menu: Any, option: str) -> None:
        """Open a menu and pick the first such option. If the page was redrawn meanwhile, which closes menus, again."""
        wanted = self.tab.locator("[role=option]:visible").filter(has_text=option).first
        for _ in range(TRIES):
            menu.click()
            self.tab.wait_for_timeout(REDRAWN)
            if wanted.is_visible():
                break
        wanted.click()

    def command(self, text: str, then: str, **options: str) -> None:
        """Type a slash command, take it from the list, fill in its options from theirs, and send it."""
        self.settle()
        self.tab.locator("#channel-composer-input").click()
        self.tab.keyboard.type(f"/{text}", delay=20)
        self.tab.locator(".command-entry", has_text=f"/{text}").first.click()
        for name, value in options.items():
            field = self.tab.locator(f".command-option-input[data-option={name}]")
            if not field.count():  # optional ones are in a separate list
                self.tab.locator(".command-suggestion", has_text=name).first.click()
            field.press_sequentially(value, delay=20)
            if not value.isdecimal():
                self.tab.locator(".command-suggestion", has_text=value).first.click()
        self.tab.locator("#send-message").click()
        self.see(then)

    def say(self, text: str) -> None:
        self.settle()
        self.tab.locator("#channel-composer-input").fill(text)
        self.tab.locator("#send-message").click()
        self.see(text)
