-- Numbers beside the account's own that their owner confirmed by a code. An advert shows no other.
create table confirmed_phones (
  account_id uuid not null references accounts on delete cascade,
  phone text not null check (phone ~ '^\+44[0-9]{7,10}$'),
  confirmed_at timestamptz not null,
  primary key (account_id, phone)
);

-- An account has one live code for its own number, and one for a number of its adverts.
alter table phone_codes add column purpose text not null default 'account'
  constraint phone_codes_purpose_check check (purpose in ('account', 'advert'));
alter table phone_codes drop constraint phone_codes_pkey;
alter table phone_codes add primary key (account_id, purpose);

alter table sandbox_messages drop constraint sandbox_messages_kind_check;
alter table sandbox_messages add constraint sandbox_messages_kind_check check (kind in ('email', 'sms', 'call'));
