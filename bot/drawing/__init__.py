"""Pictures for panels: drawn off the event loop, in the way each person prefers to see them."""
