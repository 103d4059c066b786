-- The deal of the day. What our bot made of a day's deal and the best that was found, worked out once by whoever claims it.
CREATE TABLE daily_days (
    day           TEXT    COLLATE "C" PRIMARY KEY,
    claimed_until BIGINT  NOT NULL,
    par           BIGINT,
    best          BIGINT
);

-- Everyone's one play that counts: written with the move that ends it, and never changed but for being shared.
CREATE TABLE daily_plays (
    day     TEXT    COLLATE "C" NOT NULL,
    user_id BIGINT  NOT NULL,
    code    TEXT    COLLATE "C" NOT NULL REFERENCES tables (code) DEFERRABLE,
    guild   BIGINT,
    points  BIGINT  NOT NULL,
    target  BIGINT,
    won     BOOLEAN NOT NULL,
    ended   BIGINT  NOT NULL,
    streak  BIGINT  NOT NULL,
    shared  BIGINT,
    PRIMARY KEY (day, user_id)
);

CREATE INDEX daily_shared ON daily_plays (day, shared, ended) WHERE shared IS NOT NULL;

-- How many made how many points, on a server and (as server 0) everywhere: what standings are read from.
CREATE TABLE daily_counts (
    day    TEXT    COLLATE "C" NOT NULL,
    guild  BIGINT  NOT NULL,
    points BIGINT  NOT NULL,
    plays  BIGINT  NOT NULL,
    PRIMARY KEY (day, guild, points)
);

-- The table of a server, for a day, a week and all time.
CREATE TABLE daily_standings (
    guild   BIGINT  NOT NULL,
    span    TEXT    COLLATE "C" NOT NULL,
    user_id BIGINT  NOT NULL,
    plays   BIGINT  NOT NULL,
    points  BIGINT  NOT NULL,
    ended   BIGINT  NOT NULL,
    PRIMARY KEY (guild, span, user_id)
);

CREATE INDEX daily_top ON daily_standings (guild, span, points DESC, ended, user_id);

-- Servers that want a post every day, and from which hour (UTC) on; `posted` is the last day that had one, `pressed` the
-- last day on which someone pressed it.
CREATE TABLE daily_posts (
    guild         BIGINT  PRIMARY KEY,
    channel       BIGINT  NOT NULL,
    hour          BIGINT  NOT NULL,
    posted        TEXT    COLLATE "C" NOT NULL,
    pressed       TEXT    COLLATE "C" NOT NULL,
    claimed_until BIGINT  NOT NULL
);
