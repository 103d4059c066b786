"""Speed and strength, measured: `make bench` and `make strength`. Ratios come from one run; no test depends on them."""
