"""Bots: how they decide, the moves made for bots and people, and when they are made."""
