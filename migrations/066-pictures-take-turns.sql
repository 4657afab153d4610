-- Pictures, too, are fetched for one home of an agency at a time, so that a slow host of one holds up no other's.
create or replace function queue_next_run(queue_name text, key text, run jsonb, at timestamptz) returns void language sql
set search_path from current as $$
  insert into job_common (name, singleton_key, data, start_after, policy, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, keep_until, group_id)
  select wanted.name, key, run, at, policy, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, at + retention_seconds * interval '1 second',
    case queue_name
      when 'deliver-events' then (select agency_id::text from web_hooks where id = key::uuid)
      when 'push-adverts' then (select coalesce(agency_id, id)::text from portals where id = key::uuid)
      when 'fetch-pictures' then (select agency_id::text from feed_adverts where number = key::bigint) end
  from (select queue_name as name) as wanted left join queue using (name)
  on conflict (name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
  do update set start_after = least(job_common.start_after, excluded.start_after)
$$;
