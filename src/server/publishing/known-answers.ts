import type { DraftAnswers } from '#shared/advert/answers.ts'
import { formatPhoneNumber } from '#shared/values/phone-number.ts'
import type { Account } from '../http/caller.ts'
import type { LastContactOf } from './last-contact-store.ts'

/** By the last advert, or else by the account. An agent's own number may be a landline, which no advert takes. */
export async function knownAnswers(
  lastContactOf: LastContactOf,
  account: Account | null,
): Promise<DraftAnswers> {
  if (account === null) return {}
  const last = await lastContactOf(account.ownerKey)
  const own = account.isAgent || account.phone === null ? null : formatPhoneNumber(account.phone)
  return {
    ...(account.isAgent ? {} : { userAgent: false }),
    contactPreference: last?.contactPreference ?? null,
    enquiryEmail: last?.enquiryEmail ?? account.email,
    enquiryPhone: last?.enquiryPhone ?? own,
  }
}
