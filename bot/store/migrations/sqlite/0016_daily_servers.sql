-- Who has begun a day's deal and was forgotten on that day: not who they are, but what only the key of all days makes of
-- that, so that nobody has two tries that count. Gone once the day is over.
CREATE TABLE daily_tries (
    day  TEXT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (day, mark)
) STRICT;

-- On which servers someone takes part in the deals of the day, and on which day they last opened one there.
CREATE TABLE daily_servers (
    user_id INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    seen    TEXT NOT NULL,
    PRIMARY KEY (user_id, guild)
) STRICT;

-- Score sheets that have yet to follow what a person has decided about being seen: those of results below this number.
ALTER TABLE people ADD COLUMN sheets INTEGER;

CREATE INDEX people_sheets ON people (user_id) WHERE sheets IS NOT NULL;
