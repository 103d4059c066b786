"""The routes of Discord's HTTP interface that the bot uses."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable

from aiohttp import BodyPartReader, web
from aiohttp.typedefs import Handler

from tests.loopback import payloads
from tests.loopback.payloads import APPLICATION, Json, reply
from tests.loopback.records import Interaction, Message, Refused
from tests.loopback.world import EPHEMERAL, LOADING, World

Files = dict[str, tuple[str, bytes]]
"""Name and content, by the number the body lists them under."""
PONG, MESSAGE, THINKING, DEFERRED, UPDATE, COMPLETIONS, MODAL = 1, 4, 5, 6, 7, 8, 9
"""The kinds of interaction responses."""


class Rest:
    def __init__(self, world: World) -> None:
        self._world = world
        self.requests: list[str] = []
        """Method and path of each request, in order, while `recording`."""
        self.recording = True
        self.errors: list[Exception] = []
        """Errors of this server rather than of the bot."""
        self.count = 0

    def routes(self) -> list[web.RouteDef]:
        channel, hook = "/channels/{channel}", "/webhooks/{application}/{token}"
        known: list[tuple[str, str, Callable[[web.Request], Awaitable[web.Response]]]] = [
            ("GET", "/users/@me", self._me),
            ("POST", "/users/@me/channels", self._open_direct),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/applications/@me", self._application),
            ("PUT", "/applications/{application}/commands", self._sync),
            ("GET", "/applications/{application}/commands", self._commands),
            ("GET", "/applications/{application}/emojis", self._emojis),
            ("POST", "/applications/{application}/emojis", self._add_emoji),
            ("DELETE", "/applications/{application}/emojis/{emoji}", self._delete_emoji),
            ("GET", "/guilds/{guild}", self._guild),
            ("GET", "/guilds/{guild}/channels", self._channels),
            ("GET", "/guilds/{guild}/members/{user}", self._member),
            ("GET", channel, self._channel),
            ("PATCH", channel, self._edit_channel),
            ("POST", f"{channel}/threads", self._thread),
            ("POST", f"{channel}/messages/{{message}}/threads", self._thread),
            ("GET", f"{channel}/thread-members/{{user}}", self._thread_member),
            ("GET", f"{channel}/messages", self._history),
            ("POST", f"{channel}/messages", self._post),
            ("GET", f"{channel}/messages/{{message}}", self._get),
            ("PATCH", f"{channel}/messages/{{message}}", self._edit),
            ("DELETE", f"{channel}/messages/{{message}}", self._delete),
            ("POST", "/interactions/{interaction}/{token}/callback", self._answer),
            ("POST", hook, self._follow_up),
            ("GET", f"{hook}/messages/{{message}}", self._get_answer),
            ("PATCH", f"{hook}/messages/{{message}}", self._edit_answer),
            ("DELETE", f"{hook}/messages/{{message}}", self._delete_answer),
        ]
        return [web.route(method, f"/api/v10{path}", handler) for method, path, handler in known]

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        self.count += 1
        if self.recording:
            self.requests.append(f"{request.method} {request.path.removeprefix('/api/v10')}")
        try:
            return await handler(request)
        except Refused as refused:
            return reply(refused.body, status=refused.status)
        except (web.HTTPException, ConnectionError):
            raise
        except Exception as error:
            self.errors.append(error)
            raise

    # Who the bot is

    async def _me(self, request: web.Request) -> web.Response:
        if self._world.revoked or not request.headers.get("Authorization", "").startswith("Bot "):
            raise Refused(401, 0, "401: Unauthorized")
        return reply(self._world.bot)

    async def _application(self, request: web.Request) -> web.Response:
        return reply(payloads.application())

    async def _sync(self, request: web.Request) -> web.Response:
        self._world.commands = [
            {**one, "id": str(self._world.new_id()), "application_id": str(APPLICATION), "version": "1"}
            for one in await request.json()
        ]
        return reply(self._world.commands)

    async def _commands(self, request: web.Request) -> web.Response:
        return reply(self._world.commands)

    async def _emojis(self, request: web.Request) -> web.Response:
        return reply({"items": list(self._world.emojis.values())})

    async def _add_emoji(self, request: web.Request) -> web.Response:
        name, number = (await request.json())["name"], self._world.new_id()
        if any(one["name"] == name for one in self._world.emojis.values()):
            raise Refused(400, 50035, "Invalid Form Body: the name is taken")
        made = {"id": str(number), "name": name, "roles": [], "require_colons": True, "managed": False}
        self._world.emojis[number] = {**made, "animated": False, "available": True, "user": self._world.bot}
        return reply(self._world.emojis[number], status=201)

    async def _delete_emoji(self, request: web.Request) -> web.Response:
        if self._world.emojis.pop(_number(request, "emoji"), None) is None:
            raise Refused(404, 10014, "Unknown Emoji")
        return web.Response(status=204)

    # Places and people

    async def _guild(self, request: web.Request) -> web.Response:
        """A server as a request gets it: without its channels, threads and members."""
        found = self._world.guilds.get(_number(request, "guild"))
        if found is None:
            raise Refused(404, 10004, "Unknown Guild")
        return reply({key: value for key, value in found.items() if key not in ("channels", "threads", "members")})

    async def _channels(self, request: web.Request) -> web.Response:
        return reply(self._world.guilds[_number(request, "guild")]["channels"])

    async def _member(self, request: web.Request) -> web.Response:
        found = self._world.users.get(_number(request, "user"))
        if found is None or _number(request, "guild") not in self._world.guilds:
            raise Refused(404, 10007, "Unknown Member")
        return reply(payloads.member(found))

    async def _open_direct(self, request: web.Request) -> web.Response:
        user = int((await request.json())["recipient_id"])
        if user not in self._world.users:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        return reply(self._world.direct_channel(user))

    async def _channel(self, request: web.Request) -> web.Response:
        return reply(self._world.channel(_number(request, "channel")))

    async def _edit_channel(self, request: web.Request) -> web.Response:
        channel, body = self._world.channel(_number(request, "channel")), await request.json()
        state = channel.get("thread_metadata", {})
        state.update({key: body.pop(key) for key in ("archived", "locked", "auto_archive_duration") if key in body})
        channel.update({key: body[key] for key in ("name", "topic") if key in body})
        if state:
            self._world.emit("THREAD_UPDATE", channel, int(channel["guild_id"]))
        return reply(channel)

    async def _thread(self, request: web.Request) -> web.Response:
        # A thread that belongs to a message has the message's id.
        number = _number(request, "message") if "message" in request.match_info else None
        name = (await request.json())["name"]
        return reply(self._world.add_thread(_number(request, "channel"), name, number), status=201)

    async def _thread_member(self, request: web.Request) -> web.Response:
        thread, user = request.match_info["channel"], request.match_info["user"]
        return reply({"id": thread, "user_id": user, "join_timestamp": payloads.JOINED, "flags": 0})

    # Messages in channels

    async def _history(self, request: web.Request) -> web.Response:
        channel, asked = _number(request, "channel"), request.query
        self._world.channel(channel)
        found = [one for one in self._world.public(channel) if int(asked.get("after", 0)) < one.id]
        found = [one for one in found if one.id < int(asked.get("before", 2**63))]
        most = int(asked.get("limit", 50))
        # With only `after`, Discord returns the next ones after it; the newest come first in any answer.
        part = found[:most] if "after" in asked and "before" not in asked else found[-most:]
        return reply([one.data for one in reversed(part)])

    async def _post(self, request: web.Request) -> web.Response:
        message = self._world.post(_number(request, "channel"), *await _body(request))
        return reply(message.data)

    def _meant(self, request: web.Request) -> Message:
        message = self._world.message(_number(request, "channel"), _number(request, "message"))
        if message.seen_by is not None:
            raise Refused(404, 10008, "Unknown Message")
        return message

    async def _get(self, request: web.Request) -> web.Response:
        return reply(self._meant(request).data)

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._meant(request)
        self._world.edit(message, *await _body(request))
        return reply(message.data)

    async def _delete(self, request: web.Request) -> web.Response:
        self._world.delete(self._meant(request))
        return web.Response(status=204)

    # Interaction responses

    async def _answer(self, request: web.Request) -> web.Response:
        body, files = await _body(request)
        kind, data = body["type"], body.get("data") or {}
        asked = self._world.acknowledge(_number(request, "interaction"), request.match_info["token"], kind)
        channel = int(asked.payload["channel_id"])
        if kind in (MESSAGE, THINKING):
            private = asked.user if data.get("flags", 0) & EPHEMERAL else None
            waiting = LOADING if kind == THINKING else 0
            shown = {**data, "flags": data.get("flags", 0) | waiting}
            asked.original = self._world.post(channel, shown, files, private)
        elif kind in (DEFERRED, UPDATE):
            asked.original = asked.source
            if kind == UPDATE and asked.source is not None:
                self._world.edit(asked.source, data, files)
        elif kind == MODAL:
            asked.form = data
        elif kind == COMPLETIONS:
            asked.choices = data["choices"]
        public = asked.source is not None and asked.source.seen_by is None
        if kind not in (THINKING, DEFERRED) or (kind == DEFERRED and public):
            # On a public message the press alone may be all: the message itself changes in its own time.
            asked.see(None if kind == DEFERRED else asked.original)
        return reply(_callback(asked))

    def _asked(self, request: web.Request) -> Interaction:
        return self._world.interaction(request.match_info["token"])

    def _answered(self, request: web.Request) -> Message:
        """The message that an edit or a deletion refers to."""
        asked, which = self._asked(request), request.match_info["message"]
        if which != "@original":
            return self._world.message(int(asked.payload["channel_id"]), int(which))
        if asked.original is None:
            raise Refused(404, 10015, "Unknown Webhook")
        return self._world.message(asked.original.channel, asked.original.id)

    async def _follow_up(self, request: web.Request) -> web.Response:
        asked, (body, files) = self._asked(request), await _body(request)
        first = asked.original
        if first is not None and first.data["flags"] & LOADING:
            # The first follow-up replaces *is thinking*, and is private if that was.
            self._world.edit(first, {**body, "flags": body.get("flags", 0) & ~EPHEMERAL}, files)
            message = first
        else:
            private = asked.user if body.get("flags", 0) & EPHEMERAL else None
            message = self._world.post(int(asked.payload["channel_id"]), body, files, private)
        asked.see(message)
        return reply(message.data)

    async def _get_answer(self, request: web.Request) -> web.Response:
        return reply(self._answered(request).data)

    async def _edit_answer(self, request: web.Request) -> web.Response:
        message = self._answered(request)
        self._world.edit(message, *await _body(request))
        self._asked(request).see(message)
        return reply(message.data)

    async def _delete_answer(self, request: web.Request) -> web.Response:
        self._world.delete(self._answered(request))
        return web.Response(status=204)


def _callback(asked: Interaction) -> Json:
    number, message = asked.payload["id"], asked.original
    answer: Json = {"id": number, "type": asked.payload["type"]}
    if message is None or asked.kind not in (MESSAGE, THINKING, UPDATE):
        return {"interaction": answer, "resource": {"type": asked.kind}}
    private, waiting = bool(message.data["flags"] & EPHEMERAL), bool(message.data["flags"] & LOADING)
    answer |= {"response_message_id": str(message.id), "response_message_loading": waiting}
    answer["response_message_ephemeral"] = private
    return {"interaction": answer, "resource": {"type": asked.kind, "message": message.data}}


def _number(request: web.Request, name: str) -> int:
    text = request.match_info[name]
    if not text.isdecimal():
        raise Refused(404, 0, f"404: Not Found ({request.path})")
    return int(text)


async def _body(request: web.Request) -> tuple[Json, Files]:
    """The request's content, as JSON or as a form with files."""
    if not request.content_type.startswith("multipart/"):
        return await request.json(), {}
    body: Json = {}
    files: Files = {}
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        assert isinstance(part, BodyPartReader), "forms are flat"
        if part.name == "payload_json":
            body = json.loads(await part.text())
        elif found := re.fullmatch(r"files\[(\d+)\]", part.name or ""):
            files[found[1]] = (part.filename or "", bytes(await part.read()))
    return body, files
