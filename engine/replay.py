"""A game as a log, a header and a list of moves: state = fold(log). Any earlier point can be rebuilt.

A log on disk is one JSON object, `{"header": …, "count": 2, "moves": [{"seat": 0, "do": "keep", "card": 7}, …]}`.
The count reveals logs that were cut off between two moves.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Callable, Iterable, NamedTuple

from engine.cards import Pack
from engine.deal import Deal, seed_from
from engine.errors import BadLog, BadSetup, IllegalMove
from engine.game import AnyGame, Outcome, Setup, Start, View, check_seat, set_up
from engine.moves import Json, Move, Undo, read_move
from engine.shuffle import SEED_BYTES, new_seed


class Stock(NamedTuple):
    """A game and a function that finds its packs by name; KeyError for an unknown pack."""

    game: AnyGame
    pack: Callable[[str], Pack]


Library = Callable[[str], Stock]
"""Finds a game and its packs by the game's name; KeyError for an unknown game."""


@dataclass(frozen=True)
class Entry:
    seat: int
    move: Move

    def to_json(self) -> Json:
        return {"seat": self.seat, **self.move.to_json()}


@dataclass(frozen=True)
class Match:
    """One game, under way or finished: its log and the state that follows from it. Immutable."""

    game: AnyGame
    pack: Pack
    setup: Setup
    entries: tuple[Entry, ...] = field(repr=False)
    state: Any = field(repr=False)

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        pack: Pack,
        seats: int,
        options: dict[str, str] | None = None,
        seed: bytes | Deal | None = None,
    ) -> Match:
        """A new match from a seed, from a deal, or from a random seed."""
        setup = set_up(game, pack, seats, options or {}, new_seed() if seed is None else seed)
        return cls(game, pack, setup, (), game.new(setup, pack))

    def act(self, seat: int, move: Move) -> Match:
        """The match after one more move; raises IllegalMove. This one is unchanged."""
        entry = Entry(seat, move)
        state = _after(self.game, self.setup, self.state, entry)
        return Match(self.game, self.pack, self.setup, (*self.entries, entry), state)

    def view(self, seat: int | None) -> View:
        if seat is not None:
            check_seat(seat, self.setup.seats)
        if seat not in self._views:
            self._views[seat] = self.game.view_for(self.state, seat)
        return self._views[seat]

    @cached_property
    def _views(self) -> dict[int | None, View]:
        """The views asked for so far: one press asks for the same one many times."""
        return {}

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def at(self, count: int) -> Match:
        """The match as it was after `count` moves."""
        if not 0 <= count <= len(self.entries):
            raise BadLog("log_cut_off", count=count, found=len(self.entries))
        return fold(self.game, self.pack, self.setup, self.entries[:count])

    def header(self) -> Json:
        setup = self.setup
        deal = {} if setup.deal is None else {"deal": setup.deal.to_json()}
        return {
            "game": setup.game,
            "rules": setup.rules,
            "seats": setup.seats,
            "options": dict(setup.options),
            "seed": setup.seed.hex(),
            "pack": setup.pack,
            "pack_digest": setup.pack_digest,
            **deal,
            **({} if setup.start is None else {"start": _start_to_json(setup.start)}),
        }

    def to_json(self) -> Json:
        moves = [entry.to_json() for entry in self.entries]
        return {"header": self.header(), "count": len(moves), "moves": moves}

    def to_text(self) -> str:
        return json.dumps(self.to_json())


def _after(game: AnyGame, setup: Setup, state: Any, entry: Entry) -> Any:
    """The state after one more entry; raises IllegalMove."""
    check_seat(entry.seat, setup.seats)
    if game.outcome(state) is not None:
        raise IllegalMove("game_over")
    return game.apply(state, entry.seat, entry.move)


def _opened(game: AnyGame, pack: Pack, setup: Setup) -> Any:
    """The state before the first move: at the beginning, or where another game was; raises BadLog."""
    start = setup.start
    if start is None:
        return game.new(setup, pack)
    before = fold(game, pack, replace(setup, seed=start.seed, start=None), [Entry(*one) for one in start.moves])
    if before.outcome is not None:
        raise BadLog("log_bad_header", field="start")
    return game.deal_anew(before.state, start.seat, setup)


def play_on(match: Match, count: int, seat: int, seed: bytes | None = None) -> Match:
    """A match of its own that goes on from where this one was after `count` moves, as that seat knew it then: whatever
    it did not know is dealt anew."""
    assert match.setup.start is None, "only from a game that began at its beginning"
    check_seat(seat, match.setup.seats)
    moves = tuple((entry.seat, entry.move) for entry in match.entries[:count])
    start = Start(match.setup.seed, seat, moves)
    setup = replace(match.setup, seed=new_seed() if seed is None else seed, deal=None, start=start)
    return fold(match.game, match.pack, setup, ())


