-- A lobby that was cancelled is kept for a day, and then its code is free; those from before have had theirs for longer.
UPDATE tables SET next_at = CAST(strftime('%s', created) AS INTEGER) + 86400
WHERE status = 'cancelled' AND header IS NULL AND next_at IS NULL;
