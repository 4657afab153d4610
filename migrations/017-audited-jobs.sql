-- A job that was run again is an act like any other.
alter table audit drop constraint audit_subject_kind_check;
alter table audit add constraint audit_subject_kind_check check (subject_kind in (
  'staff', 'order', 'advert', 'report', 'payment-alert', 'discount', 'case', 'entitlement', 'reference', 'job'));
