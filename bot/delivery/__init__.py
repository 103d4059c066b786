"""What the bot shows on Discord on its own: table messages, reminders, and private panels that are still open."""
