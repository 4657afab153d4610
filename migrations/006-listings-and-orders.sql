-- What publishing made of a draft; read with every draft, so that they stand here.
alter table drafts add column listing_id text unique;
alter table drafts add column is_paid boolean not null default false;

-- Published adverts. `answers` is the JSON text of what is published, and of how enquiries reach the owner; `place` is
-- what may be told of the address, in small letters, for looking adverts up by place.
create table listings (
  id text primary key check (id ~ '^[0-9a-hjkmnp-tv-z]{8}$'),
  draft_uuid uuid not null unique,
  owner_key bytea not null check (octet_length(owner_key) = 32),
  account_id uuid not null references accounts,
  app_type text not null check (app_type in ('sell', 'let')),
  state text not null check (state in ('live', 'withdrawn', 'removed')),
  -- The day from which it is shown, in the United Kingdom.
  live_from date not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  draft_version integer not null check (draft_version > 0),
  answers text not null check (octet_length(answers) <= 1048576),
  street text not null check (octet_length(street) <= 800),
  town text not null check (octet_length(town) <= 800),
  district text not null check (octet_length(district) <= 10),
  place text not null,
  marketing_option text not null,
  -- When what was paid for ends; null where it has no end, or nothing was paid.
  option_ends_at timestamptz
);
create index listings_shown on listings (live_from desc, published_at desc, id) where state = 'live';
create index listings_owner_key on listings (owner_key);

-- The photos of the published advert, whatever its draft names by now.
create table listing_photos (
  listing_id text not null references listings on delete cascade,
  photo_id text not null references photos,
  primary key (listing_id, photo_id)
);
create index listing_photos_photo on listing_photos (photo_id);

-- An order is for one option of one draft, as the draft was when it was confirmed: what was shown at the checkout is what
-- is charged and what is published. Its state only goes forward: open, then superseded or expired, then paid (which may
-- also come late), then fulfilled or, where the money must go back, refund-due.
create table orders (
  id uuid primary key,
  draft_uuid uuid not null,
  owner_key bytea not null check (octet_length(owner_key) = 32),
  account_id uuid not null references accounts,
  state text not null check (state in ('open', 'superseded', 'expired', 'paid', 'fulfilled', 'refund-due')),
  marketing_option text not null,
  list_pence integer not null check (list_pence > 0),
  discount_code text,
  discount_pence integer not null default 0 check (discount_pence between 0 and list_pence),
  total_pence integer not null generated always as (list_pence - discount_pence) stored,
  currency text not null default 'GBP' check (currency = 'GBP'),
  draft_version integer not null check (draft_version > 0),
  address_type text not null check (address_type in ('standard', 'orphan')),
  blocks text not null check (octet_length(blocks) <= 1048576),
  provider text not null check (provider in ('stripe', 'sandbox', 'none')),
  -- The provider's name of the payment, and what its frame needs to show it.
  transaction_id text unique check (octet_length(transaction_id) <= 255),
  client_secret text check (octet_length(client_secret) <= 1000),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the provider is asked next whether it was paid, or a paid one is published next.
  next_check_at timestamptz,
  paid_at timestamptz,
  fulfilled_at timestamptz,
  check ((state in ('paid', 'fulfilled', 'refund-due')) = (paid_at is not null))
);
create unique index orders_open on orders (draft_uuid) where state = 'open';
-- Of two payments for one draft's option one is kept; the other is refund-due.
create index orders_draft on orders (draft_uuid);
create index orders_to_check on orders (next_check_at) where next_check_at is not null;

-- The provider's events that were taken, each once.
create table payment_events (
  id text primary key check (octet_length(id) <= 255),
  type text not null,
  received_at timestamptz not null
);
create index payment_events_received_at on payment_events (received_at);

-- What a person has to look at: money that must go back, or an event that does not fit its order.
create table payment_alerts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('second-payment', 'cannot-publish', 'amount', 'currency', 'mode', 'unknown-order')),
  order_id uuid,
  transaction_id text not null,
  detail text not null,
  raised_at timestamptz not null,
  resolved_at timestamptz,
  unique (kind, transaction_id)
);

-- Made, listed and ended by the operator. `code` is in capitals. `used` counts the orders that hold it or were paid with it.
create table discount_codes (
  code text primary key check (code ~ '^[A-Z0-9-]{3,40}$'),
  kind text not null check (kind in ('percentage', 'amount')),
  -- Per cent, or pence.
  value integer not null check (value > 0 and (kind = 'amount' or value <= 100)),
  starts_at timestamptz not null,
  ends_at timestamptz,
  most_uses integer check (most_uses > 0),
  used integer not null default 0 check (used >= 0),
  created_at timestamptz not null
);

-- The sandbox's own payments, as a provider would keep them.
create table sandbox_payments (
  id text primary key,
  order_id uuid not null unique,
  pence integer not null check (pence > 0),
  currency text not null,
  state text not null check (state in ('open', 'step', 'paid', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- What visitors reported of an advert, for the operator.
create table advert_reports (
  id bigint generated always as identity primary key,
  listing_id text not null references listings on delete cascade,
  reason text not null check (octet_length(reason) <= 8000),
  reporter_email text check (octet_length(reporter_email) <= 1024),
  reported_at timestamptz not null,
  resolved_at timestamptz
);
