"""Pictures of games, from engine views."""
