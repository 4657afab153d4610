-- Who works at an agency. Of the account whose adverts its feeds make they need not know the password.
create table agency_people (
  account_id uuid primary key references accounts,
  agency_id uuid not null references agencies,
  role text not null check (role in ('owner', 'editor', 'reader')),
  joined_at timestamptz not null
);
create index agency_people_agency on agency_people (agency_id);
insert into agency_people (account_id, agency_id, role, joined_at) select account_id, id, 'owner', created_at from agencies;

-- The link goes out by email alone: until it is sent there is no hash of it.
create table agency_invitations (
  id uuid primary key,
  agency_id uuid not null references agencies,
  email text not null check (octet_length(email) <= 320),
  role text not null check (role in ('owner', 'editor', 'reader')),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  token_hash bytea unique check (octet_length(token_hash) = 32),
  unique (agency_id, email)
);

-- Why what was sent last of a home was refused, until it is sent rightly or taken off.
create table feed_faults (
  agency_id uuid not null references agencies,
  branch text not null,
  ref text not null check (octet_length(ref) between 1 and 400),
  message text not null check (octet_length(message) <= 8000),
  refused_at timestamptz not null,
  primary key (agency_id, branch, ref)
);
create index feed_media_failed on feed_media (advert) where state = 'failed';
