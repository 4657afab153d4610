-- Browsers in which staff have signed in: others' wrong passwords don't keep them out.
create table staff_browsers (
  staff_id uuid not null references staff on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  last_used_at timestamptz not null,
  primary key (staff_id, token_hash)
);
create index staff_browsers_last_used_at on staff_browsers (last_used_at);
