-- A database as the bot wrote it with schema 2: a running game of each kind, a finished one, a lobby.
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
INSERT INTO "events" VALUES('3YSK',1,0,'{"do": "keep", "card": 1}',101,'2026-06-01T12:04:00+00:00','person');
INSERT INTO "events" VALUES('3YSK',2,1,'{"do": "keep", "card": 62}',102,'2026-06-01T12:05:00+00:00','person');
INSERT INTO "events" VALUES('3YSK',3,0,'{"do": "place", "card": 1, "cell": "C4", "turn": 0}',101,'2026-06-01T12:06:00+00:00','person');
INSERT INTO "events" VALUES('3YSK',4,0,'{"do": "place", "card": 22, "cell": "B3", "turn": 0}',101,'2026-06-01T12:07:00+00:00','person');
INSERT INTO "events" VALUES('3YSK',5,1,'{"do": "place", "card": 62, "cell": "C4", "turn": 0}',102,'2026-06-01T12:08:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',1,0,'{"do": "keep", "card": 3}',101,'2026-06-01T12:21:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',2,1,'{"do": "keep", "card": 49}',102,'2026-06-01T12:22:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',3,2,'{"do": "keep", "card": 69}',103,'2026-06-01T12:23:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',4,0,'{"do": "place", "card": 3, "cell": "C4", "turn": 0}',101,'2026-06-01T12:24:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',5,0,'{"do": "place", "card": 15, "cell": "B3", "turn": 0}',101,'2026-06-01T12:25:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',6,1,'{"do": "place", "card": 49, "cell": "C4", "turn": 0}',102,'2026-06-01T12:26:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',7,1,'{"do": "place", "card": 67, "cell": "B3", "turn": 0}',102,'2026-06-01T12:27:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',8,2,'{"do": "place", "card": 69, "cell": "C4", "turn": 0}',103,'2026-06-01T12:28:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',9,2,'{"do": "place", "card": 52, "cell": "B3", "turn": 0}',103,'2026-06-01T12:29:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',10,0,'{"do": "keep", "card": 54}',101,'2026-06-01T12:30:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',11,1,'{"do": "keep", "card": 64}',102,'2026-06-01T12:31:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',12,2,'{"do": "keep", "card": 23}',103,'2026-06-01T12:32:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',13,0,'{"do": "place", "card": 54, "cell": "B2", "turn": 0}',101,'2026-06-01T12:33:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',14,0,'{"do": "place", "card": 16, "cell": "B1", "turn": 0}',101,'2026-06-01T12:34:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',15,1,'{"do": "place", "card": 64, "cell": "B2", "turn": 0}',102,'2026-06-01T12:35:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',16,1,'{"do": "place", "card": 29, "cell": "B1", "turn": 0}',102,'2026-06-01T12:36:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',17,2,'{"do": "place", "card": 23, "cell": "B2", "turn": 0}',103,'2026-06-01T12:37:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',18,2,'{"do": "place", "card": 39, "cell": "B1", "turn": 0}',103,'2026-06-01T12:38:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',19,0,'{"do": "keep", "card": 71}',101,'2026-06-01T12:39:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',20,1,'{"do": "keep", "card": 48}',102,'2026-06-01T12:40:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',21,2,'{"do": "keep", "card": 65}',103,'2026-06-01T12:41:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',22,0,'{"do": "place", "card": 71, "cell": "B1", "turn": 0}',101,'2026-06-01T12:42:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',23,0,'{"do": "place", "card": 50, "cell": "B1", "turn": 0}',101,'2026-06-01T12:43:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',24,1,'{"do": "place", "card": 48, "cell": "B1", "turn": 0}',102,'2026-06-01T12:44:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',25,1,'{"do": "place", "card": 20, "cell": "B1", "turn": 0}',102,'2026-06-01T12:45:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',26,2,'{"do": "place", "card": 65, "cell": "B1", "turn": 0}',103,'2026-06-01T12:46:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',27,2,'{"do": "place", "card": 45, "cell": "B1", "turn": 0}',103,'2026-06-01T12:47:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',28,0,'{"do": "keep", "card": 24}',101,'2026-06-01T12:48:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',29,1,'{"do": "keep", "card": 41}',102,'2026-06-01T12:49:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',30,2,'{"do": "keep", "card": 44}',103,'2026-06-01T12:50:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',31,0,'{"do": "place", "card": 24, "cell": "B1", "turn": 0}',101,'2026-06-01T12:51:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',32,0,'{"do": "place", "card": 37, "cell": "B1", "turn": 0}',101,'2026-06-01T12:52:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',33,1,'{"do": "place", "card": 41, "cell": "B1", "turn": 0}',102,'2026-06-01T12:53:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',34,1,'{"do": "place", "card": 68, "cell": "B1", "turn": 0}',102,'2026-06-01T12:54:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',35,2,'{"do": "place", "card": 44, "cell": "B1", "turn": 0}',103,'2026-06-01T12:55:00+00:00','person');
INSERT INTO "events" VALUES('CZKX',36,2,'{"do": "place", "card": 72, "cell": "B1", "turn": 0}',103,'2026-06-01T12:56:00+00:00','person');
INSERT INTO "events" VALUES('E4RG',1,0,'{"do": "open", "card": 34}',101,'2026-06-01T12:12:00+00:00','person');
INSERT INTO "events" VALUES('E4RG',2,1,'{"do": "open", "card": 32}',102,'2026-06-01T12:13:00+00:00','person');
INSERT INTO "events" VALUES('E4RG',3,0,'{"do": "place", "card": 33, "cell": "T20", "turn": 0}',101,'2026-06-01T12:14:00+00:00','person');
INSERT INTO "events" VALUES('E4RG',4,1,'{"do": "place", "card": 20, "cell": "T20", "turn": 0}',102,'2026-06-01T12:15:00+00:00','person');
INSERT INTO "events" VALUES('E4RG',5,0,'{"do": "place", "card": 30, "cell": "R18", "turn": 0}',101,'2026-06-01T12:16:00+00:00','person');
CREATE TABLE houses (
    guild  INTEGER PRIMARY KEY,
    rules  TEXT NOT NULL
) STRICT;
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE people (
    user_id     INTEGER PRIMARY KEY,
    language    TEXT,
    notices     TEXT NOT NULL,
    quiet_start TEXT,
    quiet_end   TEXT,
    zone        TEXT,
    away        TEXT
) STRICT;
CREATE TABLE seats (
    code    TEXT    NOT NULL REFERENCES tables (code),
    seat    INTEGER NOT NULL,
    user_id INTEGER,
    name    TEXT,
    level   TEXT, free INTEGER NOT NULL DEFAULT 0, missed INTEGER NOT NULL DEFAULT 0, stand_in INTEGER NOT NULL DEFAULT 0, away INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (code, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('3YSK',0,101,'Ann',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('3YSK',1,102,'Ben',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('6CQ8',0,101,'Ann',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('6CQ8',1,102,'Ben',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('CZKX',0,101,'Ann',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('CZKX',1,102,'Ben',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('CZKX',2,103,'Cat',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('E4RG',0,101,'Ann',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('E4RG',1,102,'Ben',NULL,0,0,0,0);
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
, pace TEXT NOT NULL DEFAULT 'daily', clock TEXT NOT NULL DEFAULT '{}', next_at INTEGER) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('3YSK','snack','playing',7,70,101,9,'{"diet": "none"}','house','en','2026-06-01T12:01:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 2, "options": {"diet": "none"}, "seed": "48718da14c42a2201efb10a21f833ea0dc920b9170b887cf109f452e68ce4b92", "pack": "house", "pack_digest": "d956ce1da30f354c"}',5,0,8,0,NULL,NULL,'daily','{"waits": [{"seat": 0, "user": 101, "key": "1play", "span": 86400, "told": 0, "done": true, "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "next_at": null}, {"seat": 1, "user": 102, "key": "1play", "span": 86400, "told": 1, "done": false, "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "next_at": 1780358700}]}',1780358700);
INSERT INTO "tables" VALUES('6CQ8','veggies','lobby',7,70,101,4,'{}','house','en','2026-06-01T12:57:00+00:00',NULL,NULL,0,0,2,0,NULL,NULL,'daily','{}',NULL);
INSERT INTO "tables" VALUES('CZKX','snack','over',7,70,101,9,'{"diet": "none"}','house','en','2026-06-01T12:17:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 3, "options": {"diet": "none"}, "seed": "139aa30d473bfdfde3c0957178d284db4584f9b6fd2e8ac314f9c7ba4be1d843", "pack": "house", "pack_digest": "d956ce1da30f354c"}',36,0,40,0,NULL,NULL,'daily','{}',NULL);
INSERT INTO "tables" VALUES('E4RG','veggies','playing',7,70,101,4,'{}','house','en','2026-06-01T12:09:00+00:00',NULL,'{"game": "veggies", "rules": 1, "seats": 2, "options": {}, "seed": "ec08fbe4bf71f5189e668f78354f5cbd5df34d41f8cf9196027b0c7871e468bc", "pack": "house", "pack_digest": "d2d60ca01a0c44ea"}',5,0,8,0,NULL,NULL,'daily','{"waits": [{"seat": 0, "user": 101, "key": "3turn", "span": 86400, "told": 0, "done": true, "since": 1780316100, "begins": 1780316100, "ends": 1780402500, "next_at": null}, {"seat": 1, "user": 102, "key": "3turn", "span": 86400, "told": 0, "done": false, "since": 1780316160, "begins": 1780316160, "ends": 1780402560, "next_at": 1780316160}]}',1780316160);
CREATE TABLE tenures (
    code    TEXT    NOT NULL REFERENCES tables (code),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    user_id INTEGER,
    name    TEXT,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tenures" VALUES('3YSK',0,0,0,101,'Ann');
INSERT INTO "tenures" VALUES('3YSK',1,1,0,102,'Ben');
INSERT INTO "tenures" VALUES('CZKX',0,0,0,101,'Ann');
INSERT INTO "tenures" VALUES('CZKX',1,1,0,102,'Ben');
INSERT INTO "tenures" VALUES('CZKX',2,2,0,103,'Cat');
INSERT INTO "tenures" VALUES('E4RG',0,0,0,101,'Ann');
INSERT INTO "tenures" VALUES('E4RG',1,1,0,102,'Ben');
CREATE INDEX tables_in_channel ON tables (channel, status, created);
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX tables_behind ON tables (code) WHERE shown < rev OR autos_due;
CREATE UNIQUE INDEX one_rematch ON tables (rematch_of) WHERE status <> 'cancelled';
CREATE INDEX seats_of_user ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX tables_due ON tables (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX tenures_of_user ON tenures (user_id) WHERE user_id IS NOT NULL;
COMMIT;
PRAGMA user_version = 2;
