"""Everything SimCord has no public way for, in one place; `test_hooks.py` notices when one of these changes."""

from __future__ import annotations

from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from typing import Any, AsyncIterator, Callable, Iterator, Mapping

import discord
import simcord
from simcord import actors, interactions
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.http import router


@asynccontextmanager
async def at_once(env: simcord.Env) -> AsyncIterator[None]:
    """Everything people do inside reaches the bot before it can answer any of it; then it answers everything."""

    async def wait_for_nothing(**_: Any) -> None:
        return None

    env._settle_internal = wait_for_nothing  # type: ignore[method-assign]
    try:
        yield
    finally:
        del env._settle_internal
    await env.settle()


SHORT_S = 2.0
"""Waits shorter than this happen in real time."""


def time_stands_still(env: simcord.Env) -> None:
    """The bot's timers fire when a test advances the clock, and never on their own.

    SimCord also lets each of them fire in real time. Then `settle` waits for those that would fire before it gives up,
    and which ones do depends on how slow the machine is.
    """
    schedule = env._schedule_timer

    def schedule_virtually(record: Any, callback: Any, args: tuple[Any, ...], schedule_context: Any) -> None:
        schedule(record, callback, args, schedule_context)
        if record.real_handle is not None and record.when - env._virtual_time >= SHORT_S:
            record.real_handle.cancel()

    env._schedule_timer = schedule_virtually  # type: ignore[method-assign]


@contextmanager
def speaking(locale: str, guild_locale: str = "en-US", but: Mapping[int, str] | None = None) -> Iterator[None]:
    """People whose Discord is set to another language; `but` gives some of them their own."""
    real = interactions.base_payload

    def payload(*args: Any, **kwargs: Any) -> Any:
        record, data = real(*args, **kwargs)
        who = data["member"]["user"] if "member" in data else data["user"]
        data["locale"] = (but or {}).get(int(who["id"]), locale)
        if "guild_locale" in data:
            data["guild_locale"] = guild_locale
        return record, data

    interactions.base_payload = payload
    try:
        yield
    finally:
        interactions.base_payload = real


@contextmanager
def as_the_bot(env: simcord.Env) -> Iterator[None]:
    """Tasks created inside belong to the bot, so `settle` waits for them."""
    with env._bot_scope():
        yield


async def press_foreign(person: Any, message: Any, custom_id: str) -> Any:
    """A press on a button that this version of the bot would never make, as if the message had it."""
    stored = actors._visible_message(person, message)
    payload: dict[str, Any] = dict(serializers.message_payload(person._env.backend, stored))
    button = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id, "id": 99}
    payload["components"] = [{"type": 1, "id": 98, "components": [button]}]
    payload["flags"] = int(payload.get("flags", 0)) | 1 << 15
    data = {"custom_id": custom_id, "component_type": 2, "id": 99}
    channel = next(one for one in person.guild.channels.values() if one.id == stored.channel_id)
    try:
        return await actors._dispatch_actor_interaction(
            person, 3, channel, data, extra={"message": payload}, source_message_id=stored.id
        )
    finally:
        await person._env.settle()


def delete_channel(env: simcord.Env, channel: Any) -> None:
    env.backend.delete_channel(channel.id)


def delete_message(env: simcord.Env, message: Any) -> None:
    env.backend.delete_message(message.channel.id, message.id)


def remove_bot(env: simcord.Env, guild: Any, *, told: bool = False) -> None:
    """Someone removes the bot from the server. `told`: the gateway reports it, as it does unless it is down."""
    env.backend.remove_member(guild.id, env.backend.bot_user.id)
    if told:
        env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})


def re_add_bot(env: simcord.Env, guild: Any, *, told: bool = False) -> None:
    env.backend.add_member(guild.id, env.backend.bot_user.id, announce=True)
    if told:
        payload = dict(serializers.guild_create_payload(env.backend, env.backend.guilds[guild.id]))
        payload.pop("unavailable", None)  # only set for servers that come back after an outage
        env.backend.emit("GUILD_CREATE", payload)


