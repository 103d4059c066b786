-- Whether others see a person's results: 'off' if they want to be left out.
ALTER TABLE people ADD COLUMN public TEXT;
