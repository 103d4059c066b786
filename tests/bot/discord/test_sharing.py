"""After the end: what players post for everyone, and pictures that don't move."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.drawing import studio
from bot.store.base import StoreError
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import forbid_bot, network, refusal
from tests.bot.discord.reading import GALLERY, alts, parts, text_of, verbs
from tests.bot.discord.world import World, answer, shown

SEPARATOR = 14


@pytest.fixture(autouse=True)
def short_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "SECONDS", 0.2)


async def frames(message: Any) -> list[int]:
    """How many frames each picture of a message has."""
    pictures = [Image.open(BytesIO(await one.read())) for one in message.attachments]
    return [getattr(one, "n_frames", 1) for one in pictures]


@pytest.mark.parametrize("what", ["replay", "review"])
async def test_those_who_played_post_it_once(world: World, what: str) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.finish(code)
    over = world.public()[-1]
    private = shown(await world.press(first, over, what))
    assert private.ephemeral
    posted = await world.press(first, private, "post", what)
    assert world.channel.mention in answer(posted)
    message = world.public()[-1]
    assert first.mention in text_of(message)
    assert code in text_of(message)
    assert verbs(message) == []
    assert "only you see this" not in text_of(message).lower()
    assert not re.search(r"\byou", text_of(message), re.IGNORECASE), "it speaks to everyone"
    count = len(world.public())
    assert "Once is enough" in answer(await world.press(first, private, "post", what))
    again = shown(await world.press(first, over, what))
    assert "post" not in verbs(again)
    # A review is personal; the replay belongs to everyone.
    others = shown(await world.press(second, over, what))
    assert ("post" in verbs(others)) is (what == "review")
    assert len(world.public()) == count
    assert world.public()[-2].id == over.id, "the table's message stays as it was"


async def test_onlookers_post_nothing(world: World) -> None:
    code = await world.begin(world.people[1])
    await world.finish(code)
    private = shown(await world.press(world.onlooker, world.public()[-1], "replay"))
    assert "post" not in verbs(private)
    refused = await world.onlooker.slash(world.channel, "snack do", action=f"s1b:post:{code}::replay")
    assert "no seat" in answer(refused)
    odd = await world.people[0].slash(world.channel, "snack do", action=f"s1b:post:{code}::hands")
    assert "older version" in answer(odd)


async def test_what_could_not_be_posted_can_be_tried_again(world: World) -> None:
    person = world.people[0]
    code = await world.begin(world.people[1])
    await world.finish(code)
    private = shown(await world.press(person, world.public()[-1], "replay"))
    forbid_bot(world.env, world.channel, "view_channel", "send_messages")
    assert "can't show the table" in answer(await world.press(person, private, "post", "replay"))
    table = await world.table(code)
    assert (table.clock.shared, table.clock.sharing) == ((), {})


async def test_a_post_that_was_cut_short_is_made_once_in_the_end(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process died before Discord got it, or after that and before it was recorded."""
    first, second = world.people
    code = await world.begin(second)
    await world.finish(code)
    over = world.public()[-1]
    private = shown(await world.press(first, over, "replay"))
    await world.bot.club.share_once(code, "replay")
    assert "Once is enough" in answer(await world.press(first, private, "post", "replay")), "someone is posting it"
    await world.restart()
    await world.env.advance_time(61)
    count = len(world.public())
    private = shown(await world.press(first, over, "replay"))

    async def ended(*_: object, **__: object) -> None:
        raise StoreError("locked")

    world.forgiven = ["StoreError at"]
    with monkeypatch.context() as patched:
        patched.setattr(world.bot.club, "has_shared", ended)
        await world.press(first, private, "post", "replay")
    assert len(world.public()) == count + 1
    await world.env.advance_time(61)
    private = shown(await world.press(first, over, "replay"))
    assert world.channel.mention in answer(await world.press(first, private, "post", "replay"))
    assert len(world.public()) == count + 1
    assert "Once is enough" in answer(await world.press(first, private, "post", "replay"))


async def test_an_answer_that_got_lost_is_not_followed_by_a_second_post(world: World) -> None:
    person = world.people[0]
    code = await world.begin(world.people[1])
    await world.finish(code)
    private = shown(await world.press(person, world.public()[-1], "replay"))
    count = len(world.public())
    path = f"/channels/{world.channel.id}/messages"
    with network(lambda method, to: refusal(502) if (method, to) == ("POST", path) else None, carried_out=True):
        assert "can't show the table" in answer(await world.press(person, private, "post", "replay"))
    assert len(world.public()) == count + 1
    assert world.channel.mention in answer(await world.press(person, private, "post", "replay"))
    assert len(world.public()) == count + 1


async def test_less_motion_is_a_preference(opened: Open) -> None:
    world = await opened(2, drawn=True)
    first, second = world.people
    chosen = await first.slash(world.channel, "snack me", motion="still")
    assert "Less motion: **on**" in answer(chosen)
    code = await world.begin(second)
    await world.finish(code)
    over = world.public()[-1]
    assert await frames(shown(await world.press(first, over, "replay"))) == [1]
    assert (await frames(shown(await world.press(second, over, "replay"))))[0] > 2
    back = await world.press(first, chosen.response, "keeplook", "moving", "me")
    assert "Less motion: **off**" in answer(back)


@pytest.mark.parametrize("motion", [True, False])
async def test_reveals_move_only_where_the_server_wants_it(opened: Open, motion: bool) -> None:
    world = await opened(2, drawn=True)
    first, second = world.people
    if not motion:
        await world.bot.club.servers.change(world.guild.id, lambda server: server.__class__(motion=False))
    code = await world.begin(second)
    await world.finish_phase(code)
    await world.finish_phase(code)
    assert (await world.moment(code)) == (2, "choose")
    posted = await world.posted(code)
    assert "Round 1" in text_of(posted)
    assert ((await frames(posted))[0] > 1) is motion
    # The next round's question comes below its own line.
    kinds = [one["type"] for one in parts(posted)]
    assert kinds.index(GALLERY) < kinds.index(SEPARATOR)
    # The reveal stays in the channel unchanged, even after the game has moved on.
    await world.finish_phase(code)
    before = [await one.read() for one in (await world.posted(code)).attachments]
    await world.finish_phase(code)
    assert (await world.posted(code)).id != posted.id
    earlier = world.as_now(first, posted)
    assert [await one.read() for one in earlier.attachments] == before
    assert alts(earlier) == alts(posted)
