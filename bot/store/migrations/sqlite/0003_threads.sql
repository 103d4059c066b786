-- The channel to which a thread belongs: tables in threads count there.
ALTER TABLE tables ADD COLUMN parent INTEGER;

CREATE INDEX tables_under_channel ON tables (parent, status) WHERE parent IS NOT NULL;

-- A lobby that nobody starts is spoken of once, after six days; those from before have had no moment for it.
UPDATE tables SET next_at = CAST(strftime('%s', created) AS INTEGER) + 518400 WHERE status = 'lobby' AND next_at IS NULL;
