"""Dominoes: a whole game in one folder, for tests only. It differs from the others as much as the engine allows.

Everyone places tiles on one shared line; tiles never overlap and must match where they touch; players can also draw or
pass on their turn.
"""
