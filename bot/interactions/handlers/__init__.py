"""What each button, menu and form does: one function a verb."""
