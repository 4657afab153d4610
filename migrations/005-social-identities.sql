-- Who signs in to an account by another provider's word; by the provider's own id of the person, never by an email.
create table social_identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (octet_length(subject) <= 1024),
  account_id uuid not null references accounts on delete cascade,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create index social_identities_account on social_identities (account_id);

-- The tokens that were accepted, as hashes, until they would be too old anyway: each is good for once.
create table used_identity_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  used_at timestamptz not null
);
create index used_identity_tokens_used_at on used_identity_tokens (used_at);
