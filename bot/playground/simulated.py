"""Everything that reaches into SimCord's private parts, in one place (except what makes it faster: `speed.py`).

SimCord's page is made for looking at a scenario that does not change. Here time passes, several tabs may be open, and
the page outlives the process, so the classes and functions below extend SimCord. Its version is pinned, and
`tests/playground/test_simulated.py` notices when an internal it relies on has moved.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Iterator

import discord
import simcord
from aiohttp import web
from simcord import interactions
from simcord.preview import Preview
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.playground.speed import OwnPictures

REMEMBERED = 40
"""How many past states to keep per page, to judge clicks that were made on one of them."""
RELATIVE = '"style": "R"'
"""How the page's data marks a time like *in 3 hours*."""
MENU = int(discord.ComponentType.select.value)
OF_ID = "#"
"""What separates a menu's name on the page from its id."""
PAGE_SCRIPT = Path(__file__).with_name("page.js")


class LivePage(Preview):
    """The page in the browser: a channel, everyone's direct messages, and a clock that moves."""

    def __init__(
        self,
        env: simcord.Env,
        channel: simcord.ChannelHandle,
        people: Mapping[str, tuple[simcord.MemberActor, simcord.UserHandle]],
        *,
        secret: str,
        port: int,
        locale: str,
        direct_label: Callable[[str], str],
        on_said: Callable[[str], None],
        emojis: Mapping[str, tuple[str, bytes]] | None = None,
    ) -> None:
        super().__init__(
            env,
            channel,
            tuple(member for member, _ in people.values()),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale,
            timezone="UTC",
            presentation_time=None,
            assets=emojis,
            port=port,
        )
        self.capability = secret
        self.lock = asyncio.Lock()
        """Held while the simulated Discord is in use: for one person's action, or one step of the clock."""
        self._main = channel
        self._direct = {user.dm_channel.id: (user, direct_label(name)) for name, (_, user) in people.items()}
        self._on_said = on_said
        self.skips = 0
        """How often the clock has been moved forward: each time, the page has to write its times again."""
        self._states: dict[str, OrderedDict[int, dict[str, Any]]] = {}
        self._server = LiveServer(self, port)
        self._media_worker = self.pictures = OwnPictures()
        show_commands_in(env, locale)

    # Time, and what other people do

    def something_happened(self) -> bool:
        """Whether Discord and the bot have exchanged anything since the last call."""
        events = self.env.backend.transcript
        happened = bool(events)
        # Nobody else reads them, and they would pile up for as long as the playground is open.
        events.clear()
        self.env.backend.http_requests.clear()
        return happened

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out what a person does on the page: one action at a time, and never while the clock is moving."""
        async with self.lock:
            page = self._get_page(context_id)
            before = page.channel_id
            if isinstance(body, Mapping):
                body = _for_simcord(self._as_of_now(page, body))
                if body.get("kind") == "viewer":
                    page.channel_id = self._channel_of_choice(body.get("viewer_id"))
            self.channel = (
                self._direct[page.channel_id][0].dm_channel if page.channel_id in self._direct else self._main
            )
            try:
                result = await super()._action(context_id, body)
            finally:
                self.channel = self._main
            if result["rejected"]:
                page.channel_id = before
            elif self.something_happened():
                self._publish_message_pages(reason="refresh")
        if body.get("kind") == "send_message" and not result["rejected"]:
            self._on_said(str(body.get("content")))
        return result

    def _as_of_now(self, page: _Page, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Accept a click on a message that has not changed, even if the rest of the page has in the meantime.

        If the message itself has changed, SimCord's own check refuses the click: the button may be a different one now.
        """
        states = self._states.get(page.id, OrderedDict())
        seen = states.get(_number(body.get("published_revision")))
        if seen is None:
            return body
        target = str(body.get("target_id"))
        now = page.snapshot["messages"]
        if body.get("target_id") is None or _parts(seen.get(target)) == _parts(now.get(target)):
            return {**body, "published_revision": page.revision}
        return body

    def _publish(self, page: _Page, *, reason: Any = "action") -> None:
        # SimCord's page keeps the time of its last refresh: what someone has just caused would lie ahead of it.
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        self._offer_direct_messages(page)
        self._tell_times_anew(page)
        _name_menus(page)
        for gone in self._states.keys() - self._pages.keys() - {page.id}:
            del self._states[gone]
        states = self._states.setdefault(page.id, OrderedDict())
        states[page.revision] = page.snapshot["messages"]
        while len(states) > REMEMBERED:
            states.popitem(last=False)

    def _tell_times_anew(self, page: _Page) -> None:
        """Make messages with a relative time differ after each skip: the page redraws only what has changed."""
        for message in page.snapshot["messages"].values():
            if self.skips and RELATIVE in json.dumps(message.get("components")):
                message["skips"] = self.skips

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> _Page:
        """Open a new tab, always in the channel, even while someone acts in their direct messages."""
        acting_in, self.channel = self.channel, self._main
        try:
            return super()._open_page(viewer_id, target_id)
        finally:
            self.channel = acting_in

    # Direct messages: extra entries in the list of viewers, identified by their channel's id

    def _viewer(self, viewer_id: Any) -> Any:
        direct = self._direct.get(_number(viewer_id))
        return direct[0] if direct else super()._viewer(viewer_id)

    def _channel_of_choice(self, viewer_id: Any) -> int:
        chosen = _number(viewer_id)
        return chosen if chosen in self._direct else int(self._main.id)

    def _offer_direct_messages(self, page: _Page) -> None:
        snapshot = page.snapshot
        if snapshot["status"] == "access_denied":
            return
        by_person = {viewer["id"]: viewer for viewer in snapshot["viewers"]}
        for channel_id, (user, label) in self._direct.items():
            person = by_person[str(user.id)]
            snapshot["viewers"].append({**person, "id": str(channel_id), "name": label})
        if page.channel_id in self._direct:
            snapshot["viewerId"] = str(page.channel_id)


