-- A database as the bot wrote it with schema 12: a running game of each kind, a finished one, a lobby.
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
INSERT INTO "events" VALUES('5NG9',1,0,'{"do": "keep", "card": 70}',101,'2026-06-01T12:21:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',2,1,'{"do": "keep", "card": 67}',102,'2026-06-01T12:22:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',3,2,'{"do": "keep", "card": 29}',103,'2026-06-01T12:23:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',4,0,'{"do": "place", "card": 70, "cell": "C4", "turn": 0}',101,'2026-06-01T12:24:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',5,0,'{"do": "place", "card": 56, "cell": "B3", "turn": 0}',101,'2026-06-01T12:25:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',6,1,'{"do": "place", "card": 67, "cell": "C4", "turn": 0}',102,'2026-06-01T12:26:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',7,1,'{"do": "place", "card": 39, "cell": "B3", "turn": 0}',102,'2026-06-01T12:27:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',8,2,'{"do": "place", "card": 29, "cell": "C4", "turn": 0}',103,'2026-06-01T12:28:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',9,2,'{"do": "place", "card": 20, "cell": "B3", "turn": 0}',103,'2026-06-01T12:29:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',10,0,'{"do": "keep", "card": 14}',101,'2026-06-01T12:30:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',11,1,'{"do": "keep", "card": 46}',102,'2026-06-01T12:31:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',12,2,'{"do": "keep", "card": 2}',103,'2026-06-01T12:32:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',13,0,'{"do": "place", "card": 14, "cell": "B2", "turn": 0}',101,'2026-06-01T12:33:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',14,0,'{"do": "place", "card": 41, "cell": "B1", "turn": 0}',101,'2026-06-01T12:34:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',15,1,'{"do": "place", "card": 46, "cell": "B2", "turn": 0}',102,'2026-06-01T12:35:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',16,1,'{"do": "place", "card": 33, "cell": "B1", "turn": 0}',102,'2026-06-01T12:36:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',17,2,'{"do": "place", "card": 2, "cell": "B2", "turn": 0}',103,'2026-06-01T12:37:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',18,2,'{"do": "place", "card": 60, "cell": "B1", "turn": 0}',103,'2026-06-01T12:38:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',19,0,'{"do": "keep", "card": 37}',101,'2026-06-01T12:39:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',20,1,'{"do": "keep", "card": 49}',102,'2026-06-01T12:40:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',21,2,'{"do": "keep", "card": 21}',103,'2026-06-01T12:41:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',22,0,'{"do": "place", "card": 37, "cell": "B1", "turn": 0}',101,'2026-06-01T12:42:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',23,0,'{"do": "place", "card": 8, "cell": "B1", "turn": 0}',101,'2026-06-01T12:43:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',24,1,'{"do": "place", "card": 49, "cell": "B1", "turn": 0}',102,'2026-06-01T12:44:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',25,1,'{"do": "place", "card": 12, "cell": "B1", "turn": 0}',102,'2026-06-01T12:45:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',26,2,'{"do": "place", "card": 21, "cell": "B1", "turn": 0}',103,'2026-06-01T12:46:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',27,2,'{"do": "place", "card": 1, "cell": "B1", "turn": 0}',103,'2026-06-01T12:47:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',28,0,'{"do": "keep", "card": 28}',101,'2026-06-01T12:48:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',29,1,'{"do": "keep", "card": 44}',102,'2026-06-01T12:49:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',30,2,'{"do": "keep", "card": 34}',103,'2026-06-01T12:50:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',31,0,'{"do": "place", "card": 28, "cell": "B1", "turn": 0}',101,'2026-06-01T12:51:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',32,0,'{"do": "place", "card": 47, "cell": "B1", "turn": 0}',101,'2026-06-01T12:52:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',33,1,'{"do": "place", "card": 44, "cell": "B1", "turn": 0}',102,'2026-06-01T12:53:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',34,1,'{"do": "place", "card": 48, "cell": "B1", "turn": 0}',102,'2026-06-01T12:54:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',35,2,'{"do": "place", "card": 34, "cell": "B1", "turn": 0}',103,'2026-06-01T12:55:00+00:00','person');
INSERT INTO "events" VALUES('5NG9',36,2,'{"do": "place", "card": 62, "cell": "B1", "turn": 0}',103,'2026-06-01T12:56:00+00:00','person');
INSERT INTO "events" VALUES('84K6',1,0,'{"do": "open", "card": 15}',101,'2026-06-01T12:12:00+00:00','person');
INSERT INTO "events" VALUES('84K6',2,1,'{"do": "open", "card": 33}',102,'2026-06-01T12:13:00+00:00','person');
INSERT INTO "events" VALUES('84K6',3,1,'{"do": "place", "card": 2, "cell": "T20", "turn": 0}',102,'2026-06-01T12:14:00+00:00','person');
INSERT INTO "events" VALUES('84K6',4,0,'{"do": "place", "card": 31, "cell": "T20", "turn": 0}',101,'2026-06-01T12:15:00+00:00','person');
INSERT INTO "events" VALUES('84K6',5,1,'{"do": "place", "card": 12, "cell": "R18", "turn": 0}',102,'2026-06-01T12:16:00+00:00','person');
INSERT INTO "events" VALUES('R9YV',1,0,'{"do": "keep", "card": 54}',101,'2026-06-01T12:04:00+00:00','person');
INSERT INTO "events" VALUES('R9YV',2,1,'{"do": "keep", "card": 19}',102,'2026-06-01T12:05:00+00:00','person');
INSERT INTO "events" VALUES('R9YV',3,0,'{"do": "place", "card": 54, "cell": "C4", "turn": 0}',101,'2026-06-01T12:06:00+00:00','person');
INSERT INTO "events" VALUES('R9YV',4,0,'{"do": "place", "card": 35, "cell": "B3", "turn": 0}',101,'2026-06-01T12:07:00+00:00','person');
INSERT INTO "events" VALUES('R9YV',5,1,'{"do": "place", "card": 19, "cell": "C4", "turn": 0}',102,'2026-06-01T12:08:00+00:00','person');
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
    tutorials TEXT NOT NULL DEFAULT '{}', next_up INTEGER) STRICT;
CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    number  INTEGER NOT NULL REFERENCES results (number),
    mu      REAL    NOT NULL,
    sigma   REAL    NOT NULL,
    games   INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, number)
) STRICT;
INSERT INTO "ratings" VALUES(101,'snack',1,25.0,8.20524337739799314306e+00,1);
INSERT INTO "ratings" VALUES(102,'snack',1,25.0,8.20524337739799314306e+00,1);
INSERT INTO "ratings" VALUES(103,'snack',1,25.0,8.20524337739799314306e+00,1);
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
INSERT INTO "result_seats" VALUES(1,0,0,'snack',101,'Ann',NULL,0,36,12,0,0,0,'kept',0,2,1,1,'{"soda": 1, "green": 4, "sausage": 3, "blue": 3, "red": 3, "sandwich": 5, "orange": 2, "donut": 3}');
INSERT INTO "result_seats" VALUES(1,1,0,'snack',102,'Ben',NULL,0,36,12,0,0,0,'kept',1,2,1,1,'{"donut": 2, "orange": 1, "sandwich": 5, "green": 5, "soda": 3, "red": 4, "blue": 2, "sausage": 2}');
INSERT INTO "result_seats" VALUES(1,2,0,'snack',103,'Cat',NULL,0,36,12,0,0,0,'kept',2,2,1,1,'{"sausage": 5, "orange": 4, "green": 3, "soda": 2, "donut": 3, "red": 2, "blue": 3, "sandwich": 2}');
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
INSERT INTO "results" VALUES(1,'5NG9','snack',7,70,NULL,1780316460,1780318560,36,3,0,1,'shared','{"diet": "none"}','[360, 180, 360, 180, 360, 180, 360]');
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
INSERT INTO "table_people" VALUES('5NG9',101,1);
INSERT INTO "table_people" VALUES('84K6',101,1);
INSERT INTO "table_people" VALUES('R9YV',101,1);
INSERT INTO "table_people" VALUES('RGGD',101,1);
INSERT INTO "table_people" VALUES('5NG9',102,1);
INSERT INTO "table_people" VALUES('84K6',102,1);
INSERT INTO "table_people" VALUES('R9YV',102,1);
INSERT INTO "table_people" VALUES('RGGD',102,1);
INSERT INTO "table_people" VALUES('5NG9',103,1);
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
INSERT INTO "tables" VALUES('5NG9','over',7,70,101,'2026-06-01T12:17:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 3, "options": {"diet": "none"}, "seed": "97bd6218d1dc6540ad75733cebe56cf39884592eabf6791a787fe0d37d5c7903", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "5NG9", "secret": "7257d27211e75713285d9f97e7edb85831a9762c5adc0ea0d31a24c62779c94e", "contributions": ["1000101", "1000102", "1000103"]}}',36,0,40,0,NULL,NULL,'{"last_activity": 1780318560, "host_activity": 1780318320}',NULL,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}, {"person": {"id": 103, "name": "Cat"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}, {"seat": 2, "since": 0, "person": {"id": 103, "name": "Cat"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('84K6','playing',7,70,101,'2026-06-01T12:09:00+00:00',NULL,'{"game": "veggies", "rules": 1, "seats": 2, "options": {}, "seed": "e848cedf8072c00be56600ba7d46d824a5b6240d923192b1b457d02a8c9fab62", "pack": "house", "pack_digest": "d2d60ca01a0c44ea", "deal": {"table": "84K6", "secret": "946f29277bd851d6cb5e0d7ef8a99bdf1e1d9c5619e6542187e64339bb2ee10c", "contributions": ["1000101", "1000102"]}}',5,0,8,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "3turn", "since": 1780316160, "begins": 1780316160, "ends": 1780402560, "span": 86400, "next_at": 1780316160}, {"seat": 1, "user": 102, "key": "3turn", "since": 1780316100, "begins": 1780316100, "ends": 1780402500, "span": 86400, "done": true}], "last_activity": 1780316160, "host_activity": 1780316100}',1780316160,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('R9YV','playing',7,70,101,'2026-06-01T12:01:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 2, "options": {"diet": "none"}, "seed": "37567c8b8d80029b2cc1d9b2d78c18a96aceaeccda62809c532164021965171a", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "R9YV", "secret": "00ce8663245eb2b6b21b5cee0a239810563f43128db7492d60325a57a431f69f", "contributions": ["1000101", "1000102"]}}',5,0,8,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "1play", "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "span": 86400, "done": true}, {"seat": 1, "user": 102, "key": "1play", "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "span": 86400, "told": 1, "next_at": 1780358700}], "done": {"1play": [0]}, "last_activity": 1780315680, "host_activity": 1780315620}',1780358700,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('RGGD','lobby',7,70,101,'2026-06-01T12:57:00+00:00',NULL,NULL,0,0,2,0,NULL,NULL,'{"last_activity": 1780318680}',1780837080,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}]}',NULL,'{"secret": "3359d682fa3f3e624755d17ed7a4705c3e9e7d6112b6c6e30cf9361c0cdcc24e", "added": {"102": 1000102}}',NULL,NULL);
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
COMMIT;
PRAGMA user_version = 12;
