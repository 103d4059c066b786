"""What the bot shows on Discord by itself: table messages, reminders, and private panels that are still open."""
