"""Slash commands: read what was asked, make one call, show the answer."""
