-- What owners were told of something in a live advert that the law refuses from a day on: once at each stage. Without the row
-- of the stage nobody was told of it.
create table law_notices (
  listing_id text not null references listings on delete cascade,
  rule text not null check (rule ~ '^L[0-9]{1,3}$'),
  field text not null check (octet_length(field) between 1 and 100),
  begins_on date not null,
  stage text not null check (stage in ('30', '7', '1', 'day', 'rest')),
  told_at timestamptz not null,
  primary key (listing_id, rule, field, begins_on, stage)
);
