-- The first day on which an advert was online: the law's days count from it, and a later start begins none of them anew.
-- Null until the advert leaves that day behind; while it is live and has not changed since, the day is live_from.
alter table listings add column first_online date;

update listings set first_online = live_from
  where live_from <= ((case when state = 'live' then now() else updated_at end) at time zone 'Europe/London')::date;

create function keep_first_online() returns trigger language plpgsql as $$
declare
  today constant date := (new.updated_at at time zone 'Europe/London')::date;
begin
  if old.state = 'live' and old.live_from <= today then
    new.first_online := coalesce(old.first_online, old.live_from);
  elsif old.state <> 'live' and new.state = 'live' and new.first_online is null then
    -- Its planned day may have passed while it was offline.
    new.live_from := greatest(new.live_from, today);
  end if;
  return new;
end $$;

create trigger keep_first_online before update of state, live_from on listings for each row
  when (old.state is distinct from new.state or old.live_from is distinct from new.live_from)
  execute function keep_first_online();
