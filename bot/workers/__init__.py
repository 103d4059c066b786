"""Long jobs, done in processes beside the bot so that nobody waits for an answer because of them."""
