-- What is told to one address. A restore may have loaded rows in this same transaction, and no trigger is made while a check
-- of them is outstanding.
set constraints all immediate;
select create_queue('deliver-events', '{"policy": "short", "retryLimit": 10, "retryDelay": 30, "retryBackoff": true,
  "retryDelayMax": 600, "expireInSeconds": 220, "deleteAfterSeconds": 86400, "retentionSeconds": 604800}');

-- An address of an agency's own programs that is told what happens.
create table web_hooks (
  id uuid primary key,
  agency_id uuid not null references agencies,
  -- Whose homes; null: all, and the adverts that the agency's people write here.
  branch text check (branch ~ '^[0-9A-Za-z_-]{1,20}$'),
  url text not null check (octet_length(url) between 1 and 2048),
  events text[] not null
    check (cardinality(events) > 0 and events <@ '{enquiry.received,advert.published,advert.changed,advert.ended}'),
  -- Sealed with OUTGOING_KEY; no page shows them again.
  secret bytea not null check (octet_length(secret) <= 1024),
  -- Until then what is sent is signed with it, too.
  old_secret bytea check (octet_length(old_secret) <= 1024),
  old_secret_until timestamptz check ((old_secret is null) = (old_secret_until is null)),
  -- Off: nothing is noted for it.
  is_on boolean not null default true,
  -- When it last began to take nothing; null: it took the last one.
  failing_since timestamptz,
  -- What its people were told last.
  is_failing boolean not null default false,
  created_at timestamptz not null
);
create index web_hooks_agency on web_hooks (agency_id);

create table web_hook_events (
  number bigint generated always as identity primary key,
  web_hook_id uuid not null references web_hooks,
  -- The same at each try.
  id uuid not null unique default gen_random_uuid(),
  type text not null check (type in ('enquiry.received', 'advert.published', 'advert.changed', 'advert.ended', 'test')),
  happened_at timestamptz not null,
  -- Null: a test.
  listing_id text,
  -- What is told; null once it was taken.
  data jsonb,
  -- Two of one key are one event.
  once_key text,
  -- When there is something to do; null: nothing.
  due_at timestamptz default now(),
  -- Until then a process has it in hand.
  in_hand_until timestamptz,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'taken', 'failing', 'given-up')),
  tries integer not null default 0,
  failing_since timestamptz,
  -- Of the last try.
  tried_at timestamptz,
  status integer,
  fault text,
  unique (web_hook_id, once_key)
);
-- Somebody waits for an answer to an enquiry.
create index web_hook_events_due on web_hook_events (web_hook_id, (type <> 'enquiry.received'), due_at, number)
  where due_at is not null;
create index web_hook_events_happened_at on web_hook_events (happened_at);

-- The addresses that are told of it note it, and are called soon. Their jobs come first, as portals' do (migration 040).
create function note_event(event text, listing text, at timestamptz, told jsonb, key text) returns void language plpgsql
set search_path from current as $$
declare
  own feed_adverts := (select feed_adverts from feed_adverts where listing_id = listing);
  of_agency uuid := coalesce(own.agency_id,
    (select agency_id from agency_people join listings using (account_id) where listings.id = listing));
  hooks uuid[] := array(select id from web_hooks where agency_id = of_agency and is_on and event = any(events)
    and (branch is null or branch = own.branch) order by id);
begin
  perform queue_next_run('deliver-events', hook::text, jsonb_build_object('webHook', hook), now())
  from unnest(hooks) as hook;
  -- One that waits is locked, so that it is not sent before this transaction has ended.
  insert into web_hook_events (web_hook_id, type, happened_at, listing_id, data, once_key)
  select hook, event, at, listing,
    jsonb_build_object('advert', listing, 'branch', own.branch, 'reference', own.ref) || told, key
  from unnest(hooks) as hook
  on conflict (web_hook_id, once_key) do update set due_at = web_hook_events.due_at;
end $$;

-- Of the homes that the API has. Until it is first sent, all that changes an advert is one event: whoever hears of it reads
-- the advert as it is then.
create function advert_happens() returns trigger language plpgsql set search_path from current as $$
declare
  was_live boolean := tg_op = 'UPDATE' and old.state = 'live';
  event text := case
    when new.state = 'live' and not was_live then 'advert.published'
    when new.state <> 'live' and was_live then 'advert.ended'
    when new.state = 'live' and old.updated_at <> new.updated_at then 'advert.changed' end;
begin
  -- A restore is nothing that happens.
  if event is null or current_setting('gatepost.is_restoring', true) = 'on' or not exists (select from web_hooks)
    or not exists (select from feed_adverts where listing_id = new.id) then
    return null;
  end if;
  if event = 'advert.ended' then
    update web_hook_events set once_key = null where listing_id = new.id and once_key = 'advert ' || new.id;
    perform note_event(event, new.id, new.updated_at, '{}', null);
  else
    perform note_event(event, new.id, new.updated_at, '{}', 'advert ' || new.id);
  end if;
  return null;
end $$;

create index web_hook_events_advert on web_hook_events (listing_id) where once_key is not null;

-- At the end of a transaction, when the advert's branch is known.
create constraint trigger advert_happens after insert or update of state, updated_at on listings
  deferrable initially deferred for each row execute function advert_happens();
