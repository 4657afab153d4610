-- Who runs the site. They have no account: what they may do hangs on this table alone. `totp_key` is the second factor's,
-- sealed with a key of secret_keys; `last_totp_step` is the time step of the last code that was taken, so that each counts
-- once. Until an invitation is accepted there is no password, and nobody can sign in.
create table staff (
  id uuid primary key,
  email text not null unique check (octet_length(email) <= 1024),
  password_hash text,
  totp_key bytea not null check (octet_length(totp_key) between 40 and 200),
  last_totp_step bigint,
  invited_at timestamptz not null,
  joined_at timestamptz,
  check ((joined_at is null) = (password_hash is null))
);

-- Of a token or a code only the SHA-256 is kept.
create table staff_invitations (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id uuid not null unique references staff on delete cascade,
  expires_at timestamptz not null
);
create table staff_recovery_codes (
  staff_id uuid not null references staff on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (staff_id, code_hash)
);
create table staff_sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id uuid not null references staff on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_sessions_staff on staff_sessions (staff_id);
create index staff_sessions_expires_at on staff_sessions (expires_at);

-- What was done by staff, at the desk or by the operator's program, written in the transaction of what was done. The role
-- of the program adds rows and reads them; it can neither change nor remove one.
create table audit (
  id bigint generated always as identity primary key,
  done_at timestamptz not null,
  -- An email address, or 'command line'. It stays when the person has gone.
  who text not null check (octet_length(who) between 1 and 1024),
  staff_id uuid,
  act text not null check (act ~ '^[a-z]+(?:-[a-z]+)*$'),
  subject_kind text not null
    check (subject_kind in ('staff', 'order', 'advert', 'report', 'payment-alert', 'discount', 'case', 'entitlement')),
  subject text not null check (octet_length(subject) between 1 and 1024),
  why text not null check (octet_length(why) <= 8000),
  before jsonb,
  after jsonb
);
create index audit_subject on audit (subject_kind, subject, id);

-- Money that goes back. A row is written before the provider is asked, and its id is the provider's idempotency key.
-- 'asked': the provider may know of it or not, and is asked until it answers.
create table refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  pence integer not null check (pence > 0),
  -- 'outside': made at the provider itself, and only noted here.
  kind text not null check (kind in ('whole', 'days-left', 'outside')),
  state text not null check (state in ('asked', 'pending', 'succeeded', 'failed')),
  provider_id text unique check (octet_length(provider_id) <= 255),
  asked_at timestamptz not null,
  settled_at timestamptz,
  check ((settled_at is not null) = (state in ('succeeded', 'failed')))
);
-- Of two people who refund one order at once one does.
create unique index refunds_of_order on refunds (order_id) where state <> 'failed' and kind <> 'outside';
create index refunds_unsettled on refunds (asked_at) where settled_at is null;

create table sandbox_refunds (
  id text primary key,
  -- Ours: asked twice, the sandbox has one refund.
  refund_id uuid not null unique,
  payment_id text not null references sandbox_payments,
  pence integer not null check (pence > 0),
  made_at timestamptz not null
);

-- An order whose money goes back is 'refunding' until the provider has said that it did, and 'refunded' then.
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (
  state in ('open', 'superseded', 'expired', 'paid', 'fulfilled', 'refund-due', 'refunding', 'refunded'));
alter table orders drop constraint orders_check1;
alter table orders add constraint orders_paid_check check (
  (state in ('paid', 'fulfilled', 'refund-due', 'refunding', 'refunded')) = (paid_at is not null));

alter table payment_alerts drop constraint payment_alerts_kind_check;
alter table payment_alerts add constraint payment_alerts_kind_check check (kind in (
  'second-payment', 'cannot-publish', 'amount', 'currency', 'mode', 'unknown-order', 'refund-failed', 'refunded-outside'));

-- What an advert was before it was taken down, and the address that it held, for who puts it back.
alter table listings add column removed_from text check (removed_from in ('live', 'withdrawn'));
alter table listings add column removed_keys text[];

select create_queue('send-refund', '{"policy": "standard"}');
