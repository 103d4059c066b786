"""Bots: how one decides, the moves that are made for people and bots, and when."""
