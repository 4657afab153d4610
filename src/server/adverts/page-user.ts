import { GUEST, type PageUser } from '#shared/api/page-state.ts'
import type { PendingOf } from './pending-store.ts'

interface SignedIn {
  readonly ownerKey: Buffer
  readonly isAgent: boolean
  /** E.164, of the United Kingdom. */
  readonly phone: string | null
  readonly isVerified: boolean
}

const DIAL_CODE = '+44'

/** What a page state says of whoever asks (specification section 3, Page state). */
export async function pageUser(pendingOf: PendingOf, person: SignedIn | null): Promise<PageUser> {
  if (person === null) return GUEST
  const { phone, isVerified: verified } = person
  const dialCode = phone?.startsWith(DIAL_CODE) ? DIAL_CODE : null
  return {
    userType: person.isAgent ? 'agent' : 'standard',
    user: {
      verified,
      phone: phone !== null && dialCode !== null ? phone.slice(dialCode.length) : phone,
      dialCode,
      pendingListings: await pendingOf(person.ownerKey),
    },
  }
}
