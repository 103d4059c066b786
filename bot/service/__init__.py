"""The game club: tables, seats and turns. Knows no Discord; the one gate for every change."""
