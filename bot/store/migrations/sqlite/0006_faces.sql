-- A digest of what a table's message shows: it is edited only where that changes.
ALTER TABLE tables ADD COLUMN face TEXT;
