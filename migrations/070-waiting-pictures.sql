-- Those whose worker died at each try are looked for every ten minutes.
create index feed_media_waiting on feed_media (advert) where state = 'waiting';
