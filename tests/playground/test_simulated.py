"""The parts of SimCord that the playground depends on: they are still there, and they hold."""

from __future__ import annotations

import asyncio
import inspect
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from importlib.metadata import version
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord.utils import time_snowflake
from simcord import interactions
from simcord.preview import (
    Preview,
    _action_plans,
    _component_projection,
    _markdown,
    _messages,
    _queries,
    _snapshot,
)
from simcord.preview._media import MediaWorker
from simcord.preview._server import PreviewServer

from bot.composition import make_bot
from bot.interactions.client import SnackBot
from bot.language.words import words_for
from bot.playground import scene
from bot.playground.emojis import SimulatedEmojis
from bot.playground.simulated import LivePage, everyone_speaks, locale_of, set_clock
from bot.playground.speed import WINDOW, ReadTexts
from bot.service.table import Status
from bot.settings import Settings
from tests.bot.discord.reading import find, verbs
from tests.playground.process import free_port

NOW = datetime(2024, 2, 29, 12, tzinfo=UTC)


@dataclass
class Tab:
    """What the page's script sends, without the page."""

    page: LivePage
    context: str
    people: scene.Scene
    sequence: int = 0
    heard: list[str] = field(default_factory=list)

    @property
    def bot(self) -> SnackBot:
        bot = self.page.env.bot
        assert isinstance(bot, SnackBot)
        return bot

    def another(self, viewer: int) -> Tab:
        """A second tab of the same page, opened by one of its people."""
        return Tab(self.page, self.page._open_page(str(self.page.viewers[viewer].id)).id, self.people)

    @property
    def state(self) -> dict[str, Any]:
        return self.page._page_payload(self.page._get_page(self.context))

    async def act(self, kind: str, as_of: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        """`as_of` is the state the person saw when they clicked."""
        seen = as_of or self.state
        body = {
            "protocol_version": 3,
            "sequence": self.sequence + 1,
            "request_id": f"r{self.sequence}",
            "generation": seen["context"]["generation"],
            "bot_generation": seen["botGeneration"],
            "published_revision": seen["publishedRevision"],
            "kind": kind,
            **more,
        }
        result = await self.page._action(self.context, body)
        self.sequence += not result["rejected"]
        return result

    async def press(self, text: str, label: str, as_of: dict[str, Any] | None = None) -> dict[str, Any]:
        message, key = find_button(as_of or self.state, text, label)
        return await self.act("click", as_of, target_id=message, control_key=key)


def find_button(state: dict[str, Any], text: str, label: str) -> tuple[str, str]:
    for identity in reversed(state["timeline"]):
        parts = list(walk(state["messages"][identity]["components"]))
        if any(text in part.get("content", "") for part in parts):
            for part in parts:
                if part.get("label") == label:
                    return identity, f"message:{identity}:component:{part['id']}"
    raise AssertionError(f"no {label!r} on {text!r}")


def walk(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for part in parts for one in (part, *walk(part.get("components", [])))]


def texts(state: dict[str, Any]) -> str:
    return "\n".join(
        part.get("content", "") for message in state["messages"].values() for part in walk(message["components"])
    )


@pytest.fixture
async def tab(tmp_path: Path) -> AsyncIterator[Tab]:
    async with opened(tmp_path, "en") as tab:
        yield tab


@asynccontextmanager
async def opened(tmp_path: Path, language: str, thinkers: int = 0) -> AsyncIterator[Tab]:
    words = words_for(language)
    bot = await make_bot(Settings(database_url=str(tmp_path / "club.db"), thinkers=thinkers), always_sync=True)
    env = simcord.Env(bot, settle_timeout=20, check_errors=False)
    people = scene.build(env, words, 3)
    await scene.set_the_tables(bot.club, people, language)
    set_clock(env, NOW)
    emojis = SimulatedEmojis(env)
    await bot.studio.emojis.bring(emojis, bot.store, bot.painter)
    await env.start()
    await env.settle()
    heard: list[str] = []
    page = LivePage(
        env,
        people.channel,
        people.people,
        secret="s3cret",
        port=free_port(),
        locale=locale_of(language),
        direct_label=lambda name: f"{name}: direct",
        on_said=heard.append,
        emojis=emojis.pictures,
    )
    try:
        async with page:
            yield Tab(page, page._open_page().id, people, heard=heard)
        await env.shutdown()
    finally:
        await bot.close()


def test_this_is_the_simcord_that_was_looked_at() -> None:
    assert version("simcord") == "3.2.1"
    for name in (
        "_publish",
        "_open_page",
        "_viewer",
        "_action",
        "_get_page",
        "_publish_message_pages",
        "_advance_presentation_time",
    ):
        assert callable(getattr(Preview, name)), name
    assert list(inspect.signature(Preview._action).parameters) == ["self", "context_id", "body"]
    assert list(inspect.signature(Preview._open_page).parameters) == ["self", "viewer_id", "target_id"]
    assert callable(PreviewServer._static)
    assert list(inspect.signature(MediaWorker.validate).parameters) == ["self", "key", "blob", "media_time"]
    assert list(inspect.signature(_markdown.markdown_tokens).parameters) == ["value", "profile", "context"]
    for module in (_component_projection, _messages, _queries, _snapshot):
        assert module.markdown_tokens is _markdown.markdown_tokens
    for module in (_snapshot, _action_plans):
        assert module.HISTORY_WINDOW_SIZE > WINDOW > 24
    assert "record, payload = _interactions.base_payload(" in inspect.getsource(simcord.actors)


async def test_the_world_has_the_same_ids_at_every_start(tab: Tab) -> None:
    again = scene.build(simcord.Env(tab.page.env.bot), words_for("en"), 9)
    assert again.channel.id == tab.page.channel.id
    assert [member.id for member, _ in again.people.values()][:3] == [viewer.id for viewer in tab.page.viewers]
    assert [user.dm_channel.id for _, user in again.people.values()][:3] == [
        user.dm_channel.id for _, user in tab.people.people.values()
    ]


async def test_the_bot_lives_by_the_simulated_clock(tab: Tab) -> None:
    env = tab.page.env
    assert NOW <= env.now() < NOW + timedelta(minutes=1)
    newest = max(int(identity) for identity in tab.state["timeline"])
    assert abs(discord.utils.snowflake_time(newest) - NOW) < timedelta(minutes=1)
    await env.advance_time(3600)
    assert env.now() >= NOW + timedelta(hours=1)


async def test_what_someone_causes_is_shown_at_the_time_at_which_they_did(tab: Tab) -> None:
    """Otherwise a deadline 24 hours from now is further away than that, and the page calls it "tomorrow"."""
    env = tab.page.env
    await env.advance_time(1)
    await tab.press("round 1 of 4", "My cards")
    assert tab.state["profile"]["presentationTime"] == env.backend.now_iso()


async def test_the_address_is_ours(tab: Tab) -> None:
    assert tab.page.url.endswith("/#s3cret")


async def test_a_click_counts_if_only_other_things_have_changed(tab: Tab) -> None:
    seen = tab.state
    await tab.page.refresh()
    other = tab.another(2)
    assert not (await other.act("send_message", content="hello"))["rejected"]
    assert tab.state["publishedRevision"] > seen["publishedRevision"]
    assert not (await tab.press("round 1 of 4", "My cards", as_of=seen))["rejected"]
    assert "keep one, pass one" in texts(tab.state)


async def test_a_click_on_what_has_changed_is_refused(tab: Tab) -> None:
    await tab.press("round 1 of 4", "My cards")
    seen = tab.state
    assert not (await tab.press("keep one, pass one", "Keep 1"))["rejected"]
    refused = await tab.press("keep one, pass one", "Keep 2", as_of=seen)
    assert refused["rejected"]
    assert refused["diagnostics"][0]["code"] == "stale-revision"


async def test_people_act_while_time_moves_and_another_tab_is_open(tab: Tab) -> None:
    """SimCord would refuse overlapping operations, and that would break the page."""
    page = tab.page
    other = tab.another(1)

    async def pass_the_time() -> None:
        for _ in range(10):
            async with page.lock:
                await page.env.advance_time(60)
                if page.something_happened():
                    await page.refresh()

    results = await asyncio.gather(
        pass_the_time(), tab.press("round 1 of 4", "My cards"), other.press("round 1 of 4", "My cards")
    )
    assert [result["settlement"] for result in results[1:]] == ["settled", "settled"]
    assert "keep one, pass one" in texts(tab.state)
    assert "keep one, pass one" in texts(other.state)


async def test_what_one_does_the_other_tab_shows_at_once(tab: Tab) -> None:
    other = tab.another(2)
    lobby = next(t for t in await tab.bot.club.tables_in(tab.page.channel.id) if t.status is Status.LOBBY)
    await tab.press(f"table {lobby.code}", "Join")
    assert "2 seats open" in texts(other.state)
    assert "You're in" in texts(tab.state)
    assert "You're in" not in texts(other.state)


async def test_direct_messages_are_further_viewers_of_the_same_page(tab: Tab) -> None:
    names = [viewer["name"] for viewer in tab.state["viewers"]]
    assert names == ["Ana", "Ben", "Cleo", "Ana: direct", "Ben: direct", "Cleo: direct"]
    choice = {viewer["name"]: viewer["id"] for viewer in tab.state["viewers"]}
    await tab.act("viewer", viewer_id=choice["Ben: direct"])
    assert tab.state["viewerId"] == choice["Ben: direct"]
    assert tab.state["timeline"] == []
    assert not (await tab.act("send_message", content="just us"))["rejected"]
    assert len(tab.state["timeline"]) == 1
    # Another tab opens in the channel, and so does this one when it goes back.
    assert tab.page._open_page().channel_id == tab.page.channel.id
    await tab.act("viewer", viewer_id=choice["Ana"])
    assert tab.state["channelId"] == str(tab.page.channel.id)
    assert "just us" not in str(tab.state["messages"])


async def test_what_is_said_is_heard(tab: Tab) -> None:
    await tab.act("send_message", content="skip 3h")
    assert tab.heard == ["skip 3h"]


async def test_people_speak_the_language_asked_for(tab: Tab) -> None:
    with everyone_speaks("de"):
        _, payload = interactions.base_payload(
            tab.page.env.backend,
            type=2,
            guild_id=tab.people.place.guild,
            channel_id=tab.page.channel.id,
            user_id=tab.page.viewers[0].id,
            data={},
        )
    assert (payload["locale"], payload["guild_locale"]) == ("de", "de")
    assert interactions.base_payload.__module__ == "simcord.interactions"


async def test_commands_are_shown_and_taken_in_that_language(tmp_path: Path) -> None:
    words = words_for("de")
    with everyone_speaks("de"):
        async with opened(tmp_path, "de") as tab:
            entries = tab.page._get_page(tab.context).command_catalog["entries"]
            shown = {entry["invocation"]: entry for entry in entries}
            start = shown[f"snack {words('name-start')}"]
            assert start["description"] == words("command-start")
            diet = next(option for option in start["options"] if option["name"] == words("name-diet"))
            assert diet["choices"][1]["name"] == words("option-diet-easy")
            entry = shown[f"snack {words('name-rules')}"]
            await tab.act(
                "run_command",
                command_id=entry["commandId"],
                path=entry["path"],
                schema_fingerprint=entry["schemaFingerprint"],
                options={words("name-topic"): "layers"},
            )
            assert words("rules-snack-layers") in texts(tab.state)
            offered = await tab.act(
                "autocomplete_command",
                command_id=entry["commandId"],
                path=entry["path"],
                schema_fingerprint=entry["schemaFingerprint"],
                focused=words("name-topic"),
                value="",
                options={},
            )
            assert offered["result"]["choices"][0]["name"].endswith(words("rules-snack-overview-title"))


async def test_a_playground_in_another_language_than_last_time(tmp_path: Path) -> None:
    async with opened(tmp_path, "en") as tab:
        codes = {table.code for table in await tab.bot.club.tables_in(tab.page.channel.id)}
    with everyone_speaks("de"):
        async with opened(tmp_path, "de") as tab:
            tables = await tab.bot.club.tables_in(tab.page.channel.id)
            assert {table.code for table in tables} == codes
            assert {table.agreed.language for table in tables} == {"de"}
            panel = await scene.welcome(tab.bot, tab.people, words_for("de"))
            said = [getattr(part, "content", "") for part in panel.parts]
            assert words_for("de")("playground-welcome") in said
            assert words_for("de")("playground-steps", first="Ana", second="Ben") in said


async def begun_by_three(tab: Tab) -> str:
    """The code of a newer game, with three people."""
    club, now = tab.bot.club, time_snowflake(tab.bot.club.now())
    ana, *others = map(tab.people.person, ("Ana", "Ben", "Cleo"))
    table = await club.open("snack", ana, tab.people.place, capacity=3, options={}, language="en")
    for number, person in enumerate(others, 1):
        await club.join(table.code, person, now + number)
    return (await club.start(table.code, ana.id, now + 3)).code


async def test_the_welcome_offers_what_is_still_open(tab: Tab) -> None:
    english = words_for("en")
    club, place = tab.bot.club, tab.page.channel.id
    game, lobby = sorted(await club.tables_in(place), key=lambda table: table.status, reverse=True)

    async def offered() -> str:
        panel = await scene.welcome(tab.bot, tab.people, english)
        view: Any = panel.build()
        return json.dumps(view.to_components())

    assert f"s1b:cards:{game.code}:" in await offered()
    assert f"s1b:join:{lobby.code}:" in await offered()
    third = await begun_by_three(tab)
    assert f"s1b:cards:{game.code}:" in await offered()
    before = await scene.state_of_tables(club, tab.people)
    await club.cancel(game.code, game.seats.host)
    assert third not in await offered(), "when two of three are done, nothing goes on yet"
    await club.cancel(lobby.code, lobby.seats.host)
    after = await scene.state_of_tables(club, tab.people)
    assert "s1b:" not in await offered()
    assert "Ana" not in await offered()
    told = scene.meanwhile(english, before, after)
    assert told.splitlines()[0] == english("playground-meanwhile")
    assert {line for line in told.splitlines() if line.startswith("- ")} == {
        f"- {table.code} · Snack Match · {english('status-cancelled')}" for table in (game, lobby)
    }
    assert scene.meanwhile(english, after, after) == english("playground-quiet")


async def test_the_press_that_ends_a_game_does_not_wait_until_it_has_been_weighed(tmp_path: Path) -> None:
    async with opened(tmp_path, "en", thinkers=1) as tab:
        ana, _ = tab.people.people["Ana"]
        panel: Any = (await ana.slash(tab.people.channel, "snack solo")).response
        panel = (await ana.click(panel, custom_id=find(panel, "start"))).response
        while "place" in verbs(panel):
            panel = (await ana.click(panel, custom_id=find(panel, "place"))).response
        assert "review" in verbs(panel)
        assert not tab.bot.club.workers.idle, "and for ten seconds nothing could be pressed"


@pytest.mark.parametrize(
    ("language", "locale"), [("en", "en-US"), ("es", "es-ES"), ("pt", "pt-BR"), ("nl", "nl"), ("tlh", "en-US")]
)
def test_a_language_has_one_locale(language: str, locale: str) -> None:
    assert locale_of(language) == locale


def test_a_text_is_read_once_and_as_simcord_reads_it() -> None:
    read, context = ReadTexts(), {"users": {"7": "Ana"}}
    for text in ("**bold** <@7> `code`", "- a\n- b", ""):
        for known in (context, None, context):
            assert read.tokens(text, "text_display", context=known) == _markdown.markdown_tokens(
                text, "text_display", context=known
            )
    once = read.tokens("x", context=context)
    once.append("added")
    assert read.tokens("x", context=context) != once, "each gets a copy"


async def test_the_page_shows_emojis_as_discord_does(tab: Tab) -> None:
    """A bot's face in a text and a snack on a button: their pictures, not a note that they are missing."""
    host = tab.people.person("Cleo")
    table = await tab.bot.club.open("snack", host, tab.people.place, capacity=2, options={}, language="en")
    await tab.bot.club.add_bot(table.code, host.id)
    await tab.page.env.settle()
    await tab.page.refresh()
    await tab.press("round 1 of 4", "My cards")
    used = shown_emojis(tab.state["messages"])
    assert {one["name"].split("_")[0] for one in used} >= {"face"}
    assert len({one["name"] for one in used}) > 1
    assert all(one["available"] and tab.state["assets"][one["asset_id"]]["available"] for one in used)


def shown_emojis(part: Any) -> list[dict[str, Any]]:
    """Every application emoji in what the page was sent."""
    if isinstance(part, list):
        return [emoji for one in part for emoji in shown_emojis(one)]
    if not isinstance(part, dict):
        return []
    return [part] if part.get("custom") else shown_emojis(list(part.values()))
