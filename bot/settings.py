"""Settings from the environment (and a `.env` file beside it), typed and checked; read in main(), never at import."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Mapping


class BadSetting(Exception):
    """One line that says which setting is wrong and what to do."""


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
        metadata={"about": "Where games are kept: a SQLite file. Back this file up."},
    )
    packs_dir: str = field(
        default="",
        metadata={"about": "A folder with packs of your own (JSON files). Empty: the house packs only."},
    )
    log_level: str = field(default="INFO", metadata={"about": "How much is logged: DEBUG, INFO, WARNING or ERROR."})
    tables_per_person: int = field(
        default=5, metadata={"about": "How many tables one person may have open as host at a time."}
    )
    tables_per_channel: int = field(default=10, metadata={"about": "How many tables may be open in one channel."})

    @classmethod
    def read(cls, env: Mapping[str, str]) -> Settings:
        given: dict[str, str | int] = {}
        for one in fields(cls):
            name = one.name.upper()
            text = env.get(name, "").strip()
            if not text:
                continue
            if isinstance(one.default, int):
                if not text.isdigit() or int(text) < 1:
                    raise BadSetting(
                        f"{name} must be a whole number from 1 on, not {text!r}: correct it or leave it out."
                    )
                given[one.name] = int(text)
            else:
                given[one.name] = text
        settings = cls(**given)  # type: ignore[arg-type]
        settings._check()
        return settings

    @property
    def level(self) -> int:
        return logging.getLevelNamesMapping()[self.log_level.upper()]

    def _check(self) -> None:
        if self.log_level.upper() not in logging.getLevelNamesMapping():
            raise BadSetting(f"LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR, not {self.log_level!r}.")
        if self.packs_dir and not Path(self.packs_dir).is_dir():
            raise BadSetting(f"PACKS_DIR names no folder: {self.packs_dir!r}. Make it, or leave the setting out.")
        if self.discord_token and (" " in self.discord_token or self.discord_token.count(".") != 2):
            raise BadSetting("DISCORD_TOKEN does not look like a bot token: copy it anew from the developer portal.")


def example() -> str:
    """The text of `.env.example`."""
    lines = ["# Copy this file to .env and fill in what you need; every setting may be left out.", ""]
    for one in fields(Settings):
        lines += [f"# {one.metadata['about']}", f"{one.name.upper()}={one.default}", ""]
    return "\n".join(lines)
