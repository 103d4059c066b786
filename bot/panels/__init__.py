"""What people see and press: messages, buttons and forms."""
