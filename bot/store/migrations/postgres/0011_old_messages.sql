-- Messages of a table that a newer one has replaced and that still have to be brought to their final state, with the
-- chapter each was posted for.
ALTER TABLE tables ADD COLUMN old TEXT;
-- Seconds since 1970: from when on a message may have been posted whose id was never noted.
ALTER TABLE tables ADD COLUMN posting BIGINT;

-- Whether they want to be told that they are next, in games of turns.
ALTER TABLE people ADD COLUMN next_up BIGINT;

DROP INDEX tables_behind;
CREATE INDEX tables_behind ON tables (code) WHERE shown < rev OR bots_due OR old IS NOT NULL;
