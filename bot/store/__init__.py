"""Where tables are kept. Knows rows and revisions, no rules of any game."""
