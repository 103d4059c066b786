-- How finished games ended. Written with the move that ends a game; those from before are filled in by the bot at its
-- next start, from their logs. The number is given in that transaction: ratings follow it.
CREATE TABLE results (
    number     BIGINT  PRIMARY KEY,
    code       TEXT    COLLATE "C" NOT NULL UNIQUE REFERENCES tables (code) DEFERRABLE,
    game       TEXT    NOT NULL,
    guild      BIGINT,
    channel    BIGINT  NOT NULL,
    parent     BIGINT,
    began      BIGINT  NOT NULL,
    ended      BIGINT  NOT NULL,
    moves      BIGINT  NOT NULL,
    people     BIGINT  NOT NULL,
    bots       BIGINT  NOT NULL,
    rated      BOOLEAN NOT NULL,
    decided_by TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    phases     TEXT    NOT NULL
);

CREATE INDEX results_of_server ON results (guild, number);
CREATE INDEX results_of_server_game ON results (guild, game, number);

-- Who held which seat, and since when: one row for each holder of a seat.
CREATE TABLE result_seats (
    number     BIGINT  NOT NULL REFERENCES results (number) DEFERRABLE,
    seat       BIGINT  NOT NULL,
    tenure     BIGINT  NOT NULL,
    game       TEXT    NOT NULL,
    user_id    BIGINT,
    name       TEXT,
    level      TEXT,
    since      BIGINT  NOT NULL,
    until      BIGINT  NOT NULL,
    own        BIGINT  NOT NULL,
    stand_in   BIGINT  NOT NULL,
    requested  BIGINT  NOT NULL,
    forced     BIGINT  NOT NULL,
    finish     TEXT    NOT NULL,
    side       BIGINT  NOT NULL,
    points     BIGINT  NOT NULL,
    place      BIGINT  NOT NULL,
    won        BOOLEAN NOT NULL,
    components TEXT    NOT NULL,
    PRIMARY KEY (number, seat, tenure)
);

CREATE INDEX results_of_person ON result_seats (user_id, number) WHERE user_id IS NOT NULL;
CREATE INDEX results_of_person_game ON result_seats (user_id, game, number) WHERE user_id IS NOT NULL;

-- A person's rating after each of their rated games. All of it follows from the results.
CREATE TABLE ratings (
    user_id BIGINT NOT NULL,
    game    TEXT   NOT NULL,
    number  BIGINT NOT NULL REFERENCES results (number) DEFERRABLE,
    mu      DOUBLE PRECISION NOT NULL,
    sigma   DOUBLE PRECISION NOT NULL,
    games   BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, number)
);

CREATE INDEX ratings_of_result ON ratings (number);
CREATE INDEX tables_over ON tables (code) WHERE status = 'over';
