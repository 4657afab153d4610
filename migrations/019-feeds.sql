-- Agents whose software sends their homes. An agency is an agent's account, which signs in to see what came of it.
create table agencies (
  id uuid primary key,
  account_id uuid not null unique references accounts,
  name text not null check (octet_length(name) between 1 and 400),
  created_at timestamptz not null
);

-- What one program sends for one branch. Of a secret only the SHA-256 is kept; when it is changed, the one before it still
-- works for a day.
create table feeds (
  id uuid primary key,
  agency_id uuid not null references agencies,
  branch text not null check (branch ~ '^[0-9A-Za-z_-]{1,20}$'),
  format text not null check (format in ('rtdf', 'zoopla', 'blm')),
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  old_secret_hash bytea unique check (octet_length(old_secret_hash) = 32),
  old_secret_until timestamptz check ((old_secret_until is null) = (old_secret_hash is null)),
  created_at timestamptz not null,
  unique (agency_id, branch, format)
);

-- A home that an agent sent, and the advert that it is. Feeds of one branch have one stock. `sent_at` is the sender's own
-- date of it; `original` is what was sent, so that it can be given back as it came, and `facts` what its advert shows beside
-- the answers. `number` is its name in answers that ask for a whole one.
create table feed_adverts (
  number bigint generated always as identity primary key,
  agency_id uuid not null references agencies,
  branch text not null,
  app_type text not null check (app_type in ('sell', 'let')),
  ref text not null check (octet_length(ref) between 1 and 320),
  listing_id text not null unique references listings,
  state text not null check (state in ('live', 'hidden', 'removed')),
  sent_at timestamptz,
  content_hash bytea not null check (octet_length(content_hash) = 32),
  original text not null check (octet_length(original) <= 1048576),
  facts text not null check (octet_length(facts) <= 65536),
  -- What tells the home from others; null where its number was not sent.
  home_key text check (octet_length(home_key) <= 1000),
  removed_for smallint,
  changed_at timestamptz not null,
  unique (agency_id, branch, app_type, ref)
);
-- A branch advertises a home once.
create unique index feed_adverts_home on feed_adverts (agency_id, branch, app_type, home_key) where state <> 'removed';

-- What was sent and what came of it, for the agent to see. `notes` are faults and warnings in words.
create table feed_calls (
  id bigint generated always as identity primary key,
  feed_id uuid not null references feeds,
  called_at timestamptz not null,
  kind text not null check (kind in ('send', 'remove', 'list')),
  ref text check (octet_length(ref) <= 400),
  outcome text not null check (outcome in
    ('created', 'updated', 'unchanged', 'older', 'removed', 'refused', 'listed')),
  notes jsonb not null
);
create index feed_calls_feed on feed_calls (feed_id, id desc);
create index feed_calls_called_at on feed_calls (called_at);

alter table audit drop constraint audit_subject_kind_check;
alter table audit add constraint audit_subject_kind_check check (subject_kind in ('staff', 'order', 'advert', 'report',
  'payment-alert', 'discount', 'case', 'entitlement', 'reference', 'job', 'agency', 'feed'));
