"""What arrives from Discord: presses, forms and commands are read, acted on, and answered."""
