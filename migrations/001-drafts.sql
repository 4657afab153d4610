-- Unfinished adverts. `blocks` is the JSON text that the last save answered with: it is handed on as it is, so it is
-- text and not jsonb. `field_versions` is the JSON text of the version at which each field last changed.
create table drafts (
  uuid uuid primary key,
  app_type text not null check (app_type in ('sell', 'let')),
  address_type text not null check (address_type in ('standard', 'orphan')),
  guest_key bytea not null check (octet_length(guest_key) = 32),
  version integer not null check (version > 0),
  blocks text not null check (octet_length(blocks) <= 1048576),
  field_versions text not null check (octet_length(field_versions) <= 65536),
  created_at timestamptz not null,
  updated_at timestamptz not null
) with (fillfactor = 70);

-- updated_at has no index: every save would have to change it, and only the daily purge would read it.
create index drafts_guest_key on drafts (guest_key);

-- How much of a limit is used up, by a name such as 'drafts 192.0.2.1'.
create table used_limits (
  name text primary key,
  used integer not null,
  ends_at timestamptz not null
);
create index used_limits_ends_at on used_limits (ends_at);
