"""Learning the games: searching the pages of the rules, and the tutorial."""
