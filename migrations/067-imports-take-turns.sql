-- The agency that a job is of, where one agency's jobs run one after another: what one sends, or its hosts, hold up no other's.
create function agency_of_job(queue_name text, key text) returns text language sql stable set search_path from current as $$
  select case queue_name
    when 'deliver-events' then (select agency_id::text from web_hooks where id = key::uuid)
    when 'push-adverts' then (select coalesce(agency_id, id)::text from portals where id = key::uuid)
    when 'fetch-pictures' then (select agency_id::text from feed_adverts where number = key::bigint)
    when 'import-stock' then
      (select agency_id::text from feed_imports join feeds on feeds.id = feed_id where feed_imports.id = key::uuid) end
$$;

create or replace function queue_next_run(queue_name text, key text, run jsonb, at timestamptz) returns void language sql
set search_path from current as $$
  insert into job_common (name, singleton_key, data, start_after, policy, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, keep_until, group_id)
  select wanted.name, key, run, at, policy, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, at + retention_seconds * interval '1 second',
    agency_of_job(queue_name, key)
  from (select queue_name as name) as wanted left join queue using (name)
  on conflict (name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
  do update set start_after = least(job_common.start_after, excluded.start_after)
$$;
