"""Servers, channels, people and messages in Discord's format: the parts that discord.py reads."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import discord
from aiohttp import web

Json = dict[str, Any]
APPLICATION = 1001
"""Also the id of the bot's own user, as in most applications."""
ALL_PERMISSIONS = str(discord.Permissions.all().value)
MEMBER_PERMISSIONS = str(
    discord.Permissions(
        view_channel=True, send_messages=True, send_messages_in_threads=True, read_message_history=True
    ).value
)
TEXT, DIRECT, THREAD = 0, 1, 11
JOINED = "2026-01-01T00:00:00+00:00"


def now() -> str:
    return datetime.now(UTC).isoformat()


def user(number: int, name: str, *, bot: bool = False) -> Json:
    return {
        "id": str(number),
        "username": name,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "flags": 0,
    }


def member(who: Json, permissions: str = MEMBER_PERMISSIONS) -> Json:
    return {
        "user": who,
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": JOINED,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": permissions,
    }


def guild(number: int, name: str, channels: list[Json], threads: list[Json], members: list[Json]) -> Json:
    everyone = {
        "id": str(number),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": ALL_PERMISSIONS,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(number),
        "name": name,
        "owner_id": "1",
        "icon": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "preferred_locale": "en-US",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "roles": [everyone],
        "emojis": [],
        "stickers": [],
        "features": [],
        "channels": channels,
        "threads": threads,
        "members": members,
        "member_count": len(members),
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "large": False,
        "unavailable": False,
    }


def text_channel(number: int, guild_id: int, name: str) -> Json:
    return {
        "id": str(number),
        "type": TEXT,
        "guild_id": str(guild_id),
        "name": name,
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "topic": None,
        "last_message_id": None,
        "parent_id": None,
        "rate_limit_per_user": 0,
    }


def thread(number: int, parent: Json, name: str, minutes: int = 1440) -> Json:
    state = {
        "archived": False,
        "auto_archive_duration": minutes,
        "archive_timestamp": now(),
        "create_timestamp": now(),
        "locked": False,
    }
    return {
        "id": str(number),
        "type": THREAD,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": str(APPLICATION),
        "name": name,
        "last_message_id": None,
        "message_count": 0,
        "member_count": 1,
        "rate_limit_per_user": 0,
        "thread_metadata": state,
    }


def direct_channel(number: int, who: Json) -> Json:
    return {"id": str(number), "type": DIRECT, "recipients": [who], "last_message_id": None, "flags": 0}


def application() -> Json:
    return {
        "id": str(APPLICATION),
        "name": "loopback",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user(1, "owner"),
        "flags": 0,
    }


def reply(data: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """An answer in Discord's format; discord.py reads nothing else as JSON."""
    return web.Response(
        body=json.dumps(data).encode(), status=status, headers={**(headers or {}), "Content-Type": "application/json"}
    )
