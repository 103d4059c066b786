"""Running the bot for years: health checks, metrics, logs, backups, and the doctor that finds what is wrong."""
