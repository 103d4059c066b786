"""Time at a table: pace, waits and deadlines, the scheduler, votes for more time, plans."""
