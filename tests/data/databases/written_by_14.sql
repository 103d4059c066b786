-- A database as the bot wrote it with schema 14: a running game of each kind, a finished one, a lobby.
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
CREATE TABLE daily_standings (
    guild   INTEGER NOT NULL,
    span    TEXT    NOT NULL,
    user_id INTEGER NOT NULL,
    plays   INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    ended   INTEGER NOT NULL,
    PRIMARY KEY (guild, span, user_id)
) STRICT;
CREATE TABLE events (
    code    TEXT    NOT NULL REFERENCES tables (code),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    user_id INTEGER,
    at      TEXT    NOT NULL, source TEXT NOT NULL DEFAULT 'person',
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('537J',1,0,'{"do": "keep", "card": 8}',101,'2026-06-01T12:21:00+00:00','person');
INSERT INTO "events" VALUES('537J',2,1,'{"do": "keep", "card": 28}',102,'2026-06-01T12:22:00+00:00','person');
INSERT INTO "events" VALUES('537J',3,2,'{"do": "keep", "card": 26}',103,'2026-06-01T12:23:00+00:00','person');
INSERT INTO "events" VALUES('537J',4,0,'{"do": "place", "card": 8, "cell": "C4", "turn": 0}',101,'2026-06-01T12:24:00+00:00','person');
INSERT INTO "events" VALUES('537J',5,0,'{"do": "place", "card": 50, "cell": "B3", "turn": 0}',101,'2026-06-01T12:25:00+00:00','person');
INSERT INTO "events" VALUES('537J',6,1,'{"do": "place", "card": 28, "cell": "C4", "turn": 0}',102,'2026-06-01T12:26:00+00:00','person');
INSERT INTO "events" VALUES('537J',7,1,'{"do": "place", "card": 63, "cell": "B3", "turn": 0}',102,'2026-06-01T12:27:00+00:00','person');
INSERT INTO "events" VALUES('537J',8,2,'{"do": "place", "card": 26, "cell": "C4", "turn": 0}',103,'2026-06-01T12:28:00+00:00','person');
INSERT INTO "events" VALUES('537J',9,2,'{"do": "place", "card": 32, "cell": "B3", "turn": 0}',103,'2026-06-01T12:29:00+00:00','person');
INSERT INTO "events" VALUES('537J',10,0,'{"do": "keep", "card": 41}',101,'2026-06-01T12:30:00+00:00','person');
INSERT INTO "events" VALUES('537J',11,1,'{"do": "keep", "card": 14}',102,'2026-06-01T12:31:00+00:00','person');
INSERT INTO "events" VALUES('537J',12,2,'{"do": "keep", "card": 38}',103,'2026-06-01T12:32:00+00:00','person');
INSERT INTO "events" VALUES('537J',13,0,'{"do": "place", "card": 41, "cell": "B2", "turn": 0}',101,'2026-06-01T12:33:00+00:00','person');
INSERT INTO "events" VALUES('537J',14,0,'{"do": "place", "card": 2, "cell": "B1", "turn": 0}',101,'2026-06-01T12:34:00+00:00','person');
INSERT INTO "events" VALUES('537J',15,1,'{"do": "place", "card": 14, "cell": "B2", "turn": 0}',102,'2026-06-01T12:35:00+00:00','person');
INSERT INTO "events" VALUES('537J',16,1,'{"do": "place", "card": 44, "cell": "B1", "turn": 0}',102,'2026-06-01T12:36:00+00:00','person');
INSERT INTO "events" VALUES('537J',17,2,'{"do": "place", "card": 38, "cell": "B2", "turn": 0}',103,'2026-06-01T12:37:00+00:00','person');
INSERT INTO "events" VALUES('537J',18,2,'{"do": "place", "card": 51, "cell": "B1", "turn": 0}',103,'2026-06-01T12:38:00+00:00','person');
INSERT INTO "events" VALUES('537J',19,0,'{"do": "keep", "card": 16}',101,'2026-06-01T12:39:00+00:00','person');
INSERT INTO "events" VALUES('537J',20,1,'{"do": "keep", "card": 1}',102,'2026-06-01T12:40:00+00:00','person');
INSERT INTO "events" VALUES('537J',21,2,'{"do": "keep", "card": 57}',103,'2026-06-01T12:41:00+00:00','person');
INSERT INTO "events" VALUES('537J',22,0,'{"do": "place", "card": 16, "cell": "B1", "turn": 0}',101,'2026-06-01T12:42:00+00:00','person');
INSERT INTO "events" VALUES('537J',23,0,'{"do": "place", "card": 12, "cell": "B1", "turn": 0}',101,'2026-06-01T12:43:00+00:00','person');
INSERT INTO "events" VALUES('537J',24,1,'{"do": "place", "card": 1, "cell": "B1", "turn": 0}',102,'2026-06-01T12:44:00+00:00','person');
INSERT INTO "events" VALUES('537J',25,1,'{"do": "place", "card": 15, "cell": "B1", "turn": 0}',102,'2026-06-01T12:45:00+00:00','person');
INSERT INTO "events" VALUES('537J',26,2,'{"do": "place", "card": 57, "cell": "B1", "turn": 0}',103,'2026-06-01T12:46:00+00:00','person');
INSERT INTO "events" VALUES('537J',27,2,'{"do": "place", "card": 35, "cell": "B1", "turn": 0}',103,'2026-06-01T12:47:00+00:00','person');
INSERT INTO "events" VALUES('537J',28,0,'{"do": "keep", "card": 11}',101,'2026-06-01T12:48:00+00:00','person');
INSERT INTO "events" VALUES('537J',29,1,'{"do": "keep", "card": 21}',102,'2026-06-01T12:49:00+00:00','person');
INSERT INTO "events" VALUES('537J',30,2,'{"do": "keep", "card": 53}',103,'2026-06-01T12:50:00+00:00','person');
INSERT INTO "events" VALUES('537J',31,0,'{"do": "place", "card": 11, "cell": "B1", "turn": 0}',101,'2026-06-01T12:51:00+00:00','person');
INSERT INTO "events" VALUES('537J',32,0,'{"do": "place", "card": 39, "cell": "B1", "turn": 0}',101,'2026-06-01T12:52:00+00:00','person');
INSERT INTO "events" VALUES('537J',33,1,'{"do": "place", "card": 21, "cell": "B1", "turn": 0}',102,'2026-06-01T12:53:00+00:00','person');
INSERT INTO "events" VALUES('537J',34,1,'{"do": "place", "card": 6, "cell": "B1", "turn": 0}',102,'2026-06-01T12:54:00+00:00','person');
INSERT INTO "events" VALUES('537J',35,2,'{"do": "place", "card": 53, "cell": "B1", "turn": 0}',103,'2026-06-01T12:55:00+00:00','person');
INSERT INTO "events" VALUES('537J',36,2,'{"do": "place", "card": 58, "cell": "B1", "turn": 0}',103,'2026-06-01T12:56:00+00:00','person');
INSERT INTO "events" VALUES('9MQG',1,0,'{"do": "keep", "card": 8}',101,'2026-06-01T12:04:00+00:00','person');
INSERT INTO "events" VALUES('9MQG',2,1,'{"do": "keep", "card": 6}',102,'2026-06-01T12:05:00+00:00','person');
INSERT INTO "events" VALUES('9MQG',3,0,'{"do": "place", "card": 8, "cell": "C4", "turn": 0}',101,'2026-06-01T12:06:00+00:00','person');
INSERT INTO "events" VALUES('9MQG',4,0,'{"do": "place", "card": 2, "cell": "B3", "turn": 0}',101,'2026-06-01T12:07:00+00:00','person');
INSERT INTO "events" VALUES('9MQG',5,1,'{"do": "place", "card": 6, "cell": "C4", "turn": 0}',102,'2026-06-01T12:08:00+00:00','person');
INSERT INTO "events" VALUES('NE3X',1,0,'{"do": "open", "card": 31}',101,'2026-06-01T12:12:00+00:00','person');
INSERT INTO "events" VALUES('NE3X',2,1,'{"do": "open", "card": 37}',102,'2026-06-01T12:13:00+00:00','person');
INSERT INTO "events" VALUES('NE3X',3,0,'{"do": "place", "card": 21, "cell": "T20", "turn": 0}',101,'2026-06-01T12:14:00+00:00','person');
INSERT INTO "events" VALUES('NE3X',4,1,'{"do": "place", "card": 20, "cell": "T20", "turn": 0}',102,'2026-06-01T12:15:00+00:00','person');
INSERT INTO "events" VALUES('NE3X',5,0,'{"do": "place", "card": 2, "cell": "R18", "turn": 0}',101,'2026-06-01T12:16:00+00:00','person');
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
INSERT INTO "result_seats" VALUES(1,0,0,'snack',101,'Ann',NULL,0,36,12,0,0,0,'kept',0,4,2,0,'{"donut": 3, "green": 4, "sandwich": 6, "sausage": 3, "red": 3, "blue": 4, "orange": 1}');
INSERT INTO "result_seats" VALUES(1,1,0,'snack',102,'Ben',NULL,0,36,12,0,0,0,'kept',1,6,1,1,'{"sausage": 2, "orange": 4, "donut": 8, "green": 3, "red": 2, "soda": 1, "blue": 3, "sandwich": 1}');
INSERT INTO "result_seats" VALUES(1,2,0,'snack',103,'Cat',NULL,0,36,12,0,0,0,'kept',2,0,3,0,'{"soda": 4, "red": 3, "sausage": 3, "donut": 4, "blue": 4, "sandwich": 1, "green": 2, "orange": 3}');
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
INSERT INTO "results" VALUES(1,'537J','snack',7,70,NULL,1780316460,1780318560,36,3,0,1,'points','{"diet": "none"}','[360, 180, 360, 180, 360, 180, 360]');
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
INSERT INTO "table_people" VALUES('537J',101,1);
INSERT INTO "table_people" VALUES('9MQG',101,1);
INSERT INTO "table_people" VALUES('DCW2',101,1);
INSERT INTO "table_people" VALUES('NE3X',101,1);
INSERT INTO "table_people" VALUES('537J',102,1);
INSERT INTO "table_people" VALUES('9MQG',102,1);
INSERT INTO "table_people" VALUES('DCW2',102,1);
INSERT INTO "table_people" VALUES('NE3X',102,1);
INSERT INTO "table_people" VALUES('537J',103,1);
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
INSERT INTO "tables" VALUES('537J','over',7,70,101,'2026-06-01T12:17:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 3, "options": {"diet": "none"}, "seed": "d4cee5893d01899e8b7291767c761951fe901eac6752632f3b599d921a4e76f5", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "537J", "secret": "5d5d740ef3495c42cd330ad3c6609a19acbc2fb9af17518b0b60aa1446869498", "contributions": ["1000101", "1000102", "1000103"]}}',36,0,40,0,NULL,NULL,'{"last_activity": 1780318560, "host_activity": 1780318320}',NULL,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}, {"person": {"id": 103, "name": "Cat"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}, {"seat": 2, "since": 0, "person": {"id": 103, "name": "Cat"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('9MQG','playing',7,70,101,'2026-06-01T12:01:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 2, "options": {"diet": "none"}, "seed": "c435adfdcfa0952c943638e6af14375ccfc7cd1acbb597873d1f06f7ddfd68b8", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "9MQG", "secret": "e77c60e5fc6779278db7b023bdb8399831aaeb612c0c566b0f3e418a349f3fee", "contributions": ["1000101", "1000102"]}}',5,0,8,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "1play", "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "span": 86400, "done": true}, {"seat": 1, "user": 102, "key": "1play", "since": 1780315500, "begins": 1780315500, "ends": 1780401900, "span": 86400, "told": 1, "next_at": 1780358700}], "done": {"1play": [0]}, "last_activity": 1780315680, "host_activity": 1780315620}',1780358700,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('DCW2','lobby',7,70,101,'2026-06-01T12:57:00+00:00',NULL,NULL,0,0,2,0,NULL,NULL,'{"last_activity": 1780318680}',1780837080,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}]}',NULL,'{"secret": "4a38e0e9c6751e9531abd94fa14d0f28aa531e2f7b2bd1baf26d20b38bc0949e", "added": {"102": 1000102}}',NULL,NULL);
INSERT INTO "tables" VALUES('NE3X','playing',7,70,101,'2026-06-01T12:09:00+00:00',NULL,'{"game": "veggies", "rules": 1, "seats": 2, "options": {}, "seed": "7a0e30c06bde864f1a607113604c85c255ea4c8ef86e496f584b4e51084836ed", "pack": "house", "pack_digest": "d2d60ca01a0c44ea", "deal": {"table": "NE3X", "secret": "8cc831af7b480d1219c307b49142e5f091d6652da61e56364cc374beb9037200", "contributions": ["1000101", "1000102"]}}',5,0,8,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "3turn", "since": 1780316100, "begins": 1780316100, "ends": 1780402500, "span": 86400, "done": true}, {"seat": 1, "user": 102, "key": "3turn", "since": 1780316160, "begins": 1780316160, "ends": 1780402560, "span": 86400, "next_at": 1780316160}], "last_activity": 1780316160, "host_activity": 1780316160}',1780316160,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
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
COMMIT;
PRAGMA user_version = 14;
