import { answersIn, type WireBlocks } from '#shared/api/wire-blocks.ts'
import { isEmailAddress, normaliseEmail } from '#shared/values/email-address.ts'
import type { Caller } from '../../http/caller.ts'
import type { DraftStore } from './draft.ts'
import type { DraftLinkStore, LinkLimits } from './draft-link.ts'

export interface EmailLinkDeps {
  readonly drafts: Pick<DraftStore, 'find'>
  readonly draftLinks: Pick<DraftLinkStore, 'request'>
  readonly linkLimits: LinkLimits
  readonly now: () => Date
}

export type EmailedLink =
  | { readonly kind: 'queued' }
  /** `refused`: another owner's draft. */
  | { readonly kind: 'not-found'; readonly refused: boolean }
  /** The draft has no email address for enquiries. */
  | { readonly kind: 'no-email' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

/** The link goes to the account's address, or to the one that a guest gave in the draft. */
export async function emailDraftLink(
  { drafts, draftLinks, linkLimits, now }: EmailLinkDeps,
  uuid: string,
  { ownerKey, account, client }: Caller,
): Promise<EmailedLink> {
  const found = ownerKey === null ? 'none' : await drafts.find(uuid, ownerKey)
  if (ownerKey === null || found === 'none' || found === 'others') {
    return { kind: 'not-found', refused: found === 'others' }
  }
  const to = account === null ? enquiryEmailIn(found.blocks) : account.email
  if (to === null) return { kind: 'no-email' }
  const wanted = { uuid, appType: found.appType, ownerKey, to, accountId: account?.accountId ?? null, client }
  const retryAfterSeconds = await draftLinks.request(wanted, linkLimits, now())
  return retryAfterSeconds === null ? { kind: 'queued' } : { kind: 'limited', retryAfterSeconds }
}

function enquiryEmailIn(blocks: string): string | null {
  const { enquiryEmail } = answersIn(JSON.parse(blocks) as WireBlocks)
  if (typeof enquiryEmail !== 'string') return null
  const email = normaliseEmail(enquiryEmail)
  return isEmailAddress(email) ? email : null
}
