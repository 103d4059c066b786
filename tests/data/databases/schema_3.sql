-- A database as the bot wrote it with schema 3, before tables were kept in parts: a running game of each kind, a
-- lobby in a thread, a finished game and its rematch, and what was known of people.
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
INSERT INTO "events" VALUES('SNAC',1,1,'{"do": "keep", "card": 46}',NULL,'2026-06-01T12:00:00+00:00','auto');
INSERT INTO "events" VALUES('SNAC',2,0,'{"do": "keep", "card": 36}',101,'2026-06-01T12:00:00+00:00','person');
INSERT INTO "events" VALUES('SNAC',3,3,'{"do": "keep", "card": 24}',NULL,'2026-06-01T13:00:00+00:00','auto');
INSERT INTO "events" VALUES('SNAC',4,2,'{"do": "keep", "card": 17}',NULL,'2026-06-03T13:00:00+00:00','stand-in');
INSERT INTO "events" VALUES('SOLO',1,0,'{"do": "place", "card": 41, "cell": "C4", "turn": 0}',103,'2026-06-04T13:00:00+00:00','person');
INSERT INTO "events" VALUES('SOLO',2,0,'{"do": "place", "card": 53, "cell": "B3", "turn": 0}',103,'2026-06-04T13:00:00+00:00','person');
INSERT INTO "events" VALUES('SOLO',3,0,'{"do": "place", "card": 26, "cell": "B2", "turn": 0}',103,'2026-06-04T13:00:00+00:00','person');
INSERT INTO "events" VALUES('SOLO',4,0,'{"do": "place", "card": 23, "cell": "B1", "turn": 0}',103,'2026-06-04T13:00:00+00:00','person');
INSERT INTO "events" VALUES('SOLO',5,0,'{"do": "place", "card": 13, "cell": "B1", "turn": 0}',103,'2026-06-04T13:00:00+00:00','person');
INSERT INTO "events" VALUES('SOLO',6,0,'{"do": "place", "card": 47, "cell": "B1", "turn": 0}',103,'2026-06-04T13:00:00+00:00','person');
INSERT INTO "events" VALUES('SOLO',7,0,'{"do": "place", "card": 22, "cell": "B1", "turn": 0}',103,'2026-06-04T13:00:00+00:00','person');
INSERT INTO "events" VALUES('SOLO',8,0,'{"do": "place", "card": 20, "cell": "B1", "turn": 0}',103,'2026-06-04T13:00:00+00:00','person');
INSERT INTO "events" VALUES('VEGG',1,0,'{"do": "open", "card": 7}',101,'2026-06-04T13:00:00+00:00','person');
INSERT INTO "events" VALUES('VEGG',2,1,'{"do": "open", "card": 20}',102,'2026-06-04T13:00:00+00:00','person');
INSERT INTO "events" VALUES('VEGG',3,2,'{"do": "open", "card": 18}',103,'2026-06-04T13:00:00+00:00','person');
CREATE TABLE houses (
    guild  INTEGER PRIMARY KEY,
    rules  TEXT NOT NULL
) STRICT;
INSERT INTO "houses" VALUES(7,'{"language": "de", "pace": "evening", "channels": [70, 71], "threads": true, "mentions": false, "per_person": 3, "per_channel": null}');
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('commands','0123');
INSERT INTO "meta" VALUES('locale 101','fr');
INSERT INTO "meta" VALUES('locale 102','en-GB');
INSERT INTO "meta" VALUES('locale 900','pt-BR');
INSERT INTO "meta" VALUES('look 101','text strong');
INSERT INTO "meta" VALUES('look 103','');
INSERT INTO "meta" VALUES('tutorial 102','3');
INSERT INTO "meta" VALUES('tutorial 901','0');
CREATE TABLE people (
    user_id     INTEGER PRIMARY KEY,
    language    TEXT,
    notices     TEXT NOT NULL,
    quiet_start TEXT,
    quiet_end   TEXT,
    zone        TEXT,
    away        TEXT
) STRICT;
INSERT INTO "people" VALUES(102,'de','direct','22:00','07:30','Europe/Berlin',NULL);
INSERT INTO "people" VALUES(103,NULL,'channel',NULL,NULL,NULL,'2026-06-02T00:00:00+00:00');
INSERT INTO "people" VALUES(104,NULL,'channel',NULL,NULL,NULL,'2026-06-03T12:00:00+00:00');
CREATE TABLE seats (
    code    TEXT    NOT NULL REFERENCES tables (code),
    seat    INTEGER NOT NULL,
    user_id INTEGER,
    name    TEXT,
    level   TEXT, free INTEGER NOT NULL DEFAULT 0, missed INTEGER NOT NULL DEFAULT 0, stand_in INTEGER NOT NULL DEFAULT 0, away INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (code, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('DONE',0,103,'Cat',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('GONE',0,102,'Ben',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('HALL',0,104,'Dan',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('HALL',1,101,'Ann',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('SNAC',0,101,'Ann',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('SNAC',1,NULL,NULL,'easy',0,0,0,0);
INSERT INTO "seats" VALUES('SNAC',2,102,'Ben',NULL,0,2,1,0);
INSERT INTO "seats" VALUES('SNAC',3,NULL,NULL,'medium',1,0,0,0);
INSERT INTO "seats" VALUES('SNAC',4,104,'Dan',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('SOLO',0,103,'Cat',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('VEGG',0,101,'Ann',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('VEGG',1,102,'Ben',NULL,0,0,0,0);
INSERT INTO "seats" VALUES('VEGG',2,103,'Cat',NULL,0,0,0,0);
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
, pace TEXT NOT NULL DEFAULT 'daily', clock TEXT NOT NULL DEFAULT '{}', next_at INTEGER, parent INTEGER) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('DONE','snack','lobby',7,70,103,9,'{"diet": "none"}','house','en','2026-06-04T13:00:00+00:00','SOLO',NULL,0,0,1,1,5004,'lobby','daily','{}',1781096400,NULL);
INSERT INTO "tables" VALUES('GONE','veggies','cancelled',7,70,102,4,'{}','house','en','2026-06-04T13:00:00+00:00',NULL,NULL,0,0,2,0,NULL,NULL,'daily','{"stirred": 1780578000}',NULL,NULL);
INSERT INTO "tables" VALUES('HALL','snack','lobby',7,710,104,4,'{"diet": "none", "hints": "off"}','house','nl','2026-06-04T13:00:00+00:00',NULL,NULL,0,0,6,2,5002,'lobby','none','{"nudges": [[6, 7, "", 4, [104], []]], "stirred": 1780578000, "hosted": 1780578000, "hushed": 1781100000}',1781618400,70);
INSERT INTO "tables" VALUES('SNAC','snack','playing',7,70,101,6,'{"diet": "hard"}','house','en','2026-06-01T12:00:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 5, "options": {"diet": "hard"}, "seed": "c4236a7208def807cec26a103c9812edbbf00aa375c36196533d8c1cbc9a9068", "pack": "house", "pack_digest": "d956ce1da30f354c"}',4,0,24,5,5001,'round 1','daily','{"waits": [{"seat": 3, "user": 103, "key": "1choose", "span": 86400, "told": 0, "done": true, "charged": 3600, "since": 1780315200, "begins": 1780358400, "ends": 1780444800, "next_at": null}, {"seat": 0, "user": 101, "key": "1choose", "span": 86400, "told": 1, "done": true, "charged": 0, "since": 1780315200, "begins": 1780315200, "ends": 1780401600, "next_at": null}, {"seat": 2, "user": 102, "key": "1choose", "span": 172800, "told": 1, "done": true, "charged": 0, "since": 1780315200, "begins": 1780315200, "ends": 1780488000, "next_at": null}, {"seat": 4, "user": 104, "key": "1choose", "span": 259200, "told": 2, "done": false, "charged": 0, "since": 1780315200, "begins": 1780488000, "ends": 1780747200, "next_at": 1780714800}], "nudges": [[4, 7, "1choose", 2, [104], [1780660800]]], "spent": {"103": 3600}, "stirred": 1780578000, "hosted": 1780315200}',0,NULL);
INSERT INTO "tables" VALUES('SOLO','snack','over',7,70,103,9,'{"diet": "none"}','house','en','2026-06-04T13:00:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 1, "options": {"diet": "none"}, "seed": "685fa53bb379c38b970eb0f97cee2a5fa055f8ef288ebfb08ece3c37c5142b6e", "pack": "house", "pack_digest": "d956ce1da30f354c"}',8,0,10,10,5003,'over','daily','{"stirred": 1780578000, "hosted": 1780578000}',NULL,NULL);
INSERT INTO "tables" VALUES('VEGG','veggies','playing',7,70,101,4,'{}','house','en','2026-06-04T13:00:00+00:00',NULL,'{"game": "veggies", "rules": 1, "seats": 3, "options": {}, "seed": "9aed0417b21c9a3ded28c111889d7a58845dbdc5143c89c38873be17133793cb", "pack": "house", "pack_digest": "d2d60ca01a0c44ea"}',3,0,9,0,NULL,NULL,'relaxed','{"waits": [{"seat": 1, "user": 102, "key": "2turn", "span": 259200, "told": 0, "done": false, "charged": 0, "since": 1780578000, "begins": 1780578000, "ends": 1780837200, "next_at": 1780578000}], "votes": {"2turn": [103]}, "plans": {"101": {"do": "place", "card": 8, "cell": "T20", "turn": 0}}, "stirred": 1780578000, "hosted": 1780578000}',1780578000,NULL);
CREATE TABLE tenures (
    code    TEXT    NOT NULL REFERENCES tables (code),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    user_id INTEGER,
    name    TEXT,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "tenures" VALUES('SNAC',0,0,0,101,'Ann');
INSERT INTO "tenures" VALUES('SNAC',1,1,0,NULL,NULL);
INSERT INTO "tenures" VALUES('SNAC',2,2,0,102,'Ben');
INSERT INTO "tenures" VALUES('SNAC',3,3,0,103,'Cat');
INSERT INTO "tenures" VALUES('SNAC',4,4,0,104,'Dan');
INSERT INTO "tenures" VALUES('SNAC',5,3,2,NULL,NULL);
INSERT INTO "tenures" VALUES('SOLO',0,0,0,103,'Cat');
INSERT INTO "tenures" VALUES('VEGG',0,0,0,101,'Ann');
INSERT INTO "tenures" VALUES('VEGG',1,1,0,102,'Ben');
INSERT INTO "tenures" VALUES('VEGG',2,2,0,103,'Cat');
CREATE INDEX tables_in_channel ON tables (channel, status, created);
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX tables_behind ON tables (code) WHERE shown < rev OR autos_due;
CREATE UNIQUE INDEX one_rematch ON tables (rematch_of) WHERE status <> 'cancelled';
CREATE INDEX seats_of_user ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX tables_due ON tables (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX tenures_of_user ON tenures (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX tables_under_channel ON tables (parent, status) WHERE parent IS NOT NULL;
PRAGMA user_version = 3;
COMMIT;
