CREATE TABLE tables (
    code           TEXT    PRIMARY KEY,
    game           TEXT    NOT NULL,
    status         TEXT    NOT NULL,
    guild          INTEGER,
    channel        INTEGER NOT NULL,
    host           INTEGER NOT NULL,
    capacity       INTEGER NOT NULL,
    options        TEXT    NOT NULL,
    pack           TEXT    NOT NULL,
    language       TEXT    NOT NULL,
    created        TEXT    NOT NULL,
    rematch_of     TEXT    REFERENCES tables (code),
    header         TEXT,
    moves          INTEGER NOT NULL,
    autos_due      INTEGER NOT NULL,
    rev            INTEGER NOT NULL,
    shown          INTEGER NOT NULL,
    notice_message INTEGER,
    notice_chapter TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_in_channel ON tables (channel, status, created);
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX tables_behind ON tables (code) WHERE shown < rev OR autos_due;

-- However many people ask for a rematch at once, they all meet at one table.
CREATE UNIQUE INDEX one_rematch ON tables (rematch_of) WHERE status <> 'cancelled';

CREATE TABLE seats (
    code    TEXT    NOT NULL REFERENCES tables (code),
    seat    INTEGER NOT NULL,
    user_id INTEGER,
    name    TEXT,
    level   TEXT,
    PRIMARY KEY (code, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE events (
    code    TEXT    NOT NULL REFERENCES tables (code),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    user_id INTEGER,
    at      TEXT    NOT NULL,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
