-- What the cards of a seat usually bring, and what those do that were chosen, by which skill is told apart from luck. Worked
-- out after the game, once; null until then, for bots, and for games from before.
ALTER TABLE result_seats ADD COLUMN usual DOUBLE PRECISION;
ALTER TABLE result_seats ADD COLUMN chosen DOUBLE PRECISION;