def create_thread(channel: Any, name: str, owner: Any) -> Any:
    """A thread in a channel, opened by someone in Discord."""
    made = channel._env.backend.create_thread(channel.id, name, owner.id)
    return next(one for one in channel.threads if one.id == made.id)


def create_private_thread(channel: Any, name: str, *invited: Any) -> Any:
    """A thread that only invited people and the bot can see."""
    backend = channel._env.backend
    made = backend.create_thread(channel.id, name, invited[0].id, type=discord.ChannelType.private_thread.value)
    for one in (*invited[1:], backend.bot_user):
        backend.add_thread_member(made.id, one.id)
    return next(one for one in channel.threads if one.id == made.id)


def hide_from(env: simcord.Env, channel: Any, person: Any) -> None:
    """A server admin hides a channel from one person."""
    denied = discord.Permissions(view_channel=True).value
    env.backend.set_overwrite(channel.id, Overwrite(person.id, OverwriteType.MEMBER, 0, denied))


def forbid_bot(env: simcord.Env, channel: Any, *permissions: str) -> None:
    """A server admin takes permissions in one channel from the bot."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True))
    stored = env.backend.get_channel(channel.id)
    stored.overwrites = [Overwrite(env.backend.bot_user.id, OverwriteType.MEMBER, 0, denied.value)]


def allow_bot(env: simcord.Env, channel: Any) -> None:
    env.backend.get_channel(channel.id).overwrites = []


class Journal(list[Any]):
    """Replaces SimCord's list of requests, and passes each on as it is made."""

    def __init__(self, env: simcord.Env, on_request: Callable[[Any], None]) -> None:
        super().__init__()
        self._on_request = on_request
        env.backend.http_requests = self

    def append(self, request: Any) -> None:
        super().append(request)
        self._on_request(request)


Spoil = Callable[[str, str], Exception | None]
"""Takes a request's method and path, and returns what goes wrong with it: a broken connection, or a `refusal`."""


def refusal(status: int, code: int = 0) -> Exception:
    """An error response from Discord."""
    return BackendError(status, code, "spoiled by a test")


@contextmanager
def network(spoil: Spoil, *, carried_out: bool = False) -> Iterator[None]:
    """A network that loses requests or, if they are `carried_out`, only their answers."""
    real = router.dispatch

    def dispatch(backend: Any, method: str, path: str, **more: Any) -> Any:
        error = spoil(method, path)
        if error is not None and not carried_out:
            raise error
        result = real(backend, method, path, **more)
        if error is not None:
            raise error
        return result

    router.dispatch = dispatch
    try:
        yield
    finally:
        router.dispatch = real


@contextmanager
def sent(at: datetime) -> Iterator[None]:
    """Whatever people do inside was sent at that time, by its id, and arrives only now."""
    real = interactions.base_payload

    def payload(backend: Any, **kwargs: Any) -> Any:
        record, data = real(backend, **kwargs)
        del backend.interactions[record.id]
        record.id = discord.utils.time_snowflake(at) + len(backend.interactions)
        backend.interactions[record.id] = record
        backend.interaction_tokens[record.token] = record.id
        return record, {**data, "id": str(record.id)}

    interactions.base_payload = payload
    try:
        yield
    finally:
        interactions.base_payload = real


@contextmanager
def installed_by_themselves(context: int) -> Iterator[None]:
    """Requests by people who installed the app for themselves, from that kind of place (2: a conversation without the
    bot). SimCord doesn't know such places, so the payload is changed."""
    real = interactions.base_payload

    def payload(*args: Any, **kwargs: Any) -> Any:
        record, data = real(*args, **kwargs)
        who = data["member"]["user"] if "member" in data else data["user"]
        data["authorizing_integration_owners"] = {"1": who["id"]}
        data["context"] = context
        return record, data

    interactions.base_payload = payload
    try:
        yield
    finally:
        interactions.base_payload = real
