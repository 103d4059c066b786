"""Typed and checked settings from the environment and a `.env` file; read in main(), never at import."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Mapping

from engine.errors import EngineError

LONGEST_ID = 20
"""The most digits a Discord id can have."""


LOG_FORMATS = ("plain", "json")
LAST_PORT = 65_535


class BadSetting(Exception):
    """A setting is wrong; the message says in one line which one and how to fix it."""


@dataclass(frozen=True)
class Settings:
    """Each field is the environment variable of the same name in capitals; `about` is its line in `.env.example`."""

    discord_token: str = field(
        default="",
        repr=False,
        metadata={"about": "The bot's token from Discord's developer portal. Empty: the playground in a browser."},
    )
    database_url: str = field(
        default="sqlite:///data/snack.db",
        repr=False,
        metadata={
            "about": "Where games are kept: a SQLite file, or postgresql://user:password@host/database. Back it up."
        },
    )
    packs_dir: str = field(
        default="",
        metadata={"about": "A folder with packs of your own (JSON files). Empty: the default packs only."},
    )
    log_level: str = field(default="INFO", metadata={"about": "How much to log: DEBUG, INFO, WARNING or ERROR."})
    log_format: str = field(default="plain", metadata={"about": "The log's format: plain lines, or json for machines."})
    http_port: int = field(
        default=0,
        metadata={
            "about": "The port for /live, /ready and /metrics; with several processes, the first of as many ports. "
            "0: off."
        },
    )
    http_host: str = field(
        default="127.0.0.1", metadata={"about": "The address they listen on. 0.0.0.0 lets other machines in too."}
    )
    backup_dir: str = field(
        default="", metadata={"about": "A folder for daily backups (SQLite only). Empty: no backups."}
    )
    backups_kept: int = field(default=7, metadata={"about": "How many daily backups to keep."})
    tables_per_person: int = field(default=5, metadata={"about": "How many open tables one person may host at a time."})
    tables_per_channel: int = field(default=10, metadata={"about": "How many tables may be open in one channel."})
    keep_days: str = field(
        default="",
        metadata={
            "about": "How many days to keep the moves of finished games; results and ratings stay. Empty: forever."
        },
    )
    thinkers: int = field(
        default=2,
        metadata={
            "about": "How many processes think for bots, hints and reviews (about 26 MB each). 0: use threads.",
            "least": 0,
        },
    )
    barred_servers: str = field(
        default="", metadata={"about": "Servers that may not use the bot: their ids, separated by commas."}
    )

    @classmethod
    def read(cls, env: Mapping[str, str]) -> Settings:
        given: dict[str, str | int] = {}
        for one in fields(cls):
            name = one.name.upper()
            text = env.get(name, "").strip()
            if not text:
                continue
            if isinstance(one.default, int):
                given[one.name] = _whole_number(name, text, one.metadata.get("least", min(1, one.default)))
            else:
                given[one.name] = text
        settings = cls(**given)  # type: ignore[arg-type]
        settings._check()
        return settings

    def check_shared(self) -> None:
        """Raise BadSetting if this database cannot be shared by several processes."""
        if not self.postgres:
            raise BadSetting(
                "Several processes need PostgreSQL, because they cannot share a SQLite file: "
                "set DATABASE_URL to postgresql://user:password@host/database, or leave out --processes."
            )

    @property
    def postgres(self) -> bool:
        return self.database_url.split("://")[0] in ("postgresql", "postgres")

    @property
    def as_json(self) -> bool:
        """Whether to log JSON, for machines."""
        return self.log_format.lower() == "json"

    @property
    def level(self) -> int:
        return logging.getLevelNamesMapping()[self.log_level.upper()]

    @property
    def barred(self) -> frozenset[int]:
        return frozenset(int(one) for one in self._barred())

    @property
    def days_kept(self) -> int | None:
        return _whole_number("KEEP_DAYS", self.keep_days, least=1) if self.keep_days else None

    def _barred(self) -> list[str]:
        return self.barred_servers.replace(",", " ").split()

    def _check(self) -> None:
        _ = self.days_kept
        wrong = [one for one in self._barred() if not (one.isascii() and one.isdecimal() and len(one) <= LONGEST_ID)]
        if wrong:
            raise BadSetting(
                f"BARRED_SERVERS must be server ids separated by commas, not {wrong[0][:20]!r}: "
                "copy them in Discord with developer mode on, or leave the setting out."
            )
        if self.log_level.upper() not in logging.getLevelNamesMapping():
            raise BadSetting(f"LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR, not {self.log_level!r}.")
        if self.log_format.lower() not in LOG_FORMATS:
            raise BadSetting(f"LOG_FORMAT must be plain or json, not {self.log_format[:20]!r}.")
        if self.http_port > LAST_PORT:
            raise BadSetting(f"HTTP_PORT must be at most {LAST_PORT}, not {self.http_port}: change it, or remove it.")
        if self.backup_dir and self.postgres:
            raise BadSetting(
                "BACKUP_DIR is for SQLite: leave it out, and let pg_dump back up PostgreSQL (docs/operating/README.md)."
            )
        if self.packs_dir and not Path(self.packs_dir).is_dir():
            raise BadSetting(f"PACKS_DIR: there is no folder {self.packs_dir!r}. Create it, or remove the setting.")
        if self.discord_token and (" " in self.discord_token or self.discord_token.count(".") != 2):
            raise BadSetting("DISCORD_TOKEN does not look like a bot token: copy it again from the developer portal.")


def _whole_number(name: str, text: str, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = -1
    if number < least:
        raise BadSetting(f"{name} must be a whole number, {least} or more, not {text[:20]!r}: change it, or remove it.")
    return number


def setting_behind(error: EngineError, database: str = "DATABASE_URL") -> str:
    """Explain an unusable database or pack in one line: which setting is behind it, what is wrong and how to fix it.
    `database` is what named the database, if not the setting."""
    if error.code not in WRONG:
        return f"{error.code}: {error.params}"
    setting = "PACKS_DIR" if error.code.startswith("pack_") else database
    return f"{setting}: {WRONG[error.code].format(**error.params)}"


WRONG: Mapping[str, str] = {
    "bad_store_url": "it can be SQLite or PostgreSQL, but this begins with {scheme!r}. "
    "Write it like sqlite:///data/snack.db or postgresql://user:password@host/database.",
    "store_address": "this address cannot be read. Write it like postgresql://user:password@host/database; "
    "in the password @ is %40, : is %3A, / is %2F and # is %23.",
    "postgres_missing": "PostgreSQL needs the package asyncpg, which is not installed here: pip install asyncpg.",
    "store_unreachable": "cannot connect to PostgreSQL ({reason}). Is it running? Are host, user and database right?",
    "store_unreadable": "{file} cannot be used ({reason}). Correct the path, or put a backup in its place.",
    "store_failed": "cannot write to it ({reason}). Is the disk full, or the folder read-only?",
    "store_in_use": "{file} is in use by another bot process. Stop that one first; "
    "only PostgreSQL can be shared by several.",
    "newer_schema": "{file} was written by a newer version (format {found}; this one knows {known}). Update the bot.",
    "backup_unreadable": "{file} cannot be used as a backup ({reason}). Nothing was changed; try another backup.",
    "backup_damaged": "{file} has open games that cannot be read ({tables}). Nothing was changed; try another backup, "
    "or add --anyway to keep the rest.",
    "backup_refused": "{file} cannot be written ({reason}). Nothing was changed; choose another file.",
    "still_in_use": "{file} is in use. Nothing was changed; stop the bot first.",
    "target_not_empty": "it already has data ({table}: {count}). Choose an empty database.",
    "copy_differs": "the copy does not match ({what}), so it was discarded. Is the bot still running?",
    "pack_unreadable": "{file} cannot be read ({reason}). Fix the file, or remove it from the folder.",
    "pack_field": "{file} lacks a valid {field!r}. Fix the file, or remove it from the folder.",
    "pack_count": "{file} has {count} cards; the game needs {expected}.",
    "pack_shape": "{file}: card {card} must be {expected} squares.",
    "pack_square": "{file}: card {card} has a square I cannot read: {square}.",
    "pack_duplicate": "{file}: card {card} is the same as card {other}.",
    "pack_id": "{file}: card {card} needs an id of its own.",
    "pack_name": "two packs for {game} are called {name!r}. Rename one of them.",
}
"""What to tell the operator when the bot cannot start, by error code."""


def example() -> str:
    """The text of `.env.example`."""
    lines = ["# Copy this file to .env and fill in what you need. Every setting is optional.", ""]
    for one in fields(Settings):
        lines += [f"# {one.metadata['about']}", f"{one.name.upper()}={one.default}", ""]
    return "\n".join(lines)
