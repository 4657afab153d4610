-- Of the questions that the law asks, those that the sender of the last final save knows. Null: our own page, which asks all
-- that are stored. What a sender was never asked keeps no advert of theirs from being published.
alter table drafts add column asked_law text[];