def steps(match: Match, seat: int) -> tuple[int, ...]:
    """How many moves had been made each time before a seat did something it did not undo; a change of mind is none."""
    found: list[int] = []
    now = match.at(0)
    for number, entry in enumerate(match.entries):
        if entry.seat == seat and isinstance(entry.move, Undo):
            found = found[:-1]
        elif entry.seat == seat and seat in now.view(seat).waiting:
            found.append(number)
        now = now.act(entry.seat, entry.move)
    return tuple(found)


def fold(game: AnyGame, pack: Pack, setup: Setup, entries: Iterable[Entry]) -> Match:
    """The match after all these entries; raises BadLog if any of them cannot be applied."""
    state = _opened(game, pack, setup)
    done = []
    for number, entry in enumerate(entries, 1):
        try:
            state = _after(game, setup, state, entry)
        except IllegalMove as error:
            raise BadLog("log_bad_move", number=number, why=error.code) from None
        done.append(entry)
    return Match(game, pack, setup, tuple(done), state)


def from_text(text: str, library: Library) -> Match:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:  # not JSON, a number too long, or nested too deeply
        raise BadLog("log_unreadable", at=getattr(error, "pos", 0)) from None
    return from_json(data, library)


def from_json(data: Any, library: Library) -> Match:
    """The match that a log describes; raises BadLog."""
    if not isinstance(data, dict) or not isinstance(data.get("moves"), list) or "header" not in data:
        raise BadLog("log_unreadable", at=0)
    moves = data["moves"]
    if data.get("count") != len(moves) or isinstance(data["count"], bool):
        raise BadLog("log_cut_off", count=data.get("count"), found=len(moves))
    game, pack, setup = read_header(data["header"], library)
    return fold(game, pack, setup, [_read_entry(game, row, n) for n, row in enumerate(moves, 1)])


def read_header(header: Any, library: Library) -> tuple[AnyGame, Pack, Setup]:
    kinds = {"game": str, "rules": int, "seats": int, "options": dict, "seed": str, "pack": str, "pack_digest": str}
    for name, kind in kinds.items():
        value = header.get(name) if isinstance(header, dict) else None
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadLog("log_bad_header", field=name)
    try:
        game, pack_named = library(header["game"])
    except KeyError:
        raise BadLog("log_bad_header", field="game") from None
    if header["rules"] > game.rules:
        raise BadLog("log_newer_rules", rules=header["rules"], known=game.rules)
    if header["rules"] < 1:
        raise BadLog("log_bad_header", field="rules")
    try:
        pack = pack_named(header["pack"])
    except KeyError:
        raise BadLog("log_unknown_pack", pack=header["pack"]) from None
    if pack.digest != header["pack_digest"]:
        raise BadLog("log_pack_changed", pack=header["pack"])
    try:
        setup = set_up(game, pack, header["seats"], header["options"], bytes.fromhex(header["seed"]))
    except BadSetup as error:
        name = {"bad_seats": "seats", "bad_seed": "seed"}.get(error.code, "options")
        raise BadLog("log_bad_header", field=name) from None
    except ValueError:
        raise BadLog("log_bad_header", field="seed") from None
    deal = _read_deal(header)
    if header["rules"] == game.rules:
        # A log of earlier rules may be older than an option; then it has the option's default.
        for option in game.options:
            if option not in header["options"]:
                raise BadLog("log_option_missing", option=option)
    if deal is not None and setup.seed != seed_from(deal_text(header, deal, pack)):
        raise BadLog("log_wrong_seed")
    return game, pack, replace(setup, rules=header["rules"], deal=deal, start=_read_start(header, game))


def _read_deal(header: Json) -> Deal | None:
    if "deal" not in header:
        return None
    deal = Deal.from_json(header["deal"])
    if len(deal.contributions) != header["seats"]:
        raise BadLog("log_bad_header", field="deal")
    return deal


def _start_to_json(start: Start) -> Json:
    moves = [Entry(*one).to_json() for one in start.moves]
    return {"seed": start.seed.hex(), "seat": start.seat, "moves": moves}


def _read_start(header: Json, game: AnyGame) -> Start | None:
    """Where the game begins, if that is in the middle of another one; it is folded later."""
    if "start" not in header:
        return None
    match header["start"]:
        case {"seed": str(seed), "seat": int(seat), "moves": list(rows)} if 0 <= seat < header["seats"]:
            entries = [_read_entry(game, row, number) for number, row in enumerate(rows, 1)]
            try:
                found = bytes.fromhex(seed)
            except ValueError:
                found = b""
            if len(found) == SEED_BYTES and not isinstance(seat, bool):
                return Start(found, seat, tuple((entry.seat, entry.move) for entry in entries))
    raise BadLog("log_bad_header", field="start")


def deal_text(header: Json, deal: Deal, pack: Pack) -> str:
    """The text whose SHA-256 must be the header's seed."""
    return deal.text(header["game"], header["rules"], pack.fingerprint, header["options"])


def _read_entry(game: AnyGame, row: Any, number: int) -> Entry:
    try:
        move = read_move(row, game.moves)
    except IllegalMove as error:
        raise BadLog("log_bad_move", number=number, why=error.code) from None
    return Entry(row.get("seat"), move)
