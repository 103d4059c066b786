-- The secret behind a lobby's published seal, and what people have added to the deal since; gone once the game begins.
ALTER TABLE tables ADD COLUMN deal TEXT;
