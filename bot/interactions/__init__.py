"""Handles what arrives from Discord: reads presses, forms and commands, acts on them, and answers."""
