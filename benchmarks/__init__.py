"""`make bench`: ratios, side by side, in one run."""
