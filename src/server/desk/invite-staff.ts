import type { Actor } from '../db/actor.ts'
import { deskPaths } from './desk-paths.ts'
import type { StaffStore } from './staff.ts'

export interface InviteDeps {
  readonly staff: Pick<StaffStore, 'invite'>
  /** A token, and the hash under which it is stored. */
  readonly newLink: () => { readonly token: string; readonly hash: Buffer }
  readonly now: () => Date
}

const DAY_MS = 86_400_000

/** The path of the link with which they join; null where they have joined already. */
export async function inviteStaff(
  { staff, newLink, now }: InviteDeps,
  email: string,
  by: Actor,
): Promise<string | null> {
  const { token, hash } = newLink()
  const at = now()
  const linkEndsAt = new Date(at.getTime() + DAY_MS)
  const invited = await staff.invite({ email, link: hash, linkEndsAt }, by, at)
  return invited === 'invited' ? deskPaths.invitation(token) : null
}
