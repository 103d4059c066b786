"""Every change to a table goes through here, under that table's lock, saved before anyone is told."""
