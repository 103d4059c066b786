-- A database as the bot wrote it with schema 10: a running game of each kind, a finished one, a lobby.
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
INSERT INTO "events" VALUES('B9UC',1,0,'{"do": "keep", "card": 19}',101,'2026-06-01T12:04:00+00:00','person');
INSERT INTO "events" VALUES('B9UC',2,1,'{"do": "keep", "card": 28}',102,'2026-06-01T12:05:00+00:00','person');
INSERT INTO "events" VALUES('B9UC',3,0,'{"do": "place", "card": 19, "cell": "C4", "turn": 0}',101,'2026-06-01T12:06:00+00:00','person');
INSERT INTO "events" VALUES('B9UC',4,0,'{"do": "place", "card": 30, "cell": "B3", "turn": 0}',101,'2026-06-01T12:07:00+00:00','person');
INSERT INTO "events" VALUES('B9UC',5,1,'{"do": "place", "card": 28, "cell": "C4", "turn": 0}',102,'2026-06-01T12:08:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',1,0,'{"do": "keep", "card": 69}',101,'2026-06-01T12:21:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',2,1,'{"do": "keep", "card": 5}',102,'2026-06-01T12:22:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',3,2,'{"do": "keep", "card": 19}',103,'2026-06-01T12:23:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',4,0,'{"do": "place", "card": 69, "cell": "C4", "turn": 0}',101,'2026-06-01T12:24:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',5,0,'{"do": "place", "card": 20, "cell": "B3", "turn": 0}',101,'2026-06-01T12:25:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',6,1,'{"do": "place", "card": 5, "cell": "C4", "turn": 0}',102,'2026-06-01T12:26:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',7,1,'{"do": "place", "card": 50, "cell": "B3", "turn": 0}',102,'2026-06-01T12:27:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',8,2,'{"do": "place", "card": 19, "cell": "C4", "turn": 0}',103,'2026-06-01T12:28:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',9,2,'{"do": "place", "card": 59, "cell": "B3", "turn": 0}',103,'2026-06-01T12:29:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',10,0,'{"do": "keep", "card": 63}',101,'2026-06-01T12:30:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',11,1,'{"do": "keep", "card": 35}',102,'2026-06-01T12:31:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',12,2,'{"do": "keep", "card": 9}',103,'2026-06-01T12:32:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',13,0,'{"do": "place", "card": 63, "cell": "B2", "turn": 0}',101,'2026-06-01T12:33:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',14,0,'{"do": "place", "card": 7, "cell": "B1", "turn": 0}',101,'2026-06-01T12:34:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',15,1,'{"do": "place", "card": 35, "cell": "B2", "turn": 0}',102,'2026-06-01T12:35:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',16,1,'{"do": "place", "card": 24, "cell": "B1", "turn": 0}',102,'2026-06-01T12:36:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',17,2,'{"do": "place", "card": 9, "cell": "B2", "turn": 0}',103,'2026-06-01T12:37:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',18,2,'{"do": "place", "card": 23, "cell": "B1", "turn": 0}',103,'2026-06-01T12:38:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',19,0,'{"do": "keep", "card": 8}',101,'2026-06-01T12:39:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',20,1,'{"do": "keep", "card": 22}',102,'2026-06-01T12:40:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',21,2,'{"do": "keep", "card": 57}',103,'2026-06-01T12:41:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',22,0,'{"do": "place", "card": 8, "cell": "B1", "turn": 0}',101,'2026-06-01T12:42:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',23,0,'{"do": "place", "card": 27, "cell": "B1", "turn": 0}',101,'2026-06-01T12:43:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',24,1,'{"do": "place", "card": 22, "cell": "B1", "turn": 0}',102,'2026-06-01T12:44:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',25,1,'{"do": "place", "card": 28, "cell": "B1", "turn": 0}',102,'2026-06-01T12:45:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',26,2,'{"do": "place", "card": 57, "cell": "B1", "turn": 0}',103,'2026-06-01T12:46:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',27,2,'{"do": "place", "card": 51, "cell": "B1", "turn": 0}',103,'2026-06-01T12:47:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',28,0,'{"do": "keep", "card": 46}',101,'2026-06-01T12:48:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',29,1,'{"do": "keep", "card": 61}',102,'2026-06-01T12:49:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',30,2,'{"do": "keep", "card": 38}',103,'2026-06-01T12:50:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',31,0,'{"do": "place", "card": 46, "cell": "B1", "turn": 0}',101,'2026-06-01T12:51:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',32,0,'{"do": "place", "card": 42, "cell": "B1", "turn": 0}',101,'2026-06-01T12:52:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',33,1,'{"do": "place", "card": 61, "cell": "B1", "turn": 0}',102,'2026-06-01T12:53:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',34,1,'{"do": "place", "card": 25, "cell": "B1", "turn": 0}',102,'2026-06-01T12:54:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',35,2,'{"do": "place", "card": 38, "cell": "B1", "turn": 0}',103,'2026-06-01T12:55:00+00:00','person');
INSERT INTO "events" VALUES('QB8M',36,2,'{"do": "place", "card": 58, "cell": "B1", "turn": 0}',103,'2026-06-01T12:56:00+00:00','person');
INSERT INTO "events" VALUES('RTJX',1,0,'{"do": "open", "card": 30}',101,'2026-06-01T12:12:00+00:00','person');
INSERT INTO "events" VALUES('RTJX',2,1,'{"do": "open", "card": 8}',102,'2026-06-01T12:13:00+00:00','person');
INSERT INTO "events" VALUES('RTJX',3,1,'{"do": "place", "card": 36, "cell": "T20", "turn": 0}',102,'2026-06-01T12:14:00+00:00','person');
INSERT INTO "events" VALUES('RTJX',4,0,'{"do": "place", "card": 40, "cell": "T20", "turn": 0}',101,'2026-06-01T12:15:00+00:00','person');
INSERT INTO "events" VALUES('RTJX',5,1,'{"do": "place", "card": 13, "cell": "R18", "turn": 0}',102,'2026-06-01T12:16:00+00:00','person');
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
    tutorials TEXT NOT NULL DEFAULT '{}') STRICT;
CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    number  INTEGER NOT NULL REFERENCES results (number),
    mu      REAL    NOT NULL,
    sigma   REAL    NOT NULL,
    games   INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, number)
) STRICT;
INSERT INTO "ratings" VALUES(101,'snack',1,2.57172621701873573831e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES(102,'snack',1,2.78690486807494259831e+01,8.20524337739799314306e+00,1);
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
INSERT INTO "result_seats" VALUES(1,0,0,'snack',101,'Ann',NULL,0,36,12,0,0,0,'kept',0,4,2,0,'{"donut": 7, "blue": 3, "orange": 3, "sausage": 3, "green": 2, "red": 4, "soda": 2}');
INSERT INTO "result_seats" VALUES(1,1,0,'snack',102,'Ben',NULL,0,36,12,0,0,0,'kept',1,5,1,1,'{"donut": 6, "green": 3, "blue": 3, "sandwich": 4, "red": 4, "soda": 2, "orange": 2}');
INSERT INTO "result_seats" VALUES(1,2,0,'snack',103,'Cat',NULL,0,36,12,0,0,0,'kept',2,1,3,0,'{"donut": 2, "orange": 5, "sandwich": 3, "green": 2, "soda": 5, "red": 3, "blue": 2, "sausage": 2}');
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
INSERT INTO "results" VALUES(1,'QB8M','snack',7,70,NULL,1780316460,1780318560,36,3,0,1,'points','{"diet": "none"}','[360, 180, 360, 180, 360, 180, 360]');
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
INSERT INTO "table_people" VALUES('B9UC',101,1);
INSERT INTO "table_people" VALUES('QB8M',101,1);
INSERT INTO "table_people" VALUES('RTJX',101,1);
INSERT INTO "table_people" VALUES('ZRFB',101,1);
INSERT INTO "table_people" VALUES('B9UC',102,1);
INSERT INTO "table_people" VALUES('QB8M',102,1);
INSERT INTO "table_people" VALUES('RTJX',102,1);
INSERT INTO "table_people" VALUES('ZRFB',102,1);
INSERT INTO "table_people" VALUES('QB8M',103,1);
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
, clock TEXT NOT NULL DEFAULT '{}', next_at INTEGER, parent INTEGER, agreed TEXT NOT NULL DEFAULT '{}', seats TEXT NOT NULL DEFAULT '{}', face TEXT, deal TEXT) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('B9UC','playing',7,70,101,'2026-06-01T12:01:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 2, "options": {"diet": "none"}, "seed": "7bd06fc3e6647dd420b94f767c41bd053d984307b85d49e4c444780024c7363e", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "B9UC", "secret": "e5c57d0416b9d226af587a53b2de629685e5ec16d6174300d052936138b7ca1d", "contributions": ["1000101", "1000102"]}}',5,0,8,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "1play", "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "span": 86400, "done": true}, {"seat": 1, "user": 102, "key": "1play", "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "span": 86400, "told": 1, "next_at": 1780358700}], "done": {"1play": [0]}, "last_activity": 1780315680, "host_activity": 1780315620}',1780358700,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL);
INSERT INTO "tables" VALUES('QB8M','over',7,70,101,'2026-06-01T12:17:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 3, "options": {"diet": "none"}, "seed": "29dc0e3f2ba395b08859717a0d50c9560973122550a9c0fd00ae61b5dad5dc07", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "QB8M", "secret": "f60e51d8a8b7f7e4c88f3a4989ae63734fc1f46b21d0b3046ffd0f3bfdfb9f4b", "contributions": ["1000101", "1000102", "1000103"]}}',36,0,40,0,NULL,NULL,'{"last_activity": 1780318560, "host_activity": 1780318320}',NULL,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}, {"person": {"id": 103, "name": "Cat"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}, {"seat": 2, "since": 0, "person": {"id": 103, "name": "Cat"}}]}',NULL,NULL);
INSERT INTO "tables" VALUES('RTJX','playing',7,70,101,'2026-06-01T12:09:00+00:00',NULL,'{"game": "veggies", "rules": 1, "seats": 2, "options": {}, "seed": "7923199ddaeba93dce13a4d4d9fe6635e3565904a85db265a64932b420763348", "pack": "house", "pack_digest": "d2d60ca01a0c44ea", "deal": {"table": "RTJX", "secret": "f727aa16f45ad62b1044698504d2ea0f6c959ff88e516b9122a4631496ce9b98", "contributions": ["1000101", "1000102"]}}',5,0,8,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "3turn", "since": 1780316160, "begins": 1780316160, "ends": 1780402560, "span": 86400, "next_at": 1780316160}, {"seat": 1, "user": 102, "key": "3turn", "since": 1780316100, "begins": 1780316100, "ends": 1780402500, "span": 86400, "done": true}], "last_activity": 1780316160, "host_activity": 1780316100}',1780316160,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL);
INSERT INTO "tables" VALUES('ZRFB','lobby',7,70,101,'2026-06-01T12:57:00+00:00',NULL,NULL,0,0,2,0,NULL,NULL,'{"last_activity": 1780318680}',1780837080,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}]}',NULL,'{"secret": "882061e225aa25ee4719297f7774e569b7c8876430c2e064bf864b8e4cc9814f", "added": {"102": 1000102}}');
CREATE INDEX tables_in_channel ON tables (channel, status, created);
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX tables_behind ON tables (code) WHERE shown < rev OR bots_due;
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
COMMIT;
PRAGMA user_version = 10;
