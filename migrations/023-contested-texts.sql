-- Words of an advert that the law refused, and whose owner says that it is wrong: staff decide. What was allowed is
-- remembered for exactly that text of that owner, by its digest. `findings` is what its owner was told.
create table contested_texts (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  draft_uuid uuid not null,
  app_type text not null check (app_type in ('sell', 'let')),
  nation text not null check (nation in ('england', 'wales', 'scotland', 'northern-ireland')),
  field text not null check (field in ('summary', 'propertyDescription')),
  text text not null check (octet_length(text) between 1 and 40000),
  digest bytea not null check (octet_length(digest) = 32),
  findings jsonb not null,
  contested_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'allowed', 'upheld')),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  unique (account_id, digest)
);
create index contested_texts_open on contested_texts (contested_at, id) where state = 'open';

alter table audit drop constraint audit_subject_kind_check;
alter table audit add constraint audit_subject_kind_check check (subject_kind in (
  'staff', 'order', 'advert', 'report', 'payment-alert', 'discount', 'case', 'entitlement', 'reference', 'job', 'agency', 'feed',
  'text'));
