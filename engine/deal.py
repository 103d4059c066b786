"""A deal that nobody could choose.

When a table opens, the bot draws a secret and publishes its seal, the SHA-256 of it. Everyone who sits down then adds a
number that nobody knew when the seal was published. The seed is the SHA-256 of one short text: the secret, what was
agreed on and what each seat added, line by line. So whoever knows the secret cannot know what will be added, and
whoever adds something cannot know the secret; and nothing that was agreed on can change later without changing the
seed.

`docs/fair-deal.md` shows how to check all of this by hand.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Mapping

from engine.errors import BadLog, BadSetup

BOT, NOTHING = "bot", "nothing"
"""What is recorded for a bot's seat, and for a person who has added no number."""
FIRST_LINE = "deal 1"
_SECRET, _TABLE, _ADDED = "[0-9a-f]{64}", "[0-9A-Za-z-]{1,40}", f"[0-9]{{1,20}}|{BOT}|{NOTHING}"


def new_secret() -> str:
    return secrets.token_hex(32)


def seal_of(secret: str) -> str:
    """The SHA-256 of the secret as written."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Deal:
    """What a seed is made from, besides what was agreed on."""

    table: str
    """The table's code."""
    secret: str = field(repr=False)
    """64 hexadecimal digits; as secret as a hand until the game is over."""
    contributions: tuple[str, ...]
    """What each seat has added: a number, BOT or NOTHING."""

    @property
    def seal(self) -> str:
        return seal_of(self.secret)

    def text(self, game: str, rules: int, pack: str, options: Mapping[str, str]) -> str:
        """The text whose SHA-256 is the seed; `pack` is the pack's fingerprint."""
        lines = [FIRST_LINE, f"table {self.table}", f"secret {self.secret}"]
        lines += [f"game {game}", f"rules {rules}", f"pack {pack}"]
        lines += [f"option {name} {options[name]}" for name in sorted(options)]
        lines += [f"seat {seat} {added}" for seat, added in enumerate(self.contributions, 1)]
        return "".join(f"{line}\n" for line in lines)

    def check(self, seats: int) -> None:
        """Raise BadSetup if this deal does not fit that many seats; nothing secret is in the error."""
        given = (self.table, self.secret, *self.contributions)
        patterns = (_TABLE, _SECRET, *(_ADDED for _ in self.contributions))
        well_formed = all(re.fullmatch(pattern, one) for pattern, one in zip(patterns, given, strict=True))
        if not well_formed or len(self.contributions) != seats:
            raise BadSetup("bad_seed")

    def to_json(self) -> dict[str, Any]:
        return {"table": self.table, "secret": self.secret, "contributions": list(self.contributions)}

    @classmethod
    def from_json(cls, data: Any) -> Deal:
        """Read what `to_json` has written; raises BadLog if it is anything else."""
        fields = [data.get(name) for name in ("table", "secret", "contributions")] if isinstance(data, dict) else []
        match fields:
            case [str(table), str(secret), list(contributions)] if all(isinstance(one, str) for one in contributions):
                deal = cls(table, secret, tuple(contributions))
                with suppress(BadSetup):
                    deal.check(len(contributions))
                    return deal
        raise BadLog("log_bad_header", field="deal")


def seed_from(text: str) -> bytes:
    """The seed for a deal's text."""
    return hashlib.sha256(text.encode()).digest()
