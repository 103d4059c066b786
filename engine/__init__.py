"""The pure rules of card-laying games: standard library only, no clock, no I/O except packs, no text for people."""
