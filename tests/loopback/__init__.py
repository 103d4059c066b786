"""A small Discord on loopback: real HTTP and websockets for real bot processes, and people who press what they see."""
