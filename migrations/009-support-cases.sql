-- What people wrote to support by the contact page. `about` is the reference that they gave: of an advert, an order or an
-- earlier case, as they typed it. `request_hash` is of what was sent on one day: the form that was sent twice makes one case.
create table support_cases (
  number text primary key check (number ~ '^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  topic text not null check (topic in ('advert', 'payment', 'account', 'address', 'taken-down', 'personal-data', 'other')),
  name text not null check (octet_length(name) between 1 and 400),
  email text not null check (octet_length(email) between 1 and 1016),
  message text not null check (octet_length(message) between 1 and 20000),
  about text not null check (octet_length(about) <= 400),
  state text not null default 'open' check (state in ('open', 'closed')),
  received_at timestamptz not null,
  answered_at timestamptz check ((state = 'closed') = (answered_at is not null)),
  request_hash bytea not null unique check (octet_length(request_hash) = 32)
);
create index support_cases_open on support_cases (received_at, number) where state = 'open';
create index support_cases_answered on support_cases (answered_at) where state = 'closed';
