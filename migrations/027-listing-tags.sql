-- What a sender calls this state of a home (Zoopla's ZPG-Listing-ETag), given back as it came.
alter table feed_adverts add column etag text check (octet_length(etag) <= 800);
