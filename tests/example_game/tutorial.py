"""The guided game of Dominoes: three turns, placing a tile, drawing one, and placing that one."""

from __future__ import annotations

from engine.script import Script

SCRIPT = Script(
    seats=2,
    seed=(2).to_bytes(32, "big"),
    steps=("2 AC1 0", "draw", "3 AE1 180"),
    others={1: ("2 AA1 0", "1 Y1 0", "1 AG1 0")},
)