class LiveServer(PreviewServer):
    async def _static(self, request: web.Request) -> Any:
        answer = await super()._static(request)
        if request.path == "/app.js":
            answer.text = PAGE_SCRIPT.read_text(encoding="utf-8") + answer.text
        elif request.path == "/":
            answer.text = answer.text.replace("<title>SimCord Preview<", "<title>Snack Table · playground<")
        return answer


def _name_menus(page: _Page) -> None:
    """Name each menu by its id too. The page remembers what was picked by the menu's name, and SimCord names a menu by
    its position alone: the next panel's menu would still show what was picked in the last. On Discord another id means
    another menu."""
    for message in page.snapshot["messages"].values():
        for part in _all_parts(message.get("components")):
            if part.get("type") == MENU:
                part["control_key"] = f"{_plain_name(part['control_key'])}{OF_ID}{part['custom_id']}"


def _for_simcord(body: Mapping[str, Any]) -> Mapping[str, Any]:
    """An action with the name by which SimCord knows its menu."""
    name = body.get("control_key")
    return {**body, "control_key": _plain_name(name)} if isinstance(name, str) else body


def _plain_name(name: str) -> str:
    return name.partition(OF_ID)[0]


def _all_parts(parts: Any) -> Iterator[dict[str, Any]]:
    for part in parts or ():
        yield part
        yield from _all_parts(part.get("components"))


def _parts(message: dict[str, Any] | None) -> Any:
    return None if message is None else message.get("components")


def _number(text: Any) -> int:
    return int(text) if str(text).isdigit() else 0


def set_clock(env: simcord.Env, now: datetime) -> None:
    """Set the simulated clock. Call it only before the bot starts, while nothing is waiting for a time yet."""
    clock = env.backend.clock
    clock._epoch = now - timedelta(seconds=clock.elapsed)


def name_the_bot(env: simcord.Env, name: str) -> None:
    env.backend.bot_user.name = name


@contextmanager
def everyone_speaks(locale: str) -> Iterator[None]:
    """Give everyone this locale; by default, all of SimCord's people use American English."""
    plain = interactions.base_payload

    def spoken(backend: Any, *args: Any, **kwargs: Any) -> Any:
        record, payload = plain(backend, *args, **kwargs)
        data = payload["data"]
        for command in (one for scope in backend.commands.values() for one in scope.values()):
            if str(command["id"]) == str((data or {}).get("id")):
                payload["data"] = {**data, "options": _as_registered(data.get("options"), command, locale)}
        payload["locale"] = locale
        if "guild_locale" in payload:
            payload["guild_locale"] = locale
        return record, payload

    interactions.base_payload = spoken
    try:
        yield
    finally:
        interactions.base_payload = plain


def show_commands_in(env: simcord.Env, locale: str) -> None:
    """Show commands by their names in this locale, as Discord does; SimCord shows the names in the code."""
    visible = env.backend.visible_commands

    def shown(**of: Any) -> list[dict[str, Any]]:
        return [_localised(command, locale) for command in visible(**of)]

    env.backend.visible_commands = shown  # type: ignore[method-assign]


def _localised(part: Mapping[str, Any], locale: str) -> dict[str, Any]:
    """A command, option or choice with its texts in this locale, and everything nested in it likewise."""
    seen = dict(part)
    for field in ("name", "description"):
        if locale in (part.get(f"{field}_localizations") or {}):
            seen[field] = part[f"{field}_localizations"][locale]
    for several in ("options", "choices"):
        if part.get(several):
            seen[several] = [_localised(one, locale) for one in part[several]]
    return seen


def _as_registered(given: Any, command: Mapping[str, Any], locale: str) -> list[dict[str, Any]]:
    """The options by their names in the code, whatever names people saw: that is what Discord tells the bot."""
    known = {_localised(one, locale)["name"]: one for one in command.get("options") or []}
    told = []
    for one in given or []:
        meant = known.get(one["name"], one)
        told.append({**one, "name": meant["name"]})
        if "options" in one:
            told[-1]["options"] = _as_registered(one["options"], meant, locale)
    return told


def locale_of(language: str) -> str:
    """The first of Discord's locales for a language: `es-ES` for es, `pt-BR` for pt, `en-US` for en."""
    known = [locale.value for locale in discord.Locale if locale.value.split("-")[0] == language]
    return min(known, key=lambda value: (value not in ("en-US", "es-ES"), value), default="en-US")
