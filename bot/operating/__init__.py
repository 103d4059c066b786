"""Running the bot for years: its health and numbers, its log, backups, and what is wrong with it."""
