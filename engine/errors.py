"""Everything that can be wrong, as a code and its parameters. Sentences for people are made elsewhere, in any language.

Reading a placement (`engine.notation`)
  unreadable            text                      nothing like `B3 90 under`
  bad_cell              given                     a cell's label cannot be read
  bad_rotation          given                     not 0, 90, 180 or 270
  bad_layer             given                     neither over, under nor `under` with cells

Laying a card (`engine.area`)
  off_frame             cell                      the card would leave the frame of labels
  first_card            allowed                   the first card goes to the middle: one of these placements
  touches_nothing       cell                      the card would touch no other card
  corner_only           cell                      the card would touch the others only at a corner
  too_wide              cell, size, limit         the area would become wider than it may be
  too_high              cell, size, limit         the area would become higher than it may be
  no_overlap            cell                      cards never overlap in this game
  never_under           cell                      cards never go under others in this game
  nothing_to_be_under   cell                      the card does not overlap the cell it should lie under
  over_and_under_one    card, over_at, under_at   over one square of a card and under another of the same card
  ring                  over, over_at, under, under_at   over a card that lies above the card it should be under

Acting in a game (`engine.game` and the games; each game declares its own: `Game.errors`)
  game_over                                       the game has ended
  not_a_seat            seat, seats               no such seat
  unknown_move          move                      this game has no such move
  bad_move              move, field               a field of the move is missing or has the wrong type
  wrong_phase           move, phase               that move belongs to another phase
  not_your_turn         seat, turn                another seat's turn
  not_in_hand           card                      the seat does not hold that card now
  already_done                                    the seat has done everything in this phase
  nothing_to_undo                                 the seat has no move of its own in this phase
  final                                           it revealed something, to others or the player, so it stays

Setting up (`engine.game`)
  unknown_game          game
  bad_seats             seats, least, most        this game does not take that many
  unknown_pack          pack                      no pack of that name for this game
  unknown_option        option
  bad_option            option, given, allowed
  bad_seed                                        not 32 bytes, or no deal (never with parameters)

Logs (`engine.replay`)
  log_unreadable        at                        not JSON, or cut off in the middle
  log_cut_off           count, found              fewer or more moves than the log says it has
  log_bad_header        field
  log_option_missing    option                    the log does not say what was agreed on
  log_wrong_seed                                  the seed does not follow from the deal and what was agreed on
  log_newer_rules       rules, known              written by a newer version of the rules
  log_unknown_pack      pack
  log_pack_changed      pack                      the pack is not the one the game was dealt from
  log_bad_move          number, why               move `number` cannot be applied; `why` is a code from above

Exporting a game and checking it (`engine.export`, `engine.verify`)
  not_finished                                    only a finished game can be exported and checked
  wrong_seal                                      the secret does not give the seal that was published
  bad_contributions                               a seat is missing, or two people added the same number
  wrong_commitment                                the seed does not match what was published when the game began
  wrong_opening                                   other cards were dealt than the seed deals
  wrong_result                                    the moves lead to another result

Packs (`engine.cards`)
  pack_unreadable       file, reason
  pack_field            file, field               a field is missing or has the wrong type
  pack_count            file, count, expected
  pack_shape            file, card, expected      a card's grid of squares is wrong
  pack_square           file, card, square        a square names something unknown
  pack_id               file, card                a card's number is missing or taken
  pack_duplicate        file, card, other         the same as another card, perhaps turned
  pack_name             game, name                the name is the default pack's, or another pack's
"""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """An error as a code from this module's list and its parameters, all plain JSON values."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)  # params are in __dict__, so errors can be pickled
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return f"{self.code} {self.params}" if self.params else self.code


class IllegalMove(EngineError):
    """A move that cannot be read or played; the game is unchanged."""


class BadSetup(EngineError):
    """A game that cannot be started with these settings."""


class BadLog(EngineError):
    """A log that cannot be replayed; none of it has been applied."""


class BadPack(EngineError):
    """A file of cards that cannot be used."""
