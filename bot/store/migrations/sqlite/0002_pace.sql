ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'daily';
-- Waits, messages that tell of them, and votes: read and written as a whole, never asked for in parts.
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '{}';
-- Seconds since 1970: when something is due at the table next.
ALTER TABLE tables ADD COLUMN next_at INTEGER;

CREATE INDEX tables_due ON tables (next_at) WHERE next_at IS NOT NULL;

ALTER TABLE seats ADD COLUMN free INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0;
-- Seconds of absence that have put off the game.
ALTER TABLE seats ADD COLUMN away INTEGER NOT NULL DEFAULT 0;

-- Who decided a move: the person, an automatic player in its own seat, a stand-in, and so on.
ALTER TABLE events ADD COLUMN source TEXT NOT NULL DEFAULT 'person';

CREATE TABLE tenures (
    code    TEXT    NOT NULL REFERENCES tables (code),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    user_id INTEGER,
    name    TEXT,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX tenures_of_user ON tenures (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE people (
    user_id     INTEGER PRIMARY KEY,
    language    TEXT,
    notices     TEXT NOT NULL,
    quiet_start TEXT,
    quiet_end   TEXT,
    zone        TEXT,
    away        TEXT
) STRICT;

CREATE TABLE houses (
    guild  INTEGER PRIMARY KEY,
    rules  TEXT NOT NULL
) STRICT;
