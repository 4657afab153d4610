-- What a draft belongs to is a key of 32 bytes: the hash of a guest's cookie, or the random key of an account.
alter table drafts rename column guest_key to owner_key;
alter index drafts_guest_key rename to drafts_owner_key;

-- `email` is normalised (NFKC, lower case) before it comes here; two spellings are one account.
create table accounts (
  id uuid primary key,
  email text not null unique check (octet_length(email) <= 1024),
  title smallint,
  first_name text not null check (octet_length(first_name) <= 400),
  last_name text not null check (octet_length(last_name) <= 400),
  phone text check (phone ~ '^\+44[0-9]{7,10}$'),
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  password_hash text,
  is_agent boolean not null default false,
  agency_name text check (octet_length(agency_name) <= 400),
  owner_key bytea not null unique check (octet_length(owner_key) = 32),
  created_at timestamptz not null
);
-- Of two accounts that confirm one number at once, one wins.
create unique index accounts_verified_phone on accounts (phone) where phone_verified_at is not null;

-- Of a token only the SHA-256 is kept, here and in the tables below.
create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id uuid not null references accounts on delete cascade,
  remembered boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create index sessions_expires_at on sessions (expires_at);

-- Browsers that signed in to an account before: somebody else's wrong passwords do not lock them out.
create table known_devices (
  account_id uuid not null references accounts on delete cascade,
  device_hash bytea not null check (octet_length(device_hash) = 32),
  last_used_at timestamptz not null,
  primary key (account_id, device_hash)
);

-- Links sent by email. Using one deletes it, so that of many who use it at once one succeeds.
create table single_use_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text not null check (purpose in ('reset', 'choose-password', 'finish-advert')),
  account_id uuid references accounts on delete cascade,
  draft_uuid uuid references drafts on delete cascade,
  -- Whose the draft was when the link was sent: once it is somebody else's, the link opens nothing.
  owner_key bytea,
  expires_at timestamptz not null,
  check ((account_id is null) = (purpose = 'finish-advert')),
  check ((draft_uuid is null) = (purpose <> 'finish-advert')),
  check ((owner_key is null) = (draft_uuid is null))
);
create index single_use_links_account on single_use_links (account_id);
create index single_use_links_draft on single_use_links (draft_uuid);
create index single_use_links_expires_at on single_use_links (expires_at);

-- The one live code of an account, for the number that it was sent to.
create table phone_codes (
  account_id uuid primary key references accounts on delete cascade,
  phone text not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null
);

-- Keys that every process of ours must share, each made once by whoever needs it first.
create table secret_keys (
  name text primary key,
  key bytea not null check (octet_length(key) = 32)
);

-- Emails to send. Written in the transaction of what they tell of; `send_key` names one, so that it is written once.
create table outbox (
  id bigint generated always as identity primary key,
  send_key text not null unique check (octet_length(send_key) <= 200),
  kind text not null,
  recipient text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null
);
create index outbox_waiting on outbox (next_at) where state = 'waiting';

-- What the sandbox "sent", for every process to show.
create table sandbox_messages (
  id text primary key,
  place bigint generated always as identity,
  kind text not null check (kind in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);
create index sandbox_messages_place on sandbox_messages (place);

-- Where what a guest had has gone, for what the guest's browser was still sending at that moment.
create table moved_owners (
  from_key bytea primary key check (octet_length(from_key) = 32),
  to_key bytea not null check (octet_length(to_key) = 32),
  moved_at timestamptz not null
);
create index moved_owners_moved_at on moved_owners (moved_at);
