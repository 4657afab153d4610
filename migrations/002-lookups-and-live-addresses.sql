-- What a provider answered, by a name such as 'postcoder addresses SW1A 1AA'. The row is also how one process tells the
-- others that it is asking: until asked_until nobody else does, and until failed_until nobody does at all.
create table remembered_lookups (
  name text primary key check (octet_length(name) <= 200),
  answer text check (octet_length(answer) <= 1048576),
  kept_until timestamptz not null,
  asked_until timestamptz not null,
  failed_until timestamptz not null
);
create index remembered_lookups_kept_until on remembered_lookups (kept_until);

-- The homes that a live advert stands for. A home has several keys, its udprn and spellings of its address; each belongs to
-- one advert, so that of many that publish one home at once one succeeds.
create table live_addresses (
  key text primary key check (octet_length(key) <= 1000),
  draft_uuid uuid not null,
  claimed_at timestamptz not null
);
create index live_addresses_draft_uuid on live_addresses (draft_uuid);
