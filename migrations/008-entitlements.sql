-- What an order owes its buyer: a row for each thing that its option includes, written when the order is fulfilled.
create table entitlements (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  listing_id text not null references listings,
  kind text not null check (kind in ('privacy-number', 'tenant-reference', 'facebook-promotion')),
  level text check (level in ('basic', 'full')),
  quantity integer not null check (quantity > 0),
  -- How long it lasts once it has begun; null where that is not limited.
  months integer check (months > 0),
  state text not null check (state in ('waiting', 'active', 'delivered', 'ended', 'cancelled')),
  starts_at timestamptz,
  -- The first moment after it.
  ends_at timestamptz,
  unique (order_id, kind),
  check ((level is not null) = (kind = 'tenant-reference')),
  check (state <> 'active' or (starts_at is not null and ends_at is not null))
);
create index entitlements_listing on entitlements (listing_id);
create index entitlements_to_end on entitlements (ends_at) where state in ('waiting', 'active');
create index entitlements_waiting on entitlements (id) where kind = 'privacy-number' and state in ('waiting', 'active');

-- The telephone numbers that adverts show in place of their owners'. Whoever leases one changes its state, so that of two
-- who chose it at once the second looks for another.
create table privacy_numbers (
  number text primary key check (number ~ '^\+44[0-9]{9,10}$'),
  provider text not null check (provider in ('twilio', 'sandbox')),
  provider_sid text unique check (octet_length(provider_sid) <= 100),
  -- By the program, not by the operator.
  is_bought boolean not null default false,
  state text not null default 'free' check (state in ('free', 'leased', 'resting', 'retired')),
  -- The advert that has it, or had it last.
  listing_id text references listings,
  -- Until then it says to callers that its advert has ended, and goes to no other.
  rests_until timestamptz,
  check ((state = 'resting') = (rests_until is not null)),
  check (state = 'free' or state = 'retired' or listing_id is not null)
);
create unique index privacy_numbers_leased on privacy_numbers (listing_id) where state = 'leased';
create index privacy_numbers_free on privacy_numbers (rests_until nulls first, number) where state in ('free', 'resting');

create table privacy_number_leases (
  id bigint generated always as identity primary key,
  number text not null references privacy_numbers,
  listing_id text not null references listings,
  entitlement_id bigint not null references entitlements,
  leased_from timestamptz not null,
  -- When it was given back; null while the advert has it.
  leased_until timestamptz
);
-- One number to one advert, never two.
create unique index privacy_number_leases_number on privacy_number_leases (number) where leased_until is null;
create unique index privacy_number_leases_listing on privacy_number_leases (listing_id) where leased_until is null;
create index privacy_number_leases_entitlement on privacy_number_leases (entitlement_id);

-- That somebody called, never who. `provider_id` is the provider's name of the call, so that what is sent twice counts once.
create table privacy_calls (
  provider_id text primary key check (octet_length(provider_id) <= 100),
  lease_id bigint not null references privacy_number_leases,
  called_at timestamptz not null,
  outcome text check (outcome in ('answered', 'engaged', 'unanswered', 'failed'))
);
create index privacy_calls_lease on privacy_calls (lease_id, called_at desc);
create index privacy_calls_called_at on privacy_calls (called_at);

-- The sandbox's own list of calls, as a provider would keep it.
create table sandbox_calls (
  id text primary key,
  place bigint generated always as identity,
  caller text not null,
  called text not null,
  forwarded_to text,
  -- What the caller heard, where it was not forwarded.
  heard text,
  called_at timestamptz not null
);
create index sandbox_calls_place on sandbox_calls (place);

-- What the owner wants once a privacy number has ended: to show their own confirmed number, or none.
alter table listings add column own_phone text not null default 'undecided'
  check (own_phone in ('undecided', 'shown', 'hidden'));

-- What was bought before is owed as well.
insert into entitlements (order_id, listing_id, kind, level, quantity, months, state, starts_at, ends_at)
select orders.id, listings.id, kind, level, 1, months, 'waiting',
  case kind when 'tenant-reference' then now() end, case kind when 'tenant-reference' then now() + interval '12 months' end
from orders join listings on listings.draft_uuid = orders.draft_uuid
  join (values
    ('Gold-Package', 'privacy-number', null, 3),
    ('Gold-Package', 'tenant-reference', 'full', null),
    ('Gold-Package', 'facebook-promotion', null, null),
    ('Silver-Package', 'privacy-number', null, 1),
    ('Silver-Package', 'tenant-reference', 'basic', null),
    ('Bronze-Package', 'privacy-number', null, 1)
  ) as included (option, kind, level, months) on option = orders.marketing_option
where orders.state = 'fulfilled' and listings.state <> 'removed'
  and (listings.option_ends_at is null or listings.option_ends_at > now());
