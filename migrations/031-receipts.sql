-- What an advert was checked against each time it was published, for its owner. `record` is the JSON text that `digest` is
-- the SHA-256 of; `signature` is a compact JWS which names both. The role of the program adds rows and reads them.
create table receipts (
  id uuid primary key,
  listing_id text not null references listings on delete cascade,
  number integer not null check (number > 0),
  made_at timestamptz not null,
  record text not null check (octet_length(record) <= 1048576),
  digest bytea not null unique check (octet_length(digest) = 32),
  signature text not null check (octet_length(signature) <= 4000),
  unique (listing_id, number)
);
