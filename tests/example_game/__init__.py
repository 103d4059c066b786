"""Dominoes: a whole game in one folder, for tests only. It is as different from the others as the engine allows.

All lay their tiles on one line that belongs to nobody; tiles never overlap and must match where they touch; a turn may
also be to draw or to pass.
"""
