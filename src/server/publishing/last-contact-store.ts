import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Database } from '../db/pool.ts'

export type Contact = Pick<DraftAnswers, 'contactPreference' | 'enquiryEmail' | 'enquiryPhone'>

/** Of the owner's advert that was published last; null without one. */
export type LastContactOf = (ownerKey: Buffer) => Promise<Contact | null>

export function lastContactStore(database: Database): LastContactOf {
  return async (ownerKey) => {
    const { rows } = await database.query<Contact>({
      name: 'listings-last-contact',
      text: `select answers::json ->> 'contactPreference' as "contactPreference",
          answers::json ->> 'enquiryEmail' as "enquiryEmail", answers::json ->> 'enquiryPhone' as "enquiryPhone"
        from listings where owner_key = $1 order by updated_at desc, id limit 1`,
      values: [ownerKey],
    })
    return rows[0] ?? null
  }
}
