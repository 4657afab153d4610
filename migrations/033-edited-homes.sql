-- What an agency's people changed by hand: for each answer theirs, which the feed does not overwrite, and what the feed sent last.
alter table feed_adverts add column by_hand text check (octet_length(by_hand) <= 1048576);
