-- Portals that the operator names take the adverts of owners who agree, by the same rows and jobs as agencies' portals. A
-- restore may have loaded rows in this same transaction, and no trigger is made while a check of them is outstanding.
set constraints all immediate;

-- Null: the operator's own.
alter table portals alter column agency_id drop not null,
  add constraint portals_branch_of_agency_check check (agency_id is not null or branch is null);
-- Owners tell them apart by their names.
create unique index portals_of_operator on portals (lower(name)) where agency_id is null;

-- Since when it is shown there, and when it was taken off last, for the owner to see.
alter table portal_adverts add column there_since timestamptz, add column left_at timestamptz;
create index portal_calls_listing on portal_calls (portal_id, listing_id, id desc);

-- An owner agrees that one advert is sent to one portal. What was taken back stays, as the proof that it was agreed to.
create table portal_consents (
  id bigint generated always as identity primary key,
  portal_id uuid not null references portals,
  listing_id text not null references listings on delete cascade,
  -- Of the text that was agreed to.
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  agreed_at timestamptz not null,
  taken_back_at timestamptz
);
create unique index portal_consents_in_force on portal_consents (portal_id, listing_id) where taken_back_at is null;
create index portal_consents_listing on portal_consents (listing_id);

create or replace view portal_wishes as
  select portals.id as portal_id, listings.id as listing_id, listings.app_type, live_from
  from listings join feed_adverts on listing_id = listings.id
    join portals on portals.agency_id = feed_adverts.agency_id and portals.branch = feed_adverts.branch
  where listings.state = 'live' and is_on
  union all
  select portals.id, listings.id, app_type, live_from
  from listings join agency_people using (account_id)
    join portals on portals.agency_id = agency_people.agency_id and portals.branch is null
  where listings.state = 'live' and is_on
    and not exists (select from feed_adverts where listing_id = listings.id)
  union all
  select portals.id, listings.id, app_type, live_from
  from listings join portal_consents on listing_id = listings.id and taken_back_at is null
    join portals on portals.id = portal_id and portals.agency_id is null
  where listings.state = 'live' and is_on;

-- Whoever changes a consent tells the portal, as whoever changes an advert does.
create function portal_consent_changes() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_advisory_xact_lock(7220010, hashtext(current_schema()));
  perform look_again_at_portals(array[case tg_op when 'DELETE' then old.listing_id else new.listing_id end]);
  return null;
end $$;
create constraint trigger portal_consent_changes after insert or update or delete on portal_consents
  deferrable initially deferred for each row execute function portal_consent_changes();

alter table audit drop constraint audit_subject_kind_check;
alter table audit add constraint audit_subject_kind_check check (subject_kind in ('staff', 'order', 'advert', 'report',
  'payment-alert', 'discount', 'case', 'entitlement', 'reference', 'job', 'agency', 'feed', 'text', 'portal'));
