"""Measures speed and strength: `make bench` and `make strength`. Ratios compare within one run; no test needs them."""
