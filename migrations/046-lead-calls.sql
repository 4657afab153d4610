-- Since when, and when last, a feed has asked for the enquiries about its branch's homes: what comes is kept for it only
-- while it asks.
alter table feeds add column leads_asked_since timestamptz, add column leads_asked_at timestamptz,
  add check ((leads_asked_since is null) = (leads_asked_at is null));

-- An enquiry has its branch, so that those of one branch are found by index, and the time at which nobody it was kept for
-- may read it any more.
alter table agency_enquiries add column agency_id uuid references agencies, add column branch text,
  add column kept_until timestamptz;
update agency_enquiries e set agency_id = a.agency_id, branch = a.branch, kept_until = e.received_at + interval '90 days'
from feed_adverts a where a.number = e.advert;
alter table agency_enquiries alter column agency_id set not null, alter column branch set not null,
  alter column kept_until set not null;
create index agency_enquiries_branch on agency_enquiries (agency_id, branch, received_at, id);
create index agency_enquiries_kept_until on agency_enquiries (kept_until);
drop index agency_enquiries_received_at;
