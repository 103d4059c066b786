"""Pictures for panels: drawn off the event loop, the way each person prefers to see them."""
