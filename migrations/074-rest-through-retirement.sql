-- A number that was retired while it rested rests on if it comes back.
alter table privacy_numbers drop constraint privacy_numbers_check;
alter table privacy_numbers add constraint privacy_numbers_check
  check (state = 'retired' or (state = 'resting') = (rests_until is not null));
update privacy_numbers set rests_until = (
    select max(leased_until) + interval '30 days' from privacy_number_leases
    where privacy_number_leases.number = privacy_numbers.number)
  where state = 'retired' and listing_id is not null;

alter table audit drop constraint audit_subject_kind_check;
alter table audit add constraint audit_subject_kind_check check (subject_kind in ('staff', 'order', 'advert', 'report',
  'payment-alert', 'discount', 'case', 'entitlement', 'reference', 'job', 'agency', 'feed', 'text', 'portal', 'number'));
