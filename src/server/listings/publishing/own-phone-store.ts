import type { Database } from '../../db/pool.ts'
import type { DecideOwnPhone } from './own-phone.ts'

/** What an advert shows once its privacy number has ended. */
export function ownPhoneStore(database: Database): DecideOwnPhone {
  return async (uuid, ownerKey, wanted, at) => {
    const { rows } = await database.query<{ is_decided: boolean }>(
      `with own as (
         select l.id, exists (
             select 1 from entitlements where listing_id = l.id and kind = 'privacy-number'
               and state in ('waiting', 'active') and (ends_at is null or ends_at > $4)) as is_in_use
         from listings l where l.draft_uuid = $1 and l.owner_key = $2),
       decided as (
         update listings set own_phone = $3 from own where listings.id = own.id and not own.is_in_use
         returning listings.id)
       select exists (select 1 from decided) as is_decided from own`,
      [uuid, ownerKey, wanted, at],
    )
    const [row] = rows
    if (!row) return 'not-found'
    return row.is_decided ? 'done' : 'in-use'
  }
}
