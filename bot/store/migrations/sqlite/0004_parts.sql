-- A table is kept in parts, each read and written as a whole: what was agreed, who sits where, its clock. What a query
-- asks for stays a column of its own.

ALTER TABLE tables ADD COLUMN agreed TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tables ADD COLUMN seats TEXT NOT NULL DEFAULT '{}';

-- json_patch leaves out what is null: a field with its default is not written.
UPDATE tables SET
    agreed = json_object(
        'game', game, 'capacity', capacity, 'options', json(options), 'pack', pack, 'language', language, 'pace', pace
    ),
    seats = json_patch('{}', json_object(
        'holders', json((
            SELECT json_group_array(json(holder)) FROM (
                SELECT json_patch('{}', json_object(
                    'person', json(iif(user_id IS NULL, NULL, json_object('id', user_id, 'name', coalesce(name, '')))),
                    'level', iif(user_id IS NULL, coalesce(level, ''), NULL),
                    'free', json(iif(free, 'true', NULL)),
                    'missed', nullif(missed, 0),
                    'stand_in', json(iif(stand_in, 'true', NULL)),
                    'away', nullif(away, 0)
                )) AS holder
                FROM seats WHERE seats.code = tables.code ORDER BY seat
            )
        )),
        'tenures', json((
            SELECT json_group_array(json(tenure)) FROM (
                SELECT json_object(
                    'seat', seat, 'since', since,
                    'person', json(iif(user_id IS NULL, NULL, json_object('id', user_id, 'name', coalesce(name, ''))))
                ) AS tenure
                FROM tenures WHERE tenures.code = tables.code ORDER BY number
            )
        )),
        'away_spent', json_extract(clock, '$.spent')
    ))
WHERE json_valid(options) AND json_valid(clock);

UPDATE tables SET clock = json_patch('{}', json_object(
    'waits', json_extract(clock, '$.waits'),
    'reminders', json((
        SELECT json_group_array(json_object(
            'message', json_extract(value, '$[0]'), 'channel', json_extract(value, '$[1]'),
            'key', json_extract(value, '$[2]'), 'step', json_extract(value, '$[3]'),
            'users', json_extract(value, '$[4]'), 'ends', json(coalesce(json_extract(value, '$[5]'), '[]'))
        )) FROM json_each(clock, '$.nudges')
    )),
    'votes', json_extract(clock, '$.votes'),
    'plans', json_extract(clock, '$.plans'),
    -- Games from before this was kept: nobody has done anything since the last wait began.
    'last_activity', coalesce(
        json_extract(clock, '$.stirred'),
        (SELECT max(json_extract(value, '$.since')) FROM json_each(clock, '$.waits'))
    ),
    'host_activity', json_extract(clock, '$.hosted'),
    -- Likewise: of a silence that was told (step 4) the moment was not kept, only that it came after that.
    'silence_told', coalesce(
        json_extract(clock, '$.hushed'),
        (
            SELECT iif(
                max(json_extract(value, '$.told') = 4),
                1 + coalesce(json_extract(clock, '$.stirred'), max(json_extract(value, '$.since'))), NULL
            ) FROM json_each(clock, '$.waits')
        )
    ),
    'claimed_until', json_extract(clock, '$.attended')
))
WHERE json_valid(clock);

-- What could not be read before cannot be read now, and is left as it was.
UPDATE tables SET agreed = options WHERE NOT json_valid(options);

-- Who sits at a table, or has done so: for finding the tables of a person. The seats themselves are in their part.
CREATE TABLE table_people (
    code    TEXT    NOT NULL REFERENCES tables (code),
    user_id INTEGER NOT NULL,
    seated  INTEGER NOT NULL,
    PRIMARY KEY (code, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_of_person ON table_people (user_id, seated);

INSERT INTO table_people (code, user_id, seated)
SELECT code, user_id, max(seated) FROM (
    SELECT code, user_id, 1 AS seated FROM seats WHERE user_id IS NOT NULL
    UNION ALL SELECT code, user_id, 0 FROM tenures WHERE user_id IS NOT NULL
) GROUP BY code, user_id;

DROP TABLE seats;
DROP TABLE tenures;

ALTER TABLE tables DROP COLUMN game;
ALTER TABLE tables DROP COLUMN capacity;
ALTER TABLE tables DROP COLUMN options;
ALTER TABLE tables DROP COLUMN pack;
ALTER TABLE tables DROP COLUMN language;
ALTER TABLE tables DROP COLUMN pace;
ALTER TABLE tables RENAME COLUMN autos_due TO bots_due;
ALTER TABLE tables RENAME COLUMN notice_message TO message;
ALTER TABLE tables RENAME COLUMN notice_chapter TO chapter;
