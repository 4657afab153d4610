-- A feed that is revoked keeps its history; a new secret takes it into use again.
alter table feeds add column revoked_at timestamptz;

-- Where enquiries about a branch's homes go; a branch without a row has the agency's address.
create table agency_branches (
  agency_id uuid not null references agencies,
  branch text not null,
  enquiries_email text not null check (octet_length(enquiries_email) <= 320),
  primary key (agency_id, branch)
);

-- What a file did to each home, but for what it left as it was. 'held': it waits for a person's yes to be taken off.
create table feed_import_rows (
  import_id uuid not null references feed_imports on delete cascade,
  -- Null for a home that the file does not have.
  row integer,
  ref text not null check (octet_length(ref) <= 400),
  outcome text not null check (outcome in ('created', 'updated', 'hidden', 'removed', 'held'))
);
create index feed_import_rows_import on feed_import_rows (import_id, row);
create index feed_calls_refused on feed_calls (feed_id, id desc) where outcome = 'refused';
