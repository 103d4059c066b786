"""What each button, menu and form does: one function per verb."""
