import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import { formatPhoneNumber } from '#shared/values/phone-number.ts'
import type { Account } from '../../http/caller.ts'
import { copiedAnswers } from './copied-answers.ts'
import type { Contacts, ContactsOf } from './last-contact-store.ts'

export interface KnownDeps {
  readonly contactsOf: ContactsOf
  /** As it was last published; null where it never was, or is not theirs, or was taken down. */
  readonly publishedOf: (uuid: string, appType: AppType, ownerKey: Buffer) => Promise<DraftAnswers | null>
}

export interface NewAdvert {
  readonly appType: AppType
  /** The draft of the advert that it is a copy of. */
  readonly copyOf: string | null
}

/** By the advert that it is a copy of, the last one, or else the account. An agent's own number may be a landline, which no advert takes. */
export async function knownAnswers(
  { contactsOf, publishedOf }: KnownDeps,
  account: Account | null,
  { appType, copyOf }: NewAdvert,
): Promise<DraftAnswers> {
  if (account === null) return {}
  const copied = copyOf === null ? null : await publishedOf(copyOf, appType, account.ownerKey)
  const contacts = await contactsOf(account)
  const { last } = contacts
  const own = account.isAgent || account.phone === null ? null : formatPhoneNumber(account.phone)
  return {
    ...(account.isAgent ? {} : { userAgent: false }),
    contactPreference: last?.contactPreference ?? null,
    enquiryEmail: branchAddress(contacts) ?? last?.enquiryEmail ?? account.email,
    enquiryPhone: last?.enquiryPhone ?? own,
    ...(copied && copiedAnswers(copied)),
  }
}

/** Of an agency's branches the one that the last advert had, or the only one; null where nobody can tell. */
function branchAddress({ last, branches }: Contacts): string | null {
  const [only = null, ...others] = branches
  if (last?.enquiryEmail && branches.includes(last.enquiryEmail)) return last.enquiryEmail
  return others.length === 0 ? only : null
}
