-- What is brought up to date at one portal. A restore may have loaded rows in this same transaction, and no trigger is made
-- while a check of them is outstanding.
set constraints all immediate;
select create_queue('push-adverts', '{"policy": "short", "retryLimit": 10, "retryDelay": 30, "retryBackoff": true,
  "retryDelayMax": 600, "expireInSeconds": 220, "deleteAfterSeconds": 86400, "retentionSeconds": 604800}');

-- Adds a job as src/server/db/queue-job.ts does, for triggers as well: of one key at most one waits.
create function queue_next_run(queue_name text, key text, run jsonb, at timestamptz) returns void language sql
set search_path from current as $$
  insert into job_common (name, singleton_key, data, start_after, policy, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, keep_until)
  select wanted.name, key, run, at, policy, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, at + retention_seconds * interval '1 second'
  from (select queue_name as name) as wanted left join queue using (name)
  on conflict (name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
  do update set start_after = least(job_common.start_after, excluded.start_after)
$$;

-- Another site that an agency's adverts are sent to.
create table portals (
  id uuid primary key,
  agency_id uuid not null references agencies,
  -- Whose homes; null: the adverts that the agency's people write here.
  branch text check (branch ~ '^[0-9A-Za-z_-]{1,20}$'),
  name text not null check (octet_length(name) between 1 and 400),
  format text not null check (format in ('rtdf', 'zoopla')),
  url text not null check (octet_length(url) between 1 and 2048),
  -- What the portal calls the sender and the branch.
  network bigint check (network between 0 and 9007199254740991),
  their_branch text not null check (octet_length(their_branch) between 1 and 400),
  proof text not null check (proof in ('bearer', 'path', 'certificate')),
  -- Sealed with OUTGOING_KEY; no page shows it again.
  secret bytea not null check (octet_length(secret) <= 65536),
  -- Of a certificate.
  secret_ends_at timestamptz,
  -- Off: its adverts are taken off there.
  is_on boolean not null default true,
  -- What its people were told last.
  is_failing boolean not null default false,
  created_at timestamptz not null
);
create index portals_branch on portals (agency_id, branch);

-- What a portal has of each advert. The advert may be deleted, and is taken off there all the same.
create table portal_adverts (
  portal_id uuid not null references portals,
  listing_id text not null,
  app_type text not null check (app_type in ('sell', 'let')),
  -- Goes up with each change, so that one that comes while another is being sent is not lost.
  change integer not null default 0,
  -- When there is something to do again; null: nothing.
  due_at timestamptz default now(),
  -- Until then a process has it in hand.
  in_hand_until timestamptz,
  -- It may be there: it was sent once, whatever the answer, and not taken off since.
  is_there boolean not null default false,
  -- SHA-256 of what was taken last.
  sent_hash bytea check (octet_length(sent_hash) = 32),
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'there', 'gone', 'refused', 'failing', 'given-up')),
  tries integer not null default 0,
  failing_since timestamptz,
  primary key (portal_id, listing_id)
);
create index portal_adverts_due on portal_adverts (portal_id, due_at) where due_at is not null;
create index portal_adverts_listing on portal_adverts (listing_id);
create index portal_adverts_wrong on portal_adverts (portal_id) where outcome in ('refused', 'failing', 'given-up');

-- What was sent and what came of it, for the agency to see.
create table portal_calls (
  id bigint generated always as identity primary key,
  portal_id uuid not null references portals,
  called_at timestamptz not null,
  kind text not null check (kind in ('send', 'remove')),
  listing_id text not null,
  outcome text not null check (outcome in ('taken', 'removed', 'refused', 'failed')),
  -- Why it failed, where no answer that the format knows says so.
  fault text,
  status integer,
  -- The portal's own codes and words.
  notes jsonb not null
);
create index portal_calls_portal on portal_calls (portal_id, id desc);
create index portal_calls_wrong on portal_calls (portal_id, id desc) where outcome in ('refused', 'failed');
create index portal_calls_called_at on portal_calls (called_at);

-- Which portals an advert belongs at.
create view portal_wishes as
  select portals.id as portal_id, listings.id as listing_id, listings.app_type, live_from
  from listings join feed_adverts on listing_id = listings.id
    join portals on portals.agency_id = feed_adverts.agency_id and portals.branch = feed_adverts.branch
  where listings.state = 'live' and is_on
  union all
  select portals.id, listings.id, app_type, live_from
  from listings join agency_people using (account_id)
    join portals on portals.agency_id = agency_people.agency_id and portals.branch is null
  where listings.state = 'live' and is_on
    and not exists (select from feed_adverts where listing_id = listings.id);

-- Something of these adverts may have changed: each portal that has them, or that they belong at, looks at them again. The
-- portal's job comes first, here and in the program, so that whoever changes several adverts of one portal takes turns.
create function look_again_at_portals(listing_ids text[]) returns void language sql
set search_path from current as $$
  select queue_next_run('push-adverts', portal_id::text, jsonb_build_object('portal', portal_id), now())
  from (select portal_id from portal_wishes where listing_id = any(listing_ids)
    union select portal_id from portal_adverts where listing_id = any(listing_ids) order by portal_id) as called;
  insert into portal_adverts (portal_id, listing_id, app_type)
  select portal_id, listing_id, app_type from portal_wishes where listing_id = any(listing_ids)
  order by portal_id, listing_id
  on conflict do nothing;
  update portal_adverts set change = change + 1, due_at = now(), tries = 0, failing_since = null
  where listing_id = any(listing_ids);
$$;

create function advert_changes() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select from portals) then
    perform look_again_at_portals(array[case tg_op when 'DELETE' then old.id else new.id end]);
  end if;
  return null;
end $$;

-- At the end of a transaction, when the advert's branch is known.
create constraint trigger advert_changes
  after insert or delete or update of state, live_from, answers, street, town, district on listings
  deferrable initially deferred for each row execute function advert_changes();

-- Somebody's own adverts come and go with them.
create function agency_person_changes() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select from portals) then
    perform look_again_at_portals(array(select id from listings
      where account_id = case tg_op when 'DELETE' then old.account_id else new.account_id end));
  end if;
  return null;
end $$;
create constraint trigger agency_person_changes after insert or delete on agency_people
  deferrable initially deferred for each row execute function agency_person_changes();
