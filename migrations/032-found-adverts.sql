-- The adverts that are shown, in narrow rows by which they are found: among 500,000 the newest are read in order, and rare
-- words by their index. A trigger keeps them, whoever writes an advert; they are not stored in a backup.
create table found_adverts (
  listing_id text primary key references listings on delete cascade,
  app_type text not null,
  live_from date not null,
  published_at timestamptz not null,
  -- Of its place, as they stand there.
  words tsvector not null
);

create function find_advert() returns trigger language plpgsql set search_path from current as $$
begin
  if new.state <> 'live' then
    delete from found_adverts where listing_id = new.id;
    return null;
  end if;
  insert into found_adverts (listing_id, app_type, live_from, published_at, words)
  values (new.id, new.app_type, new.live_from, new.published_at, array_to_tsvector(array_remove(string_to_array(new.place, ' '), '')))
  on conflict (listing_id) do update set app_type = excluded.app_type, live_from = excluded.live_from,
    published_at = excluded.published_at, words = excluded.words
  where (found_adverts.app_type, found_adverts.live_from, found_adverts.published_at, found_adverts.words)
    is distinct from (excluded.app_type, excluded.live_from, excluded.published_at, excluded.words);
  return null;
end $$;

insert into found_adverts (listing_id, app_type, live_from, published_at, words)
select id, app_type, live_from, published_at, array_to_tsvector(array_remove(string_to_array(place, ' '), ''))
from listings where state = 'live';

create trigger find_advert after insert or update of state, app_type, live_from, published_at, place on listings
  for each row execute function find_advert();

create index found_adverts_newest on found_adverts (live_from desc, published_at desc, listing_id desc);
create index found_adverts_newest_of_type on found_adverts (app_type, live_from desc, published_at desc, listing_id desc);
-- Searches would read words that wait to be indexed one by one.
create index found_adverts_words on found_adverts using gin (words) with (fastupdate = off);
drop index listings_shown;
analyze found_adverts;
