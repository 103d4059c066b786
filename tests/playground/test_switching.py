"""Changing *Viewing as* after a long evening: a real browser, two hundred messages, each with its own picture."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import discord
import pytest
from PIL import Image

from bot.playground.speed import quick_pages
from tests.playground.page import CHROMIUM, FLAGS, needs_a_browser
from tests.playground.process import ROOT
from tests.playground.test_simulated import Tab, opened

MESSAGES = 200
TABLE = ROOT / "docs" / "gallery" / "table.webp"
SETTLED = """who => {
  const page = window.simcordPreview;
  return page && page.ready && !page.pendingAction
    && document.querySelector('#viewer-picker').selectedOptions[0].textContent === who
    && document.querySelectorAll("#channel-message-list img").length >= 15
    && [...document.querySelectorAll("#channel-message-list img")].every((one) => one.complete && one.naturalWidth);
}"""

pytestmark = [needs_a_browser, pytest.mark.timeout(300)]


def picture() -> bytes:
    """As large as a table's."""
    file = io.BytesIO()
    Image.open(TABLE).convert("RGB").resize((800, 864)).save(file, "WEBP", quality=60, method=0)
    return file.getvalue()


async def post_many(tab: Tab) -> None:
    channel = tab.bot.get_partial_messageable(tab.page.channel.id)
    painted = picture()
    with tab.page.env.time_context():
        for number in range(MESSAGES):
            # Each is a different file, because bytes after the picture aren't shown.
            own = io.BytesIO(painted + number.to_bytes(2, "big"))
            await channel.send(str(number), file=discord.File(own, f"{number}.webp"))
    await tab.page.env.settle()


@pytest.fixture(autouse=True)
def _as_in_the_playground() -> Iterator[None]:
    with quick_pages():
        yield


async def test_another_persons_view_is_there_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sync = pytest.importorskip("playwright.async_api", reason="Playwright is not installed (make test brings it)")
    async with opened(tmp_path, "en") as tab, sync.async_playwright() as playwright:
        await post_many(tab)
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_default_timeout(60_000)
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url) if "/api/assets/" in request.url else None)
        await page.goto(tab.page.url)
        await page.wait_for_function(SETTLED, arg="Ana")
        took = {name: await switch(page, name, fetched) for name in ("Ben", "Ana", "Cleo")}
        await browser.close()
        with capsys.disabled():
            print(f"\nViewing as, with {MESSAGES} messages: {took}")  # noqa: T201
        assert tab.page.pictures.decoded == 0, "a picture is shown unchanged"
        assert all(count <= 60 for _, count in took.values()), "older messages are not fetched"


async def switch(page: Any, name: str, fetched: list[str]) -> tuple[str, int]:
    """How long it takes until everything is there, and how many pictures were fetched."""
    del fetched[:]
    began = perf_counter()
    await page.locator("#viewer-picker").select_option(label=name)
    await page.wait_for_function(SETTLED, arg=name)
    return f"{perf_counter() - began:.2f} s", len(fetched)
