"""Pure rules of card-laying games: standard library only, no clock, no I/O besides packs, no words for people."""
