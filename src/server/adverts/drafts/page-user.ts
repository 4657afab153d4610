import { GUEST, type PageUser } from '#shared/api/page-state.ts'
import type { Account } from '../../http/caller.ts'
import type { PendingOf } from './pending-store.ts'

const DIAL_CODE = '+44'

/** Specification section 3, Page state. */
export async function pageUser(pendingOf: PendingOf, account: Account | null): Promise<PageUser> {
  if (account === null) return GUEST
  const { phone, isVerified: verified } = account
  const dialCode = phone?.startsWith(DIAL_CODE) ? DIAL_CODE : null
  return {
    userType: account.isAgent ? 'agent' : 'standard',
    user: {
      verified,
      phone: phone !== null && dialCode !== null ? phone.slice(dialCode.length) : phone,
      dialCode,
      pendingListings: await pendingOf(account.ownerKey),
    },
  }
}
