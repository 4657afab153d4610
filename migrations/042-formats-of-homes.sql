-- The format in which a home was sent last, and its original is kept.
alter table feed_adverts add column format text check (format in ('rtdf', 'zoopla', 'blm'));
update feed_adverts set format = case
  when original like '%"AGENT_REF":%' then 'blm'
  when original like '%"agent_ref":%' then 'rtdf'
  else 'zoopla' end;
alter table feed_adverts alter column format set not null;
