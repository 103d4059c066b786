-- A database as the bot wrote it with schema 1: a running game of each kind, a finished one, a lobby.
BEGIN TRANSACTION;
CREATE TABLE events (
    code    TEXT    NOT NULL REFERENCES tables (code),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    user_id INTEGER,
    at      TEXT    NOT NULL,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('73UJ',1,0,'{"do": "keep", "card": 13}',101,'2026-06-01T12:13:00+00:00');
INSERT INTO "events" VALUES('73UJ',2,1,'{"do": "keep", "card": 21}',102,'2026-06-01T12:14:00+00:00');
INSERT INTO "events" VALUES('73UJ',3,2,'{"do": "keep", "card": 60}',103,'2026-06-01T12:15:00+00:00');
INSERT INTO "events" VALUES('73UJ',4,0,'{"do": "place", "card": 13, "cell": "C4", "turn": 0}',101,'2026-06-01T12:16:00+00:00');
INSERT INTO "events" VALUES('73UJ',5,0,'{"do": "place", "card": 34, "cell": "B3", "turn": 0}',101,'2026-06-01T12:17:00+00:00');
INSERT INTO "events" VALUES('73UJ',6,1,'{"do": "place", "card": 21, "cell": "C4", "turn": 0}',102,'2026-06-01T12:18:00+00:00');
INSERT INTO "events" VALUES('73UJ',7,1,'{"do": "place", "card": 72, "cell": "B3", "turn": 0}',102,'2026-06-01T12:19:00+00:00');
INSERT INTO "events" VALUES('73UJ',8,2,'{"do": "place", "card": 60, "cell": "C4", "turn": 0}',103,'2026-06-01T12:20:00+00:00');
INSERT INTO "events" VALUES('73UJ',9,2,'{"do": "place", "card": 54, "cell": "B3", "turn": 0}',103,'2026-06-01T12:21:00+00:00');
INSERT INTO "events" VALUES('73UJ',10,0,'{"do": "keep", "card": 32}',101,'2026-06-01T12:22:00+00:00');
INSERT INTO "events" VALUES('73UJ',11,1,'{"do": "keep", "card": 36}',102,'2026-06-01T12:23:00+00:00');
INSERT INTO "events" VALUES('73UJ',12,2,'{"do": "keep", "card": 16}',103,'2026-06-01T12:24:00+00:00');
INSERT INTO "events" VALUES('73UJ',13,0,'{"do": "place", "card": 32, "cell": "B2", "turn": 0}',101,'2026-06-01T12:25:00+00:00');
INSERT INTO "events" VALUES('73UJ',14,0,'{"do": "place", "card": 40, "cell": "B1", "turn": 0}',101,'2026-06-01T12:26:00+00:00');
INSERT INTO "events" VALUES('73UJ',15,1,'{"do": "place", "card": 36, "cell": "B2", "turn": 0}',102,'2026-06-01T12:27:00+00:00');
INSERT INTO "events" VALUES('73UJ',16,1,'{"do": "place", "card": 24, "cell": "B1", "turn": 0}',102,'2026-06-01T12:28:00+00:00');
INSERT INTO "events" VALUES('73UJ',17,2,'{"do": "place", "card": 16, "cell": "B2", "turn": 0}',103,'2026-06-01T12:29:00+00:00');
INSERT INTO "events" VALUES('73UJ',18,2,'{"do": "place", "card": 65, "cell": "B1", "turn": 0}',103,'2026-06-01T12:30:00+00:00');
INSERT INTO "events" VALUES('73UJ',19,0,'{"do": "keep", "card": 15}',101,'2026-06-01T12:31:00+00:00');
INSERT INTO "events" VALUES('73UJ',20,1,'{"do": "keep", "card": 1}',102,'2026-06-01T12:32:00+00:00');
INSERT INTO "events" VALUES('73UJ',21,2,'{"do": "keep", "card": 70}',103,'2026-06-01T12:33:00+00:00');
INSERT INTO "events" VALUES('73UJ',22,0,'{"do": "place", "card": 15, "cell": "B1", "turn": 0}',101,'2026-06-01T12:34:00+00:00');
INSERT INTO "events" VALUES('73UJ',23,0,'{"do": "place", "card": 69, "cell": "B1", "turn": 0}',101,'2026-06-01T12:35:00+00:00');
INSERT INTO "events" VALUES('73UJ',24,1,'{"do": "place", "card": 1, "cell": "B1", "turn": 0}',102,'2026-06-01T12:36:00+00:00');
INSERT INTO "events" VALUES('73UJ',25,1,'{"do": "place", "card": 18, "cell": "B1", "turn": 0}',102,'2026-06-01T12:37:00+00:00');
INSERT INTO "events" VALUES('73UJ',26,2,'{"do": "place", "card": 70, "cell": "B1", "turn": 0}',103,'2026-06-01T12:38:00+00:00');
INSERT INTO "events" VALUES('73UJ',27,2,'{"do": "place", "card": 23, "cell": "B1", "turn": 0}',103,'2026-06-01T12:39:00+00:00');
INSERT INTO "events" VALUES('73UJ',28,0,'{"do": "keep", "card": 43}',101,'2026-06-01T12:40:00+00:00');
INSERT INTO "events" VALUES('73UJ',29,1,'{"do": "keep", "card": 45}',102,'2026-06-01T12:41:00+00:00');
INSERT INTO "events" VALUES('73UJ',30,2,'{"do": "keep", "card": 29}',103,'2026-06-01T12:42:00+00:00');
INSERT INTO "events" VALUES('73UJ',31,0,'{"do": "place", "card": 43, "cell": "B1", "turn": 0}',101,'2026-06-01T12:43:00+00:00');
INSERT INTO "events" VALUES('73UJ',32,0,'{"do": "place", "card": 52, "cell": "B1", "turn": 0}',101,'2026-06-01T12:44:00+00:00');
INSERT INTO "events" VALUES('73UJ',33,1,'{"do": "place", "card": 45, "cell": "B1", "turn": 0}',102,'2026-06-01T12:45:00+00:00');
INSERT INTO "events" VALUES('73UJ',34,1,'{"do": "place", "card": 63, "cell": "B1", "turn": 0}',102,'2026-06-01T12:46:00+00:00');
INSERT INTO "events" VALUES('73UJ',35,2,'{"do": "place", "card": 29, "cell": "B1", "turn": 0}',103,'2026-06-01T12:47:00+00:00');
INSERT INTO "events" VALUES('73UJ',36,2,'{"do": "place", "card": 31, "cell": "B1", "turn": 0}',103,'2026-06-01T12:48:00+00:00');
INSERT INTO "events" VALUES('Q8ZY',1,0,'{"do": "keep", "card": 13}',101,'2026-06-01T12:04:00+00:00');
INSERT INTO "events" VALUES('Q8ZY',2,1,'{"do": "keep", "card": 34}',102,'2026-06-01T12:05:00+00:00');
INSERT INTO "events" VALUES('Q8ZY',3,0,'{"do": "place", "card": 13, "cell": "C4", "turn": 0}',101,'2026-06-01T12:06:00+00:00');
INSERT INTO "events" VALUES('Q8ZY',4,0,'{"do": "place", "card": 64, "cell": "B3", "turn": 0}',101,'2026-06-01T12:07:00+00:00');
INSERT INTO "events" VALUES('Q8ZY',5,1,'{"do": "place", "card": 34, "cell": "C4", "turn": 0}',102,'2026-06-01T12:08:00+00:00');
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    code    TEXT    NOT NULL REFERENCES tables (code),
    seat    INTEGER NOT NULL,
    user_id INTEGER,
    name    TEXT,
    level   TEXT,
    PRIMARY KEY (code, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('73UJ',0,101,'Ann',NULL);
INSERT INTO "seats" VALUES('73UJ',1,102,'Ben',NULL);
INSERT INTO "seats" VALUES('73UJ',2,103,'Cat',NULL);
INSERT INTO "seats" VALUES('Q8ZY',0,101,'Ann',NULL);
INSERT INTO "seats" VALUES('Q8ZY',1,102,'Ben',NULL);
INSERT INTO "seats" VALUES('XBUS',0,101,'Ann',NULL);
INSERT INTO "seats" VALUES('XBUS',1,102,'Ben',NULL);
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
) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('73UJ','snack','over',7,70,101,9,'{"diet": "none"}','house','en','2026-06-01T12:09:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 3, "options": {"diet": "none"}, "seed": "fe2d921c37bc2e9aff5a5e8d60c2a8931078b6c3733cad760d27e7ec892d65d6", "pack": "house", "pack_digest": "d956ce1da30f354c"}',36,0,40,0,NULL,NULL);
INSERT INTO "tables" VALUES('Q8ZY','snack','playing',7,70,101,9,'{"diet": "none"}','house','en','2026-06-01T12:01:00+00:00',NULL,'{"game": "snack", "rules": 1, "seats": 2, "options": {"diet": "none"}, "seed": "e2a5c2623d4ca2055116fbb316ee82e53f4a552d8bfdf5c7b0b56a8291aeb72f", "pack": "house", "pack_digest": "d956ce1da30f354c"}',5,0,8,0,NULL,NULL);
INSERT INTO "tables" VALUES('XBUS','snack','lobby',7,70,101,9,'{"diet": "none"}','house','en','2026-06-01T12:49:00+00:00',NULL,NULL,0,0,2,0,NULL,NULL);
CREATE INDEX tables_in_channel ON tables (channel, status, created);
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX tables_behind ON tables (code) WHERE shown < rev OR autos_due;
CREATE UNIQUE INDEX one_rematch ON tables (rematch_of) WHERE status <> 'cancelled';
CREATE INDEX seats_of_user ON seats (user_id) WHERE user_id IS NOT NULL;
COMMIT;
PRAGMA user_version = 1;
