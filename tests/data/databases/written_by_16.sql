-- A database as the bot wrote it with schema 16: a running game of each kind, a finished one, a lobby.
BEGIN TRANSACTION;
CREATE TABLE daily_counts (
    day    TEXT    NOT NULL,
    guild  INTEGER NOT NULL,
    points INTEGER NOT NULL,
    plays  INTEGER NOT NULL,
    PRIMARY KEY (day, guild, points)
) STRICT;
CREATE TABLE daily_days (
    day           TEXT    PRIMARY KEY,
    claimed_until INTEGER NOT NULL,
    par           INTEGER,
    best          INTEGER
) STRICT;
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
CREATE TABLE daily_posts (
    guild         INTEGER PRIMARY KEY,
    channel       INTEGER NOT NULL,
    hour          INTEGER NOT NULL,
    posted        TEXT    NOT NULL,
    pressed       TEXT    NOT NULL,
    claimed_until INTEGER NOT NULL
) STRICT;
CREATE TABLE daily_servers (
    user_id INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    seen    TEXT NOT NULL,
    PRIMARY KEY (user_id, guild)
) STRICT;
CREATE TABLE daily_standings (
    guild   INTEGER NOT NULL,
    span    TEXT    NOT NULL,
    user_id INTEGER NOT NULL,
    plays   INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    ended   INTEGER NOT NULL,
    PRIMARY KEY (guild, span, user_id)
) STRICT;
CREATE TABLE daily_tries (
    day  TEXT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (day, mark)
) STRICT;
CREATE TABLE departures (
    guild INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
);
CREATE TABLE events (
    code    TEXT    NOT NULL REFERENCES tables (code),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    user_id INTEGER,
    at      TEXT    NOT NULL, source TEXT NOT NULL DEFAULT 'person',
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('8ZJ3',1,0,'{"do": "keep", "card": 25}',101,'2024-02-29T23:22:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',2,1,'{"do": "keep", "card": 38}',102,'2024-02-29T23:23:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',3,0,'{"do": "place", "card": 25, "cell": "C4", "turn": 0}',101,'2024-02-29T23:24:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',4,0,'{"do": "place", "card": 26, "cell": "B3", "turn": 0}',101,'2024-02-29T23:25:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',5,1,'{"do": "place", "card": 38, "cell": "C4", "turn": 0}',102,'2024-02-29T23:26:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',6,1,'{"do": "place", "card": 62, "cell": "B3", "turn": 0}',102,'2024-02-29T23:27:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',7,0,'{"do": "keep", "card": 71}',101,'2024-02-29T23:28:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',8,1,'{"do": "keep", "card": 69}',102,'2024-02-29T23:29:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',9,0,'{"do": "place", "card": 71, "cell": "B2", "turn": 0}',101,'2024-02-29T23:30:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',10,0,'{"do": "place", "card": 41, "cell": "B1", "turn": 0}',101,'2024-02-29T23:31:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',11,1,'{"do": "place", "card": 69, "cell": "B2", "turn": 0}',102,'2024-02-29T23:32:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',12,1,'{"do": "place", "card": 32, "cell": "B1", "turn": 0}',102,'2024-02-29T23:33:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',13,0,'{"do": "keep", "card": 14}',101,'2024-02-29T23:34:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',14,1,'{"do": "keep", "card": 54}',102,'2024-02-29T23:35:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',15,0,'{"do": "place", "card": 14, "cell": "B1", "turn": 0}',101,'2024-02-29T23:36:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',16,0,'{"do": "place", "card": 48, "cell": "B1", "turn": 0}',101,'2024-02-29T23:37:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',17,1,'{"do": "place", "card": 54, "cell": "B1", "turn": 0}',102,'2024-02-29T23:38:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',18,1,'{"do": "place", "card": 40, "cell": "B1", "turn": 0}',102,'2024-02-29T23:39:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',19,0,'{"do": "keep", "card": 29}',101,'2024-02-29T23:40:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',20,1,'{"do": "keep", "card": 28}',102,'2024-02-29T23:41:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',21,0,'{"do": "place", "card": 29, "cell": "B1", "turn": 0}',101,'2024-02-29T23:42:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',22,0,'{"do": "place", "card": 24, "cell": "B1", "turn": 0}',101,'2024-02-29T23:43:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',23,1,'{"do": "place", "card": 28, "cell": "B1", "turn": 0}',102,'2024-02-29T23:44:00+00:00','person');
INSERT INTO "events" VALUES('8ZJ3',24,1,'{"do": "place", "card": 12, "cell": "B1", "turn": 0}',102,'2024-02-29T23:45:00+00:00','person');
INSERT INTO "events" VALUES('9KTY',1,0,'{"do": "keep", "card": 8}',101,'2024-02-29T23:04:00+00:00','person');
INSERT INTO "events" VALUES('9KTY',2,1,'{"do": "keep", "card": 45}',102,'2024-02-29T23:05:00+00:00','person');
INSERT INTO "events" VALUES('9KTY',3,0,'{"do": "place", "card": 8, "cell": "C4", "turn": 0}',101,'2024-02-29T23:06:00+00:00','person');
INSERT INTO "events" VALUES('9KTY',4,0,'{"do": "place", "card": 35, "cell": "B3", "turn": 0}',101,'2024-02-29T23:07:00+00:00','person');
INSERT INTO "events" VALUES('9KTY',5,1,'{"do": "place", "card": 45, "cell": "C4", "turn": 0}',102,'2024-02-29T23:08:00+00:00','person');
INSERT INTO "events" VALUES('9KTY',6,1,'{"do": "place", "card": 2, "cell": "B3", "turn": 0}',102,'2024-02-29T23:09:00+00:00','person');
INSERT INTO "events" VALUES('S9K7',1,0,'{"do": "open", "card": 30}',101,'2024-02-29T23:13:00+00:00','person');
INSERT INTO "events" VALUES('S9K7',2,1,'{"do": "open", "card": 23}',102,'2024-02-29T23:14:00+00:00','person');
INSERT INTO "events" VALUES('S9K7',3,1,'{"do": "place", "card": 27, "cell": "T20", "turn": 0}',102,'2024-02-29T23:15:00+00:00','person');
INSERT INTO "events" VALUES('S9K7',4,0,'{"do": "place", "card": 19, "cell": "T20", "turn": 0}',101,'2024-02-29T23:16:00+00:00','person');
INSERT INTO "events" VALUES('S9K7',5,1,'{"do": "place", "card": 9, "cell": "R18", "turn": 0}',102,'2024-02-29T23:17:00+00:00','person');
INSERT INTO "events" VALUES('S9K7',6,0,'{"do": "place", "card": 8, "cell": "R18", "turn": 0}',101,'2024-02-29T23:18:00+00:00','person');
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('turn results','');
CREATE TABLE "people" (
    user_id     INTEGER PRIMARY KEY,
    -- What they have asked for.
    language    TEXT,
    notify      TEXT,
    quiet_start TEXT,
    quiet_end   TEXT,
    zone        TEXT,
    away        TEXT,
    appearance  TEXT,
    -- What their Discord is set to.
    locale      TEXT,
    -- How many steps of the tutorial are behind them.
    tutorials TEXT NOT NULL DEFAULT '{}', next_up INTEGER, public TEXT, sheets INTEGER) STRICT;
CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    number  INTEGER NOT NULL REFERENCES results (number),
    mu      REAL    NOT NULL,
    sigma   REAL    NOT NULL,
    games   INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, number)
) STRICT;
INSERT INTO "ratings" VALUES(101,'snack',1,2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES(102,'snack',1,2.23646105068595026912e+01,8.06590141354368,1);
CREATE TABLE result_seats (
    number     INTEGER NOT NULL REFERENCES results (number),
    seat       INTEGER NOT NULL,
    tenure     INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    user_id    INTEGER,
    name       TEXT,
    level      TEXT,
    since      INTEGER NOT NULL,
    until      INTEGER NOT NULL,
    own        INTEGER NOT NULL,
    stand_in   INTEGER NOT NULL,
    requested  INTEGER NOT NULL,
    forced     INTEGER NOT NULL,
    finish     TEXT    NOT NULL,
    side       INTEGER NOT NULL,
    points     INTEGER NOT NULL,
    place      INTEGER NOT NULL,
    won        INTEGER NOT NULL,
    components TEXT    NOT NULL,
    PRIMARY KEY (number, seat, tenure)
) STRICT;
INSERT INTO "result_seats" VALUES(1,0,0,'snack',101,'Ann',NULL,0,24,12,0,0,0,'kept',0,2,1,1,'{"soda": 4, "red": 5, "donut": 4, "sandwich": 2, "orange": 1, "sausage": 2, "blue": 3, "green": 3}');
INSERT INTO "result_seats" VALUES(1,1,0,'snack',102,'Ben',NULL,0,24,12,0,0,0,'kept',1,2,2,0,'{"donut": 4, "blue": 2, "sausage": 5, "red": 3, "orange": 5, "sandwich": 3, "green": 2}');
CREATE TABLE results (
    number     INTEGER PRIMARY KEY,
    code       TEXT    NOT NULL UNIQUE REFERENCES tables (code),
    game       TEXT    NOT NULL,
    guild      INTEGER,
    channel    INTEGER NOT NULL,
    parent     INTEGER,
    began      INTEGER NOT NULL,
    ended      INTEGER NOT NULL,
    moves      INTEGER NOT NULL,
    people     INTEGER NOT NULL,
    bots       INTEGER NOT NULL,
    rated      INTEGER NOT NULL,
    decided_by TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    phases     TEXT    NOT NULL
) STRICT;
INSERT INTO "results" VALUES(1,'8ZJ3','snack',7,70,NULL,1709248920,1709250300,24,2,0,1,'largest_group','{"diet": "none"}','[240, 120, 240, 120, 240, 120, 240]');
CREATE TABLE "servers" (
    guild  INTEGER PRIMARY KEY,
    settings  TEXT NOT NULL
) STRICT;
CREATE TABLE table_people (
    code    TEXT    NOT NULL REFERENCES tables (code),
    user_id INTEGER NOT NULL,
    seated  INTEGER NOT NULL,
    PRIMARY KEY (code, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "table_people" VALUES('336F',101,1);
INSERT INTO "table_people" VALUES('8ZJ3',101,1);
INSERT INTO "table_people" VALUES('9KTY',101,1);
INSERT INTO "table_people" VALUES('S9K7',101,1);
INSERT INTO "table_people" VALUES('336F',102,1);
INSERT INTO "table_people" VALUES('8ZJ3',102,1);
INSERT INTO "table_people" VALUES('9KTY',102,1);
INSERT INTO "table_people" VALUES('S9K7',102,1);
CREATE TABLE tables (
    code           TEXT    PRIMARY KEY,
    status         TEXT    NOT NULL,
    guild          INTEGER,
    channel        INTEGER NOT NULL,
    host           INTEGER NOT NULL,
    created        TEXT    NOT NULL,
    rematch_of     TEXT    REFERENCES tables (code),
    header         TEXT,
    moves          INTEGER NOT NULL,
    bots_due      INTEGER NOT NULL,
    rev            INTEGER NOT NULL,
    shown          INTEGER NOT NULL,
    message INTEGER,
    chapter TEXT
, clock TEXT NOT NULL DEFAULT '{}', next_at INTEGER, parent INTEGER, agreed TEXT NOT NULL DEFAULT '{}', seats TEXT NOT NULL DEFAULT '{}', face TEXT, deal TEXT, old TEXT, posting INTEGER) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('336F','lobby',7,70,101,'2024-02-29T23:46:00+00:00',NULL,NULL,0,0,2,0,NULL,NULL,'{"last_activity": 1709250420}',1709768820,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}]}',NULL,'{"secret": "edbf1a2552416ed17eee8b2817d0eb4f37be9c5fe2df5c2811d990d62faf80c2", "added": {"102": 1000102}}',NULL,NULL);
INSERT INTO "tables" VALUES('8ZJ3','over',7,70,101,'2024-02-29T23:19:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 2, "options": {"diet": "none"}, "seed": "72407d9d2945d9befaa62c176df24e077cabe2e386d4c1a86f12d7f6f1380dba", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "8ZJ3", "secret": "1409dc32e9b3fb368da8a4da4068b7c03e77b38c940f1c559f138f701dc88166", "contributions": ["1000101", "1000102"]}}',24,0,27,0,NULL,NULL,'{"last_activity": 1709250300, "host_activity": 1709250180}',NULL,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('9KTY','playing',7,70,101,'2024-02-29T23:01:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 2, "options": {"diet": "none"}, "seed": "26c5dc85f7b3b836a5d7447aa12fc138ef9c0ee6af41ea7893d1556e8d20b41c", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "9KTY", "secret": "64b25b6e44360e1cb17e282c44aa7ef02beef340931299aaf6ad27d1678b5080", "contributions": ["1000101", "1000102"]}}',6,0,9,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "2choose", "since": 1709248140, "begins": 1709248140, "ends": 1709334540, "span": 86400, "next_at": 1709248140}, {"seat": 1, "user": 102, "key": "2choose", "since": 1709248140, "begins": 1709248140, "ends": 1709334540, "span": 86400, "told": 1, "next_at": 1709291340}], "last_activity": 1709248140, "host_activity": 1709248020}',1709248140,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('S9K7','playing',7,70,101,'2024-02-29T23:10:00+00:00',NULL,'{"game": "veggies", "rules": 1, "seats": 2, "options": {}, "seed": "774caa606ef6e9ee4f3e1ac3f1a422b4efce7c98ea5372d0ccc298bdf3d702d7", "pack": "house", "pack_digest": "d2d60ca01a0c44ea", "deal": {"table": "S9K7", "secret": "e43e74221e789126316f107097ed0965de25cbed11f8d80f2f7bbf5aeb0c27f1", "contributions": ["1000101", "1000102"]}}',6,0,9,0,NULL,NULL,'{"waits": [{"seat": 1, "user": 102, "key": "4turn", "since": 1709248680, "begins": 1709248680, "ends": 1709335080, "span": 86400, "next_at": 1709248680}], "last_activity": 1709248680, "host_activity": 1709248680}',1709248680,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
CREATE INDEX tables_in_channel ON tables (channel, status, created);
CREATE INDEX tables_of_host ON tables (host, status);
CREATE UNIQUE INDEX one_rematch ON tables (rematch_of) WHERE status <> 'cancelled';
CREATE INDEX tables_due ON tables (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX tables_under_channel ON tables (parent, status) WHERE parent IS NOT NULL;
CREATE INDEX tables_of_person ON table_people (user_id, seated);
CREATE INDEX results_of_server ON results (guild, number);
CREATE INDEX results_of_server_game ON results (guild, game, number);
CREATE INDEX results_of_person ON result_seats (user_id, number) WHERE user_id IS NOT NULL;
CREATE INDEX results_of_person_game ON result_seats (user_id, game, number) WHERE user_id IS NOT NULL;
CREATE INDEX ratings_of_result ON ratings (number);
CREATE INDEX tables_over ON tables (code) WHERE status = 'over';
CREATE INDEX tables_behind ON tables (code) WHERE shown < rev OR bots_due OR old IS NOT NULL;
CREATE INDEX tables_of_server ON tables (guild, status, created);
CREATE INDEX daily_shared ON daily_plays (day, shared, ended) WHERE shared IS NOT NULL;
CREATE INDEX daily_top ON daily_standings (guild, span, points DESC, ended, user_id);
CREATE INDEX people_sheets ON people (user_id) WHERE sheets IS NOT NULL;
COMMIT;
PRAGMA user_version = 16;
