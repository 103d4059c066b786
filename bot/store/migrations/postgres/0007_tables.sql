-- Everything that SQLite's first seven migrations lead to. Texts are compared byte by byte, as SQLite does. JSON is kept
-- as the text that was written: nothing here looks into it, and what cannot be read stays as it is for whoever mends it.
-- References can be put off to the end of a transaction, so that rows can be copied in any order.

CREATE TABLE tables (
    code       TEXT    COLLATE "C" PRIMARY KEY,
    status     TEXT    NOT NULL,
    guild      BIGINT,
    channel    BIGINT  NOT NULL,
    parent     BIGINT,
    host       BIGINT  NOT NULL,
    created    TEXT    COLLATE "C" NOT NULL,
    rematch_of TEXT    COLLATE "C" REFERENCES tables (code) DEFERRABLE,
    bots_due   BOOLEAN NOT NULL,
    next_at    BIGINT,
    rev        BIGINT  NOT NULL,
    shown      BIGINT  NOT NULL,
    message    BIGINT,
    chapter    TEXT,
    face       TEXT,
    moves      BIGINT  NOT NULL,
    header     TEXT,
    agreed     TEXT    NOT NULL,
    seats      TEXT    NOT NULL,
    clock      TEXT    NOT NULL
);

CREATE INDEX tables_in_channel ON tables (channel, status, created);
CREATE INDEX tables_under_channel ON tables (parent, status) WHERE parent IS NOT NULL;
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX tables_behind ON tables (code) WHERE shown < rev OR bots_due;
CREATE INDEX tables_due ON tables (next_at) WHERE next_at IS NOT NULL;
-- However many people ask for a rematch at once, they all meet at one table.
CREATE UNIQUE INDEX one_rematch ON tables (rematch_of) WHERE status <> 'cancelled';

CREATE TABLE events (
    code    TEXT   COLLATE "C" NOT NULL REFERENCES tables (code) DEFERRABLE,
    number  BIGINT NOT NULL,
    seat    BIGINT NOT NULL,
    move    TEXT   NOT NULL,
    user_id BIGINT,
    at      TEXT   COLLATE "C" NOT NULL,
    source  TEXT   NOT NULL,
    PRIMARY KEY (code, number)
);

CREATE TABLE table_people (
    code    TEXT    COLLATE "C" NOT NULL REFERENCES tables (code) DEFERRABLE,
    user_id BIGINT  NOT NULL,
    seated  BOOLEAN NOT NULL,
    PRIMARY KEY (code, user_id)
);

CREATE INDEX tables_of_person ON table_people (user_id, seated);

CREATE TABLE people (
    user_id     BIGINT PRIMARY KEY,
    language    TEXT,
    notify      TEXT,
    quiet_start TEXT,
    quiet_end   TEXT,
    zone        TEXT,
    away        TEXT,
    appearance  TEXT,
    locale      TEXT,
    tutorial    BIGINT
);

CREATE TABLE servers (
    guild    BIGINT PRIMARY KEY,
    settings TEXT   NOT NULL
);

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
