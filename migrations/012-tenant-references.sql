-- How much of it is in use or used up. Whoever uses one adds to it, so that of two who use the last one at once the second
-- finds none.
alter table entitlements add column used integer not null default 0;
alter table entitlements add constraint entitlements_used_check check (used between 0 and quantity);

-- A check on somebody who would like to rent a home, from its being asked for to its result. Names, addresses and what is
-- sealed go as soon as they are not needed any more; what stays says that there was a reference, and nothing of whom.
create table tenant_references (
  id uuid primary key,
  entitlement_id bigint not null references entitlements,
  level text not null check (level in ('basic', 'full')),
  -- asked: of the applicant. consented: they agreed, and have not answered yet. given: their answers are here.
  state text not null check (
    state in ('asked', 'consented', 'given', 'judged', 'refused', 'withdrawn', 'cancelled', 'expired')),
  -- As the landlord gave them.
  applicant_name text check (octet_length(applicant_name) <= 1024),
  applicant_email text check (octet_length(applicant_email) <= 1024),
  -- Of the address that counts now: a corrected one is asked anew.
  asked_at timestamptz not null,
  reminders smallint not null default 0,
  consented_at timestamptz,
  -- Of the text that they agreed to.
  consent_version text,
  given_at timestamptz,
  -- Sealed.
  answers bytea,
  judged_at timestamptz,
  -- Sealed: the result with its reason, and what the report says.
  report bytea,
  -- When it was refused, withdrawn, cancelled, or had waited for too long.
  ended_at timestamptz,
  erased_at timestamptz,
  check ((consented_at is null) = (consent_version is null)),
  check (state not in ('consented', 'given', 'judged') or consented_at is not null),
  check ((state = 'judged') = (judged_at is not null) or state = 'withdrawn'),
  check ((state in ('refused', 'withdrawn', 'cancelled', 'expired')) = (ended_at is not null)),
  check (ended_at is null or erased_at is not null),
  check (erased_at is null or (applicant_name is null and applicant_email is null and answers is null and report is null))
);
create index tenant_references_entitlement on tenant_references (entitlement_id);
create index tenant_references_to_erase on tenant_references (judged_at) where state = 'judged' and erased_at is null;
create index tenant_references_open on tenant_references (asked_at) where state in ('asked', 'consented', 'given');

-- Whom the applicant named, and who says by a link of their own whether it is right. Their addresses are in the answers.
create table tenant_reference_confirmations (
  reference_id uuid not null references tenant_references,
  role text not null check (role in ('employer', 'former-landlord')),
  reminders smallint not null default 0,
  answered_at timestamptz,
  outcome text check (outcome in ('confirmed', 'denied')),
  -- What they added, sealed.
  note bytea,
  primary key (reference_id, role),
  check ((answered_at is null) = (outcome is null))
);

-- Of a link only the SHA-256 of its token is kept.
create table tenant_reference_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  reference_id uuid not null references tenant_references,
  role text not null check (role in ('applicant', 'employer', 'former-landlord'))
);
create index tenant_reference_links_reference on tenant_reference_links (reference_id);

alter table audit drop constraint audit_subject_kind_check;
alter table audit add constraint audit_subject_kind_check check (subject_kind in (
  'staff', 'order', 'advert', 'report', 'payment-alert', 'discount', 'case', 'entitlement', 'reference'));
