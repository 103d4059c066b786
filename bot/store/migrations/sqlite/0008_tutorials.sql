-- How far someone has come is kept for each game's tutorial. There has been one so far, that of Snack Match.
ALTER TABLE people ADD COLUMN tutorials TEXT NOT NULL DEFAULT '{}';
UPDATE people SET tutorials = json_object('snack', tutorial) WHERE tutorial IS NOT NULL;
ALTER TABLE people DROP COLUMN tutorial;
