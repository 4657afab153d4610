-- The pictures that a draft may name: their files are written before their rows, and removed after them. `content_hash` is
-- the SHA-256 of the file as it was sent. A photo is 'new' until a save names it, and 'removed' once a later one does not;
-- what is not named is swept away when it has been so for a day.
create table photos (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  draft_uuid uuid not null,
  owner_key bytea not null check (octet_length(owner_key) = 32),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  state text not null check (state in ('new', 'named', 'removed')),
  since timestamptz not null
);

create unique index photos_kept on photos (draft_uuid, owner_key, content_hash) where state <> 'removed';
create index photos_not_named on photos (since) where state <> 'named';
