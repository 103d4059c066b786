-- A database as the bot wrote it with schema 15: a running game of each kind, a finished one, a lobby.
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
INSERT INTO "events" VALUES('DG3H',1,0,'{"do": "keep", "card": 29}',101,'2024-02-29T23:04:00+00:00','person');
INSERT INTO "events" VALUES('DG3H',2,1,'{"do": "keep", "card": 62}',102,'2024-02-29T23:05:00+00:00','person');
INSERT INTO "events" VALUES('DG3H',3,0,'{"do": "place", "card": 29, "cell": "C4", "turn": 0}',101,'2024-02-29T23:06:00+00:00','person');
INSERT INTO "events" VALUES('DG3H',4,0,'{"do": "place", "card": 53, "cell": "B3", "turn": 0}',101,'2024-02-29T23:07:00+00:00','person');
INSERT INTO "events" VALUES('DG3H',5,1,'{"do": "place", "card": 62, "cell": "C4", "turn": 0}',102,'2024-02-29T23:08:00+00:00','person');
INSERT INTO "events" VALUES('DG3H',6,1,'{"do": "place", "card": 60, "cell": "B3", "turn": 0}',102,'2024-02-29T23:09:00+00:00','person');
INSERT INTO "events" VALUES('DG3H',7,0,'{"do": "keep", "card": 30}',101,'2024-02-29T23:10:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',1,1,'{"do": "keep", "card": 67}',NULL,'2024-02-29T23:24:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',2,0,'{"do": "keep", "card": 60}',101,'2024-02-29T23:25:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',3,2,'{"do": "keep", "card": 26}',102,'2024-02-29T23:26:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',4,1,'{"do": "place", "card": 67, "cell": "D3", "turn": 90}',NULL,'2024-02-29T23:27:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',5,1,'{"do": "place", "card": 41, "cell": "E4", "turn": 0}',NULL,'2024-02-29T23:28:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',6,0,'{"do": "place", "card": 60, "cell": "C4", "turn": 0}',101,'2024-02-29T23:29:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',7,0,'{"do": "place", "card": 53, "cell": "B3", "turn": 0}',101,'2024-02-29T23:30:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',8,2,'{"do": "place", "card": 26, "cell": "C4", "turn": 0}',102,'2024-02-29T23:31:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',9,2,'{"do": "place", "card": 23, "cell": "B3", "turn": 0}',102,'2024-02-29T23:32:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',10,1,'{"do": "keep", "card": 21}',NULL,'2024-02-29T23:33:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',11,0,'{"do": "keep", "card": 62}',101,'2024-02-29T23:34:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',12,2,'{"do": "keep", "card": 18}',102,'2024-02-29T23:35:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',13,1,'{"do": "place", "card": 21, "cell": "D3", "turn": 0}',NULL,'2024-02-29T23:36:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',14,1,'{"do": "place", "card": 55, "cell": "D5", "turn": 0}',NULL,'2024-02-29T23:37:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',15,0,'{"do": "place", "card": 62, "cell": "B2", "turn": 0}',101,'2024-02-29T23:38:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',16,0,'{"do": "place", "card": 10, "cell": "B1", "turn": 0}',101,'2024-02-29T23:39:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',17,2,'{"do": "place", "card": 18, "cell": "B2", "turn": 0}',102,'2024-02-29T23:40:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',18,2,'{"do": "place", "card": 4, "cell": "B1", "turn": 0}',102,'2024-02-29T23:41:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',19,1,'{"do": "keep", "card": 31}',NULL,'2024-02-29T23:42:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',20,0,'{"do": "keep", "card": 25}',101,'2024-02-29T23:43:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',21,2,'{"do": "keep", "card": 45}',102,'2024-02-29T23:44:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',22,1,'{"do": "place", "card": 31, "cell": "E2", "turn": 0}',NULL,'2024-02-29T23:45:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',23,1,'{"do": "place", "card": 69, "cell": "G2", "turn": 270}',NULL,'2024-02-29T23:46:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',24,0,'{"do": "place", "card": 25, "cell": "B1", "turn": 0}',101,'2024-02-29T23:47:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',25,0,'{"do": "place", "card": 33, "cell": "B1", "turn": 0}',101,'2024-02-29T23:48:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',26,2,'{"do": "place", "card": 45, "cell": "B1", "turn": 0}',102,'2024-02-29T23:49:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',27,2,'{"do": "place", "card": 65, "cell": "B1", "turn": 0}',102,'2024-02-29T23:50:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',28,1,'{"do": "keep", "card": 42}',NULL,'2024-02-29T23:51:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',29,0,'{"do": "keep", "card": 70}',101,'2024-02-29T23:52:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',30,2,'{"do": "keep", "card": 22}',102,'2024-02-29T23:53:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',31,1,'{"do": "place", "card": 42, "cell": "G3", "turn": 90}',NULL,'2024-02-29T23:54:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',32,1,'{"do": "place", "card": 37, "cell": "F3", "turn": 270}',NULL,'2024-02-29T23:55:00+00:00','auto');
INSERT INTO "events" VALUES('HK6T',33,0,'{"do": "place", "card": 70, "cell": "B1", "turn": 0}',101,'2024-02-29T23:56:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',34,0,'{"do": "place", "card": 64, "cell": "B1", "turn": 0}',101,'2024-02-29T23:57:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',35,2,'{"do": "place", "card": 22, "cell": "B1", "turn": 0}',102,'2024-02-29T23:58:00+00:00','person');
INSERT INTO "events" VALUES('HK6T',36,2,'{"do": "place", "card": 38, "cell": "B1", "turn": 0}',102,'2024-02-29T23:59:00+00:00','person');
INSERT INTO "events" VALUES('XDGA',1,0,'{"do": "open", "card": 38}',101,'2024-02-29T23:14:00+00:00','person');
INSERT INTO "events" VALUES('XDGA',2,1,'{"do": "open", "card": 16}',102,'2024-02-29T23:15:00+00:00','person');
INSERT INTO "events" VALUES('XDGA',3,0,'{"do": "place", "card": 13, "cell": "T20", "turn": 0}',101,'2024-02-29T23:16:00+00:00','person');
INSERT INTO "events" VALUES('XDGA',4,1,'{"do": "place", "card": 4, "cell": "T20", "turn": 0}',102,'2024-02-29T23:17:00+00:00','person');
INSERT INTO "events" VALUES('XDGA',5,0,'{"do": "place", "card": 2, "cell": "R18", "turn": 0}',101,'2024-02-29T23:18:00+00:00','person');
INSERT INTO "events" VALUES('XDGA',6,1,'{"do": "place", "card": 35, "cell": "R18", "turn": 0}',102,'2024-02-29T23:19:00+00:00','person');
INSERT INTO "events" VALUES('XDGA',7,0,'{"do": "place", "card": 37, "cell": "P16", "turn": 0}',101,'2024-02-29T23:20:00+00:00','person');
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
INSERT INTO "ratings" VALUES(101,'snack',1,25.0,8.06590141354368,1);
INSERT INTO "ratings" VALUES(102,'snack',1,25.0,8.06590141354368,1);
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
INSERT INTO "result_seats" VALUES(1,0,0,'snack',101,'Ann',NULL,0,36,12,0,0,0,'kept',0,3,2,0,'{"donut": 4, "orange": 5, "green": 4, "sausage": 4, "soda": 2, "red": 2, "sandwich": 2, "blue": 1}');
INSERT INTO "result_seats" VALUES(1,1,0,'snack',NULL,NULL,'easy',0,36,12,0,0,0,'kept',1,10,1,1,'{"sandwich": 4, "orange": 3, "green": 2, "donut": 4, "red": 6, "blue": 4, "sausage": 6, "soda": 1}');
INSERT INTO "result_seats" VALUES(1,2,0,'snack',102,'Ben',NULL,0,36,12,0,0,0,'kept',2,3,2,0,'{"soda": 5, "red": 4, "sausage": 3, "donut": 3, "blue": 4, "sandwich": 1, "green": 2, "orange": 2}');
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
INSERT INTO "results" VALUES(1,'HK6T','snack',7,70,NULL,1709249040,1709251140,36,2,1,1,'points','{"diet": "none"}','[360, 180, 360, 180, 360, 180, 360]');
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
INSERT INTO "table_people" VALUES('DG3H',101,1);
INSERT INTO "table_people" VALUES('HK6T',101,1);
INSERT INTO "table_people" VALUES('V67N',101,1);
INSERT INTO "table_people" VALUES('XDGA',101,1);
INSERT INTO "table_people" VALUES('DG3H',102,1);
INSERT INTO "table_people" VALUES('HK6T',102,1);
INSERT INTO "table_people" VALUES('V67N',102,1);
INSERT INTO "table_people" VALUES('XDGA',102,1);
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
INSERT INTO "tables" VALUES('DG3H','playing',7,70,101,'2024-02-29T23:01:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 2, "options": {"diet": "none"}, "seed": "e791a186198465feba170624e165b50924417f19e76393c7b6e9b1dd178210bc", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "DG3H", "secret": "c7211107943f8451fba2972e2ed8bf571a38da2675a351774e96b4a8c9b9f869", "contributions": ["1000101", "1000102"]}}',7,0,10,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "2choose", "since": 1709248140, "begins": 1709248140, "ends": 1709334540, "span": 86400, "done": true}, {"seat": 1, "user": 102, "key": "2choose", "since": 1709248140, "begins": 1709248140, "ends": 1709334540, "span": 86400, "told": 1, "next_at": 1709291340}], "done": {"2choose": [0]}, "last_activity": 1709248200, "host_activity": 1709248200}',1709291340,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('HK6T','over',7,70,101,'2024-02-29T23:21:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 3, "options": {"diet": "none"}, "seed": "e6b28e3a77747e9d845d0aa46b5ad83dd2c6b3200f0b76d2bb2a36f62c2defbb", "pack": "house", "pack_digest": "d956ce1da30f354c", "deal": {"table": "HK6T", "secret": "adc39c22033a22a375b32e9a0f75e46b994b2953c6d55db6cf90aab04ee05d3c", "contributions": ["1000101", "bot", "1000102"]}}',36,0,39,0,NULL,NULL,'{"last_activity": 1709251140, "host_activity": 1709251020}',NULL,NULL,'{"game": "snack", "capacity": 9, "options": {"diet": "none"}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"level": "easy", "name": "crumb"}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": null, "level": "easy", "name": "crumb"}, {"seat": 2, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('V67N','lobby',7,70,101,'2024-03-01T00:00:00+00:00',NULL,NULL,0,0,2,0,NULL,NULL,'{"last_activity": 1709251260}',1709769660,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}]}',NULL,'{"secret": "6c74fdba3b9be09c528ef3d68a168a6c557f6e96a1af49ca816d6f33fb1fadf7", "added": {"102": 1000102}}',NULL,NULL);
INSERT INTO "tables" VALUES('XDGA','playing',7,70,101,'2024-02-29T23:11:00+00:00',NULL,'{"game": "veggies", "rules": 1, "seats": 2, "options": {}, "seed": "3bc4d96542254c92d7ed286aed0bbcffe8b358b3ee095b503c5c94fd37eca38b", "pack": "house", "pack_digest": "d2d60ca01a0c44ea", "deal": {"table": "XDGA", "secret": "73600cacdf86181b88da0146854c567da1f6de1a6ff8cb6a56f3747480e83eea", "contributions": ["1000101", "1000102"]}}',7,0,10,0,NULL,NULL,'{"waits": [{"seat": 0, "user": 101, "key": "4turn", "since": 1709248740, "begins": 1709248740, "ends": 1709335140, "span": 86400, "done": true}, {"seat": 1, "user": 102, "key": "4turn", "since": 1709248800, "begins": 1709248800, "ends": 1709335200, "span": 86400, "next_at": 1709248800}], "last_activity": 1709248800, "host_activity": 1709248800}',1709248800,NULL,'{"game": "veggies", "capacity": 4, "options": {}, "pack": "house", "language": "en"}','{"holders": [{"person": {"id": 101, "name": "Ann"}}, {"person": {"id": 102, "name": "Ben"}}], "tenures": [{"seat": 0, "since": 0, "person": {"id": 101, "name": "Ann"}}, {"seat": 1, "since": 0, "person": {"id": 102, "name": "Ben"}}]}',NULL,NULL,NULL,NULL);
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
PRAGMA user_version = 15;
