/** All numbers (E.164) that the owner of the advert `l` has confirmed. */
export const CONFIRMED_PHONES = `array(
    select a.phone from accounts a where a.id = l.account_id and a.phone_verified_at is not null
    union select c.phone from confirmed_phones c where c.account_id = l.account_id)`
