"""The log's format: plain lines, or JSON for machines. Both say which table and interaction a line is about."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

import aiohttp
import discord

from bot.error_log import describe
from bot.log_context import here

TELLTALES = ("discord.gateway", "discord.http", "discord.webhook", "aiosqlite")
"""Loggers kept at INFO or above: at DEBUG they log whole events and messages, with secret choices and typed text; and
the texts of errors."""
CONNECTING = ("discord.client", "discord.shard", "discord.gateway")
OUTAGE = (OSError, TimeoutError, aiohttp.ClientError, discord.GatewayNotFound, discord.ConnectionClosed)
"""Loggers of discord.py that print a whole traceback whenever the connection is lost, and then reconnect anyway."""


class Plain(logging.Formatter):
    """Wraps another formatter, and adds at the end of each line what it is about."""

    def __init__(self, lines: logging.Formatter) -> None:
        super().__init__()
        self._lines = lines

    def format(self, record: logging.LogRecord) -> str:
        about = " ".join(f"{name}={value}" for name, value in here().items())
        return f"{self._lines.format(record)} [{about}]" if about else self._lines.format(record)


class Json(logging.Formatter):
    """One object per line. For an exception it has only the type and the place: the text might quote a hand."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **here(),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line["error"] = describe(error)
        return json.dumps(line, ensure_ascii=False)


def outage_in_one_line(record: logging.LogRecord) -> bool:
    """Log filter: a lost connection is not our error, so log it without the traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, OUTAGE):
        record.msg = f"Cannot reach Discord ({type(error).__name__}). {record.msg}"
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.exc_info = record.exc_text = None
    return True


def set_up_logging(level: int, *, quiet: bool, as_json: bool = False) -> None:
    """Call once per process. `quiet` keeps the terminal readable for someone playing in it."""
    handler = logging.StreamHandler()
    discord.utils.setup_logging(handler=handler, level=logging.WARNING if quiet else level)
    handler.setFormatter(Json() if as_json else Plain(handler.formatter or logging.Formatter()))
    if quiet:
        logging.getLogger("discord").setLevel(logging.ERROR)  # it warns about voice and intents we do not use
    for name in CONNECTING:
        logging.getLogger(name).addFilter(outage_in_one_line)
    for name in TELLTALES:
        logger = logging.getLogger(name)
        logger.setLevel(logging.NOTSET)
        logger.setLevel(max(logging.INFO, logger.getEffectiveLevel()))
