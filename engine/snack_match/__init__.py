"""Snack Match: picnic cards of three squares, drafted, passed to the left and laid in an area of up to 4 x 4."""
