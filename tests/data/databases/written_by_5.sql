-- A database as the bot wrote it with schema 5: a running game of each kind, a finished one, a lobby.
BEGIN TRANSACTION;
CREATE TABLE events (
    code    TEXT    NOT NULL REFERENCES tables (code),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    user_id INTEGER,
    at      TEXT    NOT NULL, source TEXT NOT NULL DEFAULT 'person',
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('7BQB',1,0,'{"do": "open", "card": 5}',101,'2026-06-01T12:12:00+00:00','person');
INSERT INTO "events" VALUES('7BQB',2,1,'{"do": "open", "card": 29}',102,'2026-06-01T12:13:00+00:00','person');
INSERT INTO "events" VALUES('7BQB',3,0,'{"do": "place", "card": 38, "cell": "T20", "turn": 0}',101,'2026-06-01T12:14:00+00:00','person');
INSERT INTO "events" VALUES('7BQB',4,1,'{"do": "place", "card": 33, "cell": "T20", "turn": 0}',102,'2026-06-01T12:15:00+00:00','person');
INSERT INTO "events" VALUES('7BQB',5,0,'{"do": "place", "card": 28, "cell": "R18", "turn": 0}',101,'2026-06-01T12:16:00+00:00','person');
INSERT INTO "events" VALUES('DV7D',1,0,'{"do": "keep", "card": 64}',101,'2026-06-01T12:04:00+00:00','person');
INSERT INTO "events" VALUES('DV7D',2,1,'{"do": "keep", "card": 67}',102,'2026-06-01T12:05:00+00:00','person');
INSERT INTO "events" VALUES('DV7D',3,0,'{"do": "place", "card": 64, "cell": "C4", "turn": 0}',101,'2026-06-01T12:06:00+00:00','person');
INSERT INTO "events" VALUES('DV7D',4,0,'{"do": "place", "card": 19, "cell": "B3", "turn": 0}',101,'2026-06-01T12:07:00+00:00','person');
INSERT INTO "events" VALUES('DV7D',5,1,'{"do": "place", "card": 67, "cell": "C4", "turn": 0}',102,'2026-06-01T12:08:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',1,0,'{"do": "keep", "card": 52}',101,'2026-06-01T12:21:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',2,1,'{"do": "keep", "card": 53}',102,'2026-06-01T12:22:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',3,2,'{"do": "keep", "card": 15}',103,'2026-06-01T12:23:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',4,0,'{"do": "place", "card": 52, "cell": "C4", "turn": 0}',101,'2026-06-01T12:24:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',5,0,'{"do": "place", "card": 37, "cell": "B3", "turn": 0}',101,'2026-06-01T12:25:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',6,1,'{"do": "place", "card": 53, "cell": "C4", "turn": 0}',102,'2026-06-01T12:26:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',7,1,'{"do": "place", "card": 47, "cell": "B3", "turn": 0}',102,'2026-06-01T12:27:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',8,2,'{"do": "place", "card": 15, "cell": "C4", "turn": 0}',103,'2026-06-01T12:28:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',9,2,'{"do": "place", "card": 29, "cell": "B3", "turn": 0}',103,'2026-06-01T12:29:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',10,0,'{"do": "keep", "card": 67}',101,'2026-06-01T12:30:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',11,1,'{"do": "keep", "card": 12}',102,'2026-06-01T12:31:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',12,2,'{"do": "keep", "card": 26}',103,'2026-06-01T12:32:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',13,0,'{"do": "place", "card": 67, "cell": "B2", "turn": 0}',101,'2026-06-01T12:33:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',14,0,'{"do": "place", "card": 36, "cell": "B1", "turn": 0}',101,'2026-06-01T12:34:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',15,1,'{"do": "place", "card": 12, "cell": "B2", "turn": 0}',102,'2026-06-01T12:35:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',16,1,'{"do": "place", "card": 31, "cell": "B1", "turn": 0}',102,'2026-06-01T12:36:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',17,2,'{"do": "place", "card": 26, "cell": "B2", "turn": 0}',103,'2026-06-01T12:37:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',18,2,'{"do": "place", "card": 65, "cell": "B1", "turn": 0}',103,'2026-06-01T12:38:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',19,0,'{"do": "keep", "card": 8}',101,'2026-06-01T12:39:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',20,1,'{"do": "keep", "card": 60}',102,'2026-06-01T12:40:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',21,2,'{"do": "keep", "card": 14}',103,'2026-06-01T12:41:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',22,0,'{"do": "place", "card": 8, "cell": "B1", "turn": 0}',101,'2026-06-01T12:42:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',23,0,'{"do": "place", "card": 42, "cell": "B1", "turn": 0}',101,'2026-06-01T12:43:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',24,1,'{"do": "place", "card": 60, "cell": "B1", "turn": 0}',102,'2026-06-01T12:44:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',25,1,'{"do": "place", "card": 51, "cell": "B1", "turn": 0}',102,'2026-06-01T12:45:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',26,2,'{"do": "place", "card": 14, "cell": "B1", "turn": 0}',103,'2026-06-01T12:46:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',27,2,'{"do": "place", "card": 33, "cell": "B1", "turn": 0}',103,'2026-06-01T12:47:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',28,0,'{"do": "keep", "card": 17}',101,'2026-06-01T12:48:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',29,1,'{"do": "keep", "card": 9}',102,'2026-06-01T12:49:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',30,2,'{"do": "keep", "card": 35}',103,'2026-06-01T12:50:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',31,0,'{"do": "place", "card": 17, "cell": "B1", "turn": 0}',101,'2026-06-01T12:51:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',32,0,'{"do": "place", "card": 62, "cell": "B1", "turn": 0}',101,'2026-06-01T12:52:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',33,1,'{"do": "place", "card": 9, "cell": "B1", "turn": 0}',102,'2026-06-01T12:53:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',34,1,'{"do": "place", "card": 46, "cell": "B1", "turn": 0}',102,'2026-06-01T12:54:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',35,2,'{"do": "place", "card": 35, "cell": "B1", "turn": 0}',103,'2026-06-01T12:55:00+00:00','person');
INSERT INTO "events" VALUES('TCM9',36,2,'{"do": "place", "card": 56, "cell": "B1", "turn": 0}',103,'2026-06-01T12:56:00+00:00','person');
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
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
    tutorial    INTEGER
) STRICT;
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
INSERT INTO "table_people" VALUES('7BQB',101,1);
INSERT INTO "table_people" VALUES('A5BC',101,1);
INSERT INTO "table_people" VALUES('DV7D',101,1);
INSERT INTO "table_people" VALUES('TCM9',101,1);
INSERT INTO "table_people" VALUES('7BQB',102,1);
INSERT INTO "table_people" VALUES('A5BC',102,1);
INSERT INTO "table_people" VALUES('DV7D',102,1);
INSERT INTO "table_people" VALUES('TCM9',102,1);
INSERT INTO "table_people" VALUES('TCM9',103,1);
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
, clock TEXT NOT NULL DEFAULT '{}', next_at INTEGER, parent INTEGER, agreed TEXT NOT NULL DEFAULT '{}', seats TEXT NOT NULL DEFAULT '{}') STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('7BQB','playing',7,70,101,'2026-06-01T12:09:00+00:00',NULL,'{"game": "veggies", "rules": 1, "seats": 2, "options": {}, "seed": "84df1123db71999baa51f385a3b0dd63fe3c9222fdbc0f0b517c9b915ccee062", "pack": "house", "pack_digest": "d2d60ca01a0c44ea"}',5,0,8,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "3turn", "since": 1780316100, "begins": 1780316100, "ends": 1780402500, "span": 86400, "done": true}, {"seat": 1, "user": 102, "key": "3turn", "since": 1780316160, "begins": 1780316160, "ends": 1780402560, "span": 86400, "next_at": 1780316160}], "last_activity": 1780316160, "host_activity": 1780316160}',1780316160,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}');
INSERT INTO "tables" VALUES('A5BC','lobby',7,70,101,'2026-06-01T12:57:00+00:00',NULL,NULL,0,0,2,0,NULL,NULL,'{"last_activity": 1780318680}',1780837080,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}]}');
INSERT INTO "tables" VALUES('DV7D','playing',7,70,101,'2026-06-01T12:01:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 2, "options": {"diet": "none"}, "seed": "852e112c11af13b0c51bd9922951d57c461370d3110802c1bd076ecee4fcad5b", "pack": "house", "pack_digest": "d956ce1da30f354c"}',5,0,8,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "1play", "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "span": 86400, "done": true}, {"seat": 1, "user": 102, "key": "1play", "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "span": 86400, "told": 1, "next_at": 1780358700}], "last_activity": 1780315680, "host_activity": 1780315620}',1780358700,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}');
INSERT INTO "tables" VALUES('TCM9','over',7,70,101,'2026-06-01T12:17:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 3, "options": {"diet": "none"}, "seed": "13e5f0348e225480304333be1b117a120d61e46f395b0bf0049b954abaa52dde", "pack": "house", "pack_digest": "d956ce1da30f354c"}',36,0,40,0,NULL,NULL,'{"last_activity": 1780318560, "host_activity": 1780318320}',NULL,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}, {"person": {"id": 103, "name": "Cat"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}, {"seat": 2, "since": 0, "person": {"id": 103, "name": "Cat"}}]}');
CREATE INDEX tables_in_channel ON tables (channel, status, created);
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX tables_behind ON tables (code) WHERE shown < rev OR bots_due;
CREATE UNIQUE INDEX one_rematch ON tables (rematch_of) WHERE status <> 'cancelled';
CREATE INDEX tables_due ON tables (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX tables_under_channel ON tables (parent, status) WHERE parent IS NOT NULL;
CREATE INDEX tables_of_person ON table_people (user_id, seated);
COMMIT;
PRAGMA user_version = 5;
