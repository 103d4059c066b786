"""A private guided game: a fixed deal, one step at a time, each checked by the real engine."""
