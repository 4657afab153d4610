import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Database } from '../../db/pool.ts'
import type { Account } from '../../http/caller.ts'

type Contact = Pick<DraftAnswers, 'contactPreference' | 'enquiryEmail' | 'enquiryPhone'>

export interface Contacts {
  /** Of the owner's own advert that was published last; null without one. */
  readonly last: Contact | null
  /** Where enquiries go to the branches of the agency that the account is of; each once. */
  readonly branches: readonly string[]
}

export type ContactsOf = (account: Pick<Account, 'accountId' | 'ownerKey' | 'isAgent'>) => Promise<Contacts>

export function lastContactStore(database: Database): ContactsOf {
  return async ({ accountId, ownerKey, isAgent }) => {
    const { rows } = await database.query<Contact>({
      name: 'listings-last-contact',
      text: `select answers::json ->> 'contactPreference' as "contactPreference",
          answers::json ->> 'enquiryEmail' as "enquiryEmail", answers::json ->> 'enquiryPhone' as "enquiryPhone"
        from listings where owner_key = $1 and not exists (select 1 from feed_adverts where listing_id = listings.id)
        order by updated_at desc, id limit 1`,
      values: [ownerKey],
    })
    return { last: rows[0] ?? null, branches: isAgent ? await branchesOf(database, accountId) : [] }
  }
}

async function branchesOf(database: Database, accountId: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ email: string }>({
    name: 'listings-branch-addresses',
    text: `select distinct coalesce(enquiries_email, accounts.email) as email
      from agency_people p join branches_of_agencies named using (agency_id) join agencies on agencies.id = p.agency_id
        join accounts on accounts.id = agencies.account_id
        left join agency_branches written on written.agency_id = p.agency_id and written.branch = named.branch
      where p.account_id = $1`,
    values: [accountId],
  })
  return rows.map(({ email }) => email)
}
