import { STAFF_LINK_HOURS } from '#shared/account/single-use-links.ts'
import { HOUR_MS } from '#shared/values/time-units.ts'
import type { Decision } from '../../db/actor.ts'
import { deskPaths } from './desk-paths.ts'
import type { StaffStore } from './staff.ts'

export interface InviteDeps {
  readonly staff: Pick<StaffStore, 'invite'>
  /** A token, and the hash under which it is stored. */
  readonly newLink: () => { readonly token: string; readonly hash: Buffer }
}

/** The path of the link with which they join; null where they have joined already. */
export async function inviteStaff(
  { staff, newLink }: InviteDeps,
  email: string,
  decision: Decision,
): Promise<string | null> {
  const { token, hash } = newLink()
  const linkEndsAt = new Date(decision.at.getTime() + STAFF_LINK_HOURS * HOUR_MS)
  const invited = await staff.invite({ email, link: hash, linkEndsAt }, decision)
  return invited === 'invited' ? deskPaths.invitation(token) : null
}
