-- Jobs that one agency's addresses can make slow are of that agency's group.
create or replace function queue_next_run(queue_name text, key text, run jsonb, at timestamptz) returns void language sql
set search_path from current as $$
  insert into job_common (name, singleton_key, data, start_after, policy, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, keep_until, group_id)
  select wanted.name, key, run, at, policy, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, at + retention_seconds * interval '1 second',
    case queue_name
      when 'deliver-events' then (select agency_id::text from web_hooks where id = key::uuid)
      when 'push-adverts' then (select agency_id::text from portals where id = key::uuid) end
  from (select queue_name as name) as wanted left join queue using (name)
  on conflict (name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
  do update set start_after = least(job_common.start_after, excluded.start_after)
$$;

-- Whatever queues a job at the end of a transaction takes the lock of migration 038 first: two transactions that change
-- several adverts would else wait for each other, one for the lock and one for a job.
create or replace function advert_changes() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select from portals) then
    perform pg_advisory_xact_lock(7220010, hashtext(current_schema()));
    perform look_again_at_portals(array[case tg_op when 'DELETE' then old.id else new.id end]);
  end if;
  return null;
end $$;

create or replace function agency_person_changes() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select from portals) then
    perform pg_advisory_xact_lock(7220010, hashtext(current_schema()));
    perform look_again_at_portals(array(select id from listings
      where account_id = case tg_op when 'DELETE' then old.account_id else new.account_id end));
  end if;
  return null;
end $$;

-- Of one agency, one transaction after another: an enquiry and an advert may tell the same web hooks in another order.
create or replace function note_event(event text, listing text, at timestamptz, told jsonb, key text) returns void
language plpgsql set search_path from current as $$
declare
  own feed_adverts := (select feed_adverts from feed_adverts where listing_id = listing);
  of_agency uuid := coalesce(own.agency_id,
    (select agency_id from agency_people join listings using (account_id) where listings.id = listing));
  hooks uuid[] := array(select id from web_hooks where agency_id = of_agency and is_on and event = any(events)
    and (branch is null or branch = own.branch) order by id);
begin
  if hooks = '{}' then
    return;
  end if;
  perform pg_advisory_xact_lock(7220048, hashtext(of_agency::text));
  perform queue_next_run('deliver-events', hook::text, jsonb_build_object('webHook', hook), now())
  from unnest(hooks) as hook;
  -- One that waits is locked, so that it is not sent before this transaction has ended.
  insert into web_hook_events (web_hook_id, type, happened_at, listing_id, data, once_key)
  select hook, event, at, listing,
    jsonb_build_object('advert', listing, 'branch', own.branch, 'reference', own.ref) || told, key
  from unnest(hooks) as hook
  on conflict (web_hook_id, once_key) do update set due_at = web_hook_events.due_at;
end $$;

create or replace function advert_happens() returns trigger language plpgsql set search_path from current as $$
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
  perform pg_advisory_xact_lock(7220010, hashtext(current_schema()));
  if event = 'advert.ended' then
    update web_hook_events set once_key = null where listing_id = new.id and once_key = 'advert ' || new.id;
    perform note_event(event, new.id, new.updated_at, '{}', null);
  else
    perform note_event(event, new.id, new.updated_at, '{}', 'advert ' || new.id);
  end if;
  return null;
end $$;
