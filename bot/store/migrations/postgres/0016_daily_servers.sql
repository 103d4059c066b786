-- Who has begun a day's deal and was forgotten on that day: not who they are, but what only the key of all days makes of
-- that, so that nobody has two tries that count. Gone once the day is over.
CREATE TABLE daily_tries (
    day  TEXT COLLATE "C" NOT NULL,
    mark TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (day, mark)
);

-- On which servers someone takes part in the deals of the day, and on which day they last opened one there.
CREATE TABLE daily_servers (
    user_id BIGINT NOT NULL,
    guild   BIGINT NOT NULL,
    seen    TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (user_id, guild)
);

-- Score sheets that have yet to follow what a person has decided about being seen: those of results below this number.
ALTER TABLE people ADD COLUMN sheets BIGINT;

CREATE INDEX people_sheets ON people (user_id) WHERE sheets IS NOT NULL;
