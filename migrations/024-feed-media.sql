-- The pictures that an agent's home names. Each is fetched once, and again when the sender says that it changed;
-- meanwhile the one that was fetched before stays.
create table feed_media (
  advert bigint not null references feed_adverts (number) on delete cascade,
  url text not null check (octet_length(url) <= 8192),
  place smallint not null,
  sent_change text check (octet_length(sent_change) <= 400),
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'failed')),
  -- Why it is not shown, for the agent.
  problem text check (octet_length(problem) <= 400),
  photo_id text,
  bytes integer,
  primary key (advert, url)
);

select create_queue('fetch-pictures', '{"policy": "short", "retryLimit": 10, "retryDelay": 60, "retryBackoff": true, "retryDelayMax": 21600,
  "expireInSeconds": 600}');
