"""Learning the games: the pages of the rules, finding one of them, and the tutorial."""
