-- Keys by which an agency's own programs call the API. Only the SHA-256 of a key is kept. One without a branch is for all of them.
create table api_keys (
  id uuid primary key,
  agency_id uuid not null references agencies,
  name text not null check (octet_length(name) between 1 and 400),
  scopes text[] not null check (cardinality(scopes) > 0),
  branch text check (branch ~ '^[0-9A-Za-z_-]{1,20}$'),
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  made_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_agency on api_keys (agency_id, made_at);

-- What calls with an Idempotency-Key were answered, for a day. Without a status the first of them is still under way.
create table api_answers (
  key_id uuid not null references api_keys,
  idempotency_key text not null check (octet_length(idempotency_key) between 1 and 255),
  -- SHA-256 of the method, the address and the body.
  call_hash bytea not null check (octet_length(call_hash) = 32),
  begun_at timestamptz not null,
  status smallint,
  body text check ((body is null) = (status is null)),
  primary key (key_id, idempotency_key)
);
create index api_answers_begun_at on api_answers (begun_at);

-- Enquiries about the homes that agencies advertise, which are also emailed. `send_key` is the email's: a form that is sent
-- twice is one enquiry.
create table agency_enquiries (
  id bigint generated always as identity primary key,
  send_key text not null unique,
  advert bigint not null references feed_adverts (number) on delete cascade,
  received_at timestamptz not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null
);
create index agency_enquiries_advert on agency_enquiries (advert, received_at);
create index agency_enquiries_received_at on agency_enquiries (received_at);

-- Every branch that a feed or a key of the agency names.
create view branches_of_agencies as
  select agency_id, branch from feeds union select agency_id, branch from api_keys where branch is not null;

create index feed_adverts_agency on feed_adverts (agency_id, number);
