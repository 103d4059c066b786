-- A database as the bot wrote it with schema 13: a running game of each kind, a finished one, a lobby.
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
INSERT INTO "events" VALUES('EMGM',1,0,'{"do": "keep", "card": 44}',101,'2026-06-01T12:21:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',2,1,'{"do": "keep", "card": 37}',102,'2026-06-01T12:22:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',3,2,'{"do": "keep", "card": 27}',103,'2026-06-01T12:23:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',4,0,'{"do": "place", "card": 44, "cell": "C4", "turn": 0}',101,'2026-06-01T12:24:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',5,0,'{"do": "place", "card": 65, "cell": "B3", "turn": 0}',101,'2026-06-01T12:25:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',6,1,'{"do": "place", "card": 37, "cell": "C4", "turn": 0}',102,'2026-06-01T12:26:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',7,1,'{"do": "place", "card": 29, "cell": "B3", "turn": 0}',102,'2026-06-01T12:27:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',8,2,'{"do": "place", "card": 27, "cell": "C4", "turn": 0}',103,'2026-06-01T12:28:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',9,2,'{"do": "place", "card": 64, "cell": "B3", "turn": 0}',103,'2026-06-01T12:29:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',10,0,'{"do": "keep", "card": 30}',101,'2026-06-01T12:30:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',11,1,'{"do": "keep", "card": 13}',102,'2026-06-01T12:31:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',12,2,'{"do": "keep", "card": 41}',103,'2026-06-01T12:32:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',13,0,'{"do": "place", "card": 30, "cell": "B2", "turn": 0}',101,'2026-06-01T12:33:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',14,0,'{"do": "place", "card": 36, "cell": "B1", "turn": 0}',101,'2026-06-01T12:34:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',15,1,'{"do": "place", "card": 13, "cell": "B2", "turn": 0}',102,'2026-06-01T12:35:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',16,1,'{"do": "place", "card": 1, "cell": "B1", "turn": 0}',102,'2026-06-01T12:36:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',17,2,'{"do": "place", "card": 41, "cell": "B2", "turn": 0}',103,'2026-06-01T12:37:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',18,2,'{"do": "place", "card": 3, "cell": "B1", "turn": 0}',103,'2026-06-01T12:38:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',19,0,'{"do": "keep", "card": 66}',101,'2026-06-01T12:39:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',20,1,'{"do": "keep", "card": 6}',102,'2026-06-01T12:40:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',21,2,'{"do": "keep", "card": 21}',103,'2026-06-01T12:41:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',22,0,'{"do": "place", "card": 66, "cell": "B1", "turn": 0}',101,'2026-06-01T12:42:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',23,0,'{"do": "place", "card": 22, "cell": "B1", "turn": 0}',101,'2026-06-01T12:43:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',24,1,'{"do": "place", "card": 6, "cell": "B1", "turn": 0}',102,'2026-06-01T12:44:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',25,1,'{"do": "place", "card": 53, "cell": "B1", "turn": 0}',102,'2026-06-01T12:45:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',26,2,'{"do": "place", "card": 21, "cell": "B1", "turn": 0}',103,'2026-06-01T12:46:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',27,2,'{"do": "place", "card": 33, "cell": "B1", "turn": 0}',103,'2026-06-01T12:47:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',28,0,'{"do": "keep", "card": 50}',101,'2026-06-01T12:48:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',29,1,'{"do": "keep", "card": 57}',102,'2026-06-01T12:49:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',30,2,'{"do": "keep", "card": 16}',103,'2026-06-01T12:50:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',31,0,'{"do": "place", "card": 50, "cell": "B1", "turn": 0}',101,'2026-06-01T12:51:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',32,0,'{"do": "place", "card": 18, "cell": "B1", "turn": 0}',101,'2026-06-01T12:52:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',33,1,'{"do": "place", "card": 57, "cell": "B1", "turn": 0}',102,'2026-06-01T12:53:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',34,1,'{"do": "place", "card": 61, "cell": "B1", "turn": 0}',102,'2026-06-01T12:54:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',35,2,'{"do": "place", "card": 16, "cell": "B1", "turn": 0}',103,'2026-06-01T12:55:00+00:00','person');
INSERT INTO "events" VALUES('EMGM',36,2,'{"do": "place", "card": 5, "cell": "B1", "turn": 0}',103,'2026-06-01T12:56:00+00:00','person');
INSERT INTO "events" VALUES('UZD2',1,0,'{"do": "open", "card": 13}',101,'2026-06-01T12:12:00+00:00','person');
INSERT INTO "events" VALUES('UZD2',2,1,'{"do": "open", "card": 27}',102,'2026-06-01T12:13:00+00:00','person');
INSERT INTO "events" VALUES('UZD2',3,1,'{"do": "place", "card": 30, "cell": "T20", "turn": 0}',102,'2026-06-01T12:14:00+00:00','person');
INSERT INTO "events" VALUES('UZD2',4,0,'{"do": "place", "card": 8, "cell": "T20", "turn": 0}',101,'2026-06-01T12:15:00+00:00','person');
INSERT INTO "events" VALUES('UZD2',5,1,'{"do": "place", "card": 33, "cell": "R18", "turn": 0}',102,'2026-06-01T12:16:00+00:00','person');
INSERT INTO "events" VALUES('W359',1,0,'{"do": "keep", "card": 29}',101,'2026-06-01T12:04:00+00:00','person');
INSERT INTO "events" VALUES('W359',2,1,'{"do": "keep", "card": 17}',102,'2026-06-01T12:05:00+00:00','person');
INSERT INTO "events" VALUES('W359',3,0,'{"do": "place", "card": 29, "cell": "C4", "turn": 0}',101,'2026-06-01T12:06:00+00:00','person');
INSERT INTO "events" VALUES('W359',4,0,'{"do": "place", "card": 1, "cell": "B3", "turn": 0}',101,'2026-06-01T12:07:00+00:00','person');
INSERT INTO "events" VALUES('W359',5,1,'{"do": "place", "card": 17, "cell": "C4", "turn": 0}',102,'2026-06-01T12:08:00+00:00','person');
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
    tutorials TEXT NOT NULL DEFAULT '{}', next_up INTEGER, public TEXT) STRICT;
CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    number  INTEGER NOT NULL REFERENCES results (number),
    mu      REAL    NOT NULL,
    sigma   REAL    NOT NULL,
    games   INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, number)
) STRICT;
INSERT INTO "ratings" VALUES(101,'snack',1,2.78690486807494259831e+01,8.20524337739799314306e+00,1);
INSERT INTO "ratings" VALUES(102,'snack',1,2.57172621701873573831e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES(103,'snack',1,2.14136891490632166315e+01,8.0582242228023783781e+00,1);
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
INSERT INTO "result_seats" VALUES(1,0,0,'snack',101,'Ann',NULL,0,36,12,0,0,0,'kept',0,4,1,1,'{"soda": 7, "red": 4, "green": 2, "blue": 4, "sausage": 4, "orange": 2, "donut": 1}');
INSERT INTO "result_seats" VALUES(1,1,0,'snack',102,'Ben',NULL,0,36,12,0,0,0,'kept',1,1,2,0,'{"donut": 2, "blue": 2, "red": 3, "sausage": 5, "orange": 5, "green": 2, "soda": 4, "sandwich": 1}');
INSERT INTO "result_seats" VALUES(1,2,0,'snack',103,'Cat',NULL,0,36,12,0,0,0,'kept',2,0,3,0,'{"soda": 2, "red": 1, "donut": 4, "green": 4, "blue": 5, "orange": 2, "sausage": 2, "sandwich": 4}');
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
INSERT INTO "results" VALUES(1,'EMGM','snack',7,70,NULL,1780316460,1780318560,36,3,0,1,'points','{"diet": "none"}','[360, 180, 360, 180, 360, 180, 360]');
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
INSERT INTO "table_people" VALUES('EMGM',101,1);
INSERT INTO "table_people" VALUES('QNFY',101,1);
INSERT INTO "table_people" VALUES('UZD2',101,1);
INSERT INTO "table_people" VALUES('W359',101,1);
INSERT INTO "table_people" VALUES('EMGM',102,1);
INSERT INTO "table_people" VALUES('QNFY',102,1);
INSERT INTO "table_people" VALUES('UZD2',102,1);
INSERT INTO "table_people" VALUES('W359',102,1);
INSERT INTO "table_people" VALUES('EMGM',103,1);
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
INSERT INTO "tables" VALUES('EMGM','over',7,70,101,'2026-06-01T12:17:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 3, "options": {"diet": "none"}, "seed": "e6d9d32e075f10c2cdbf3ea0e023c79219ee71818209ff789ba82f0f63b7d0dd", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "EMGM", "secret": "f2ab7c589fb8999eb0063e951f2b6a7c85740d7a81b3f97f7200c945fd75b0dc", "contributions": ["1000101", "1000102", "1000103"]}}',36,0,40,0,NULL,NULL,'{"last_activity": 1780318560, "host_activity": 1780318320}',NULL,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}, {"person": {"id": 103, "name": "Cat"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}, {"seat": 2, "since": 0, "person": {"id": 103, "name": "Cat"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('QNFY','lobby',7,70,101,'2026-06-01T12:57:00+00:00',NULL,NULL,0,0,2,0,NULL,NULL,'{"last_activity": 1780318680}',1780837080,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}]}',NULL,'{"secret": "5cfdf8fbd951c2d0981cb4b51765cfbed75a3c65bc33a6c533c698e58127fa74", "added": {"102": 1000102}}',NULL,NULL);
INSERT INTO "tables" VALUES('UZD2','playing',7,70,101,'2026-06-01T12:09:00+00:00',NULL,'{"game": "veggies", "rules": 1, "seats": 2, "options": {}, "seed": "b3e46810ec88aadd333e3d8de68613841dfc6bb046a64ea49f0983f7fc592037", "pack": "house", "pack_digest": "d2d60ca01a0c44ea", "deal": {"table": "UZD2", "secret": "bf961f986dd6d622739d0f112d09b99ec2b88ad7b4a853ac36800dab7efde3e3", "contributions": ["1000101", "1000102"]}}',5,0,8,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "3turn", "since": 1780316160, "begins": 1780316160, "ends": 1780402560, "span": 86400, "next_at": 1780316160}, {"seat": 1, "user": 102, "key": "3turn", "since": 1780316100, "begins": 1780316100, "ends": 1780402500, "span": 86400, "done": true}], "last_activity": 1780316160, "host_activity": 1780316100}',1780316160,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('W359','playing',7,70,101,'2026-06-01T12:01:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 2, "options": {"diet": "none"}, "seed": "42bed83947af84f3d08f630845a1ea7b2ee96865b78a7bf0d5af8d619e2cfcdb", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "W359", "secret": "055f60c00ff4374775b39babd0304437ad3bafbf082813f4dd201937366b3095", "contributions": ["1000101", "1000102"]}}',5,0,8,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "1play", "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "span": 86400, "done": true}, {"seat": 1, "user": 102, "key": "1play", "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "span": 86400, "told": 1, "next_at": 1780358700}], "done": {"1play": [0]}, "last_activity": 1780315680, "host_activity": 1780315620}',1780358700,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
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
PRAGMA user_version = 13;
