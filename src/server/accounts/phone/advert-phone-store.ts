import type { Database } from '../../db/pool.ts'

/** The number that the published advert of this draft is to show, as it was typed. Null if there is none of this owner. */
export type PhoneOfAdvert = (uuid: string, ownerKey: Buffer) => Promise<string | null>

export const phoneOfAdvert =
  (database: Database): PhoneOfAdvert =>
  async (uuid, ownerKey) => {
    const { rows } = await database.query<{ phone: string | null }>(
      `select answers::json ->> 'enquiryPhone' as phone from listings
       where draft_uuid = $1 and owner_key = $2 and answers::json ->> 'contactPreference' <> 'email'`,
      [uuid, ownerKey],
    )
    return rows[0]?.phone ?? null
  }
