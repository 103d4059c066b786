-- All that is known of one person is in their row.
CREATE TABLE everyone (
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

INSERT INTO everyone (user_id, language, notify, quiet_start, quiet_end, zone, away)
SELECT user_id, language, notices, quiet_start, quiet_end, zone, away FROM people;

DROP TABLE people;
ALTER TABLE everyone RENAME TO people;

INSERT INTO people (user_id, locale)
SELECT CAST(substr(key, 8) AS INTEGER), value FROM meta WHERE key GLOB 'locale [0-9]*'
ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale;

INSERT INTO people (user_id, appearance)
SELECT CAST(substr(key, 6) AS INTEGER), value FROM meta WHERE key GLOB 'look [0-9]*'
ON CONFLICT (user_id) DO UPDATE SET appearance = excluded.appearance;

INSERT INTO people (user_id, tutorial)
SELECT CAST(substr(key, 10) AS INTEGER), CAST(value AS INTEGER) FROM meta WHERE key GLOB 'tutorial [0-9]*'
ON CONFLICT (user_id) DO UPDATE SET tutorial = excluded.tutorial;

DELETE FROM meta WHERE key GLOB 'locale [0-9]*' OR key GLOB 'look [0-9]*' OR key GLOB 'tutorial [0-9]*';

ALTER TABLE houses RENAME TO servers;
ALTER TABLE servers RENAME COLUMN rules TO settings;
