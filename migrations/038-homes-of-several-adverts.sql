-- Two agents may advertise one home, and its owner as well: to buyers it is one home. `home` names the advert of it that was
-- shown first, which stands for it in the list; of most homes there is no other. A home for sale and to let is two.
alter table found_adverts add column home text;
update found_adverts set home = listing_id;
alter table found_adverts alter column home set not null;
-- A column of its own, since the planner knows nothing of how often two others are equal.
alter table found_adverts add column is_listed boolean not null generated always as (home = listing_id) stored;

drop index found_adverts_newest;
drop index found_adverts_newest_of_type;
drop index found_adverts_words;
create index found_adverts_newest on found_adverts (live_from desc, published_at desc, listing_id desc)
  where is_listed;
create index found_adverts_newest_of_type on found_adverts (app_type, live_from desc, published_at desc, listing_id desc)
  where is_listed;
create index found_adverts_words on found_adverts using gin (words) with (fastupdate = off) where is_listed;
create index found_adverts_others on found_adverts (home) where not is_listed;
create index feed_adverts_home_key on feed_adverts (home_key) where state <> 'removed';

-- Finds the adverts of its home, which share addresses with it or with one another, and names the first of them.
create function join_home(listing text) returns void language plpgsql as $$
declare
  kind text := (select app_type from found_adverts where listing_id = listing);
  shared text[] := array[listing];
  drafts uuid[];
  keys text[];
  beside text[];
  first text;
begin
  loop
    drafts := array(select draft_uuid from listings where id = any(shared));
    keys := array(select key from live_addresses where draft_uuid = any(drafts))
      || array(select home_key from feed_adverts where listing_id = any(shared) and home_key is not null);
    exit when keys = '{}';
    drafts := array(select draft_uuid from live_addresses where key = any(keys));
    beside := array(select listing_id from feed_adverts where home_key = any(keys) and state <> 'removed')
      || array(select id from listings where draft_uuid = any(drafts));
    beside := array(select listing_id from found_adverts
      where listing_id = any(beside) and app_type = kind and listing_id <> all(shared));
    exit when beside = '{}';
    shared := shared || beside;
  end loop;
  select listing_id into first from found_adverts where listing_id = any(shared)
  order by live_from, published_at, listing_id limit 1;
  update found_adverts set home = first where listing_id = any(shared) and home <> first;
end $$;

-- At the end of a transaction, when the advert and its addresses are as they will be. By the settings plans are kept, and go
-- by indexes even if they were made when there were few adverts.
create or replace function find_advert() returns trigger language plpgsql
set search_path from current set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  one text := case tg_op when 'DELETE' then old.id else new.id end;
  was text;
  others text[];
  other text;
begin
  -- Homes are joined one after another, so that two adverts that come at once know of each other.
  perform pg_advisory_xact_lock(7220010, hashtext(current_schema()));
  select home into was from found_adverts where listing_id = one;
  others := array(select listing_id from found_adverts where home = any(array[one, was]) and not is_listed);
  if exists (select from listings where id = one and state = 'live') then
    insert into found_adverts (listing_id, app_type, live_from, published_at, words, home)
    select id, app_type, live_from, published_at, array_to_tsvector(array_remove(string_to_array(place, ' '), '')), id
    from listings where id = one
    on conflict (listing_id) do update set app_type = excluded.app_type, live_from = excluded.live_from,
      published_at = excluded.published_at, words = excluded.words
    where (found_adverts.app_type, found_adverts.live_from, found_adverts.published_at, found_adverts.words)
      is distinct from (excluded.app_type, excluded.live_from, excluded.published_at, excluded.words);
  else
    delete from found_adverts where listing_id = one;
  end if;
  foreach other in array array_remove(array_remove(others, one) || array_remove(array[was], one), null) || one loop
    perform join_home(other);
  end loop;
  return null;
end $$;

drop trigger find_advert on listings;
create constraint trigger find_advert
  after insert or delete or update of state, app_type, live_from, published_at, place on listings
  deferrable initially deferred for each row execute function find_advert();

select join_home(listing_id) from found_adverts join feed_adverts using (listing_id) where home_key is not null;
analyze found_adverts;
