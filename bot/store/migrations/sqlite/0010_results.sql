-- How finished games ended. Written with the move that ends a game; those from before are filled in by the bot at its
-- next start, from their logs. The number is given in that transaction: ratings follow it.
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

CREATE INDEX results_of_server ON results (guild, number);
CREATE INDEX results_of_server_game ON results (guild, game, number);

-- Who held which seat, and since when: one row for each holder of a seat.
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

CREATE INDEX results_of_person ON result_seats (user_id, number) WHERE user_id IS NOT NULL;
CREATE INDEX results_of_person_game ON result_seats (user_id, game, number) WHERE user_id IS NOT NULL;

-- A person's rating after each of their rated games. All of it follows from the results.
CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    number  INTEGER NOT NULL REFERENCES results (number),
    mu      REAL    NOT NULL,
    sigma   REAL    NOT NULL,
    games   INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, number)
) STRICT;

CREATE INDEX ratings_of_result ON ratings (number);
CREATE INDEX tables_over ON tables (code) WHERE status = 'over';
