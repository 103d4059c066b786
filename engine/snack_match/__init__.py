"""Snack Match: picnic cards of three squares, drafted, passed to the left and laid in an area of four by four."""
