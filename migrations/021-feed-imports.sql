-- Files that replace the stock of a branch. An import is done in parts, each with its rows in one transaction, so that a
-- worker that dies is followed by one that goes on. 'held': its homes are there, and what it would take off waits for a
-- person's yes.
create table feed_imports (
  id uuid primary key,
  feed_id uuid not null references feeds,
  received_at timestamptz not null,
  is_dry_run boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'held', 'done', 'failed')),
  -- Why it failed or is held, in words.
  problem text check (octet_length(problem) <= 4000),
  is_confirmed boolean not null default false,
  rows integer not null default 0,
  rows_done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  hidden integer not null default 0,
  removed integer not null default 0,
  -- How many homes it would take off.
  held integer not null default 0,
  ended_at timestamptz
);
create index feed_imports_feed on feed_imports (feed_id, received_at desc);
create index feed_imports_open on feed_imports (received_at) where ended_at is null;

-- The file as it came, until the import has ended.
create table feed_import_parts (
  import_id uuid not null references feed_imports on delete cascade,
  place integer not null,
  bytes bytea not null,
  primary key (import_id, place)
);

-- Its rows that were refused, and why.
create table feed_import_refusals (
  import_id uuid not null references feed_imports on delete cascade,
  row integer not null,
  ref text check (octet_length(ref) <= 400),
  code text not null,
  message text not null check (octet_length(message) <= 8000),
  primary key (import_id, row)
);

select create_queue('import-stock', '{"policy": "short"}');
