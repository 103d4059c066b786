"""Where tables are stored. Knows rows and revisions, but no game's rules."""
