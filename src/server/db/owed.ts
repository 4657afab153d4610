/** At $2: adverts `l` that could use the privacy number of the entitlement `e`, and have none. */
export const LACKS_NUMBER = `e.kind = 'privacy-number' and e.state in ('waiting', 'active')
  and (e.ends_at is null or e.ends_at > $2) and l.state = 'live' and l.answers::json ->> 'contactPreference' <> 'email'
  and not exists (select 1 from privacy_number_leases lease where lease.listing_id = l.id and lease.leased_until is null)`
