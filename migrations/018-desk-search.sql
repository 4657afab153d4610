-- What staff look for things by; none of it may read whole tables.
alter table listings add column postcode text check (octet_length(postcode) <= 10);
update listings set postcode = left(compact, -3) || ' ' || right(compact, 3)
from (
  select uuid, upper(regexp_replace(blocks::jsonb #>> array[
    case address_type when 'orphan' then 'manualAddress' else 'propertyAddress' end, 'fields', 'propertyPostcode', 'value'],
    '[^A-Za-z0-9]', '', 'g')) as compact
  from drafts where listing_id is not null
) as homes
where uuid = draft_uuid and length(compact) between 5 and 7;
create index listings_postcode on listings (postcode);
create index listings_account on listings (account_id);
create index orders_account on orders (account_id);

-- Each word by its beginning; the parts of O’Brien-Smith are words.
create index accounts_name on accounts using gin (to_tsvector('simple', translate(first_name || ' ' || last_name, '’‘''-', '    ')));
create index accounts_phone on accounts (phone);
create index confirmed_phones_phone on confirmed_phones (phone);
create index privacy_number_leases_of_number on privacy_number_leases (number);
create index support_cases_email on support_cases (lower(email));
