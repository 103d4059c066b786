-- The deal of the day. What our bot made of a day's deal and the best that was found, worked out once by whoever claims it.
CREATE TABLE daily_days (
    day           TEXT    PRIMARY KEY,
    claimed_until INTEGER NOT NULL,
    par           INTEGER,
    best          INTEGER
) STRICT;

-- Everyone's one play that counts: written with the move that ends it, and never changed but for being shared.
CREATE TABLE daily_plays (
    day     TEXT    NOT NULL,
    user_id INTEGER NOT NULL,
    code    TEXT    NOT NULL REFERENCES tables (code),
    guild   INTEGER,
    points  INTEGER NOT NULL,
    target  INTEGER,
    won     INTEGER NOT NULL,
    ended   INTEGER NOT NULL,
    streak  INTEGER NOT NULL,
    shared  INTEGER,
    PRIMARY KEY (day, user_id)
) STRICT;

CREATE INDEX daily_shared ON daily_plays (day, shared, ended) WHERE shared IS NOT NULL;

-- How many made how many points, on a server and (as server 0) everywhere: what standings are read from.
CREATE TABLE daily_counts (
    day    TEXT    NOT NULL,
    guild  INTEGER NOT NULL,
    points INTEGER NOT NULL,
    plays  INTEGER NOT NULL,
    PRIMARY KEY (day, guild, points)
) STRICT;

-- The table of a server, for a day, a week and all time.
CREATE TABLE daily_standings (
    guild   INTEGER NOT NULL,
    span    TEXT    NOT NULL,
    user_id INTEGER NOT NULL,
    plays   INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    ended   INTEGER NOT NULL,
    PRIMARY KEY (guild, span, user_id)
) STRICT;

CREATE INDEX daily_top ON daily_standings (guild, span, points DESC, ended, user_id);

-- Servers that want a post every day, and from which hour (UTC) on; `posted` is the last day that had one, `pressed` the
-- last day on which someone pressed it.
CREATE TABLE daily_posts (
    guild         INTEGER PRIMARY KEY,
    channel       INTEGER NOT NULL,
    hour          INTEGER NOT NULL,
    posted        TEXT    NOT NULL,
    pressed       TEXT    NOT NULL,
    claimed_until INTEGER NOT NULL
) STRICT;
