-- `/snack tables` looks for the tables of a server.
CREATE INDEX IF NOT EXISTS tables_of_server ON tables (guild, status, created);
