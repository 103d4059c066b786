"""Work that takes long, done in processes beside the bot so that it never keeps anyone waiting for an answer."""
