-- Servers that the bot is no longer on, and since when, in seconds since 1970: what is kept of them goes after a while.
CREATE TABLE departures (
    guild BIGINT PRIMARY KEY,
    since BIGINT NOT NULL
);
