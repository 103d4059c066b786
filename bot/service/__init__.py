"""The game club: tables, seats and turns. Knows nothing of Discord; every change to a table goes through its gate."""
