"""People at many tables play whole games against a real bot process, on a small Discord on this machine."""
