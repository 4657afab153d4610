import type { Referee, ReferenceLevel } from '#shared/references/reference.ts'
import type { Database } from '../../db/pool.ts'

export interface ReferenceLink {
  readonly reference: string
  readonly role: 'applicant' | Referee
  /** When the applicant was asked who has this address; null where it is of no account. */
  readonly askedAt: Date | null
}

export interface LinkedReference {
  readonly home: string
  readonly level: ReferenceLevel
  readonly applicant: string
}

/** Null where nobody is asked any more, or at another address. */
export type AddReferenceLink = (link: Buffer, of: ReferenceLink) => Promise<LinkedReference | null>

export function referenceLinkStore(database: Database): AddReferenceLink {
  return async (link, { reference, role, askedAt }) => {
    const { rows } = await database.query<LinkedReference>(
      `with open as (
         select r.id, r.level, applicant_name as applicant, street || ', ' || town as home
         from tenant_references r join entitlements e on e.id = entitlement_id join listings on listings.id = listing_id
         where r.id = $2 and case
           when $3 <> 'applicant' then r.state = 'given' and exists (
             select 1 from tenant_reference_confirmations c
             where c.reference_id = r.id and c.role = $3 and answered_at is null)
           when $4::timestamptz is null then r.state = 'judged' and erased_at is null
           else r.state in ('asked', 'consented') and asked_at = $4 end
         -- A correction of the address waits, and then removes this link as well.
         for update of r),
       added as (
         insert into tenant_reference_links (token_hash, reference_id, role) select $1, id, $3 from open)
       select home, level, applicant from open`,
      [link, reference, role, askedAt],
    )
    return rows[0] ?? null
  }
}
