"""Learning the games: searching the rules, and the tutorial."""
