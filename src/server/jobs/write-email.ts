import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import type { WrittenEmail } from '../emails/letter.ts'
import {
  enquiryEmail,
  finishEmail,
  publishedEmail,
  receiptEmail,
  resetEmail,
  welcomeEmail,
} from '../emails/letters.ts'
import { hashOf, newToken } from '../http/token.ts'
import type { EmailLinkStore } from './email-link-store.ts'
import type { QueuedEmail } from './outbox-store.ts'

export interface WriteDeps {
  readonly links: EmailLinkStore
  /** Links begin with it. */
  readonly origin: string
  readonly now: () => Date
}

const MINUTE_MS = 60_000
const RESET_MS = 30 * MINUTE_MS
const WELCOME_MS = 24 * 60 * MINUTE_MS
const FINISH_MS = 7 * 24 * 60 * MINUTE_MS

/**
 * The email, with its link, which is made now: its token was never anywhere else, and its time begins when it is sent.
 * Null where there is nobody to write to, or nothing to write of any more.
 */
export function writeEmail(deps: WriteDeps, email: QueuedEmail): Promise<WrittenEmail | null> {
  switch (email.kind) {
    case 'welcome':
      return writeWelcome(deps, email)
    case 'reset':
      return writeReset(deps, email)
    case 'finish-advert':
      return writeFinish(deps, email)
    case 'finish-own-advert':
      return writeFinishOwn(deps, email)
    case 'published':
    case 'receipt':
      return Promise.resolve(writePublished(deps, email))
    case 'enquiry':
      return writeEnquiry(deps, email)
    default:
      throw new Error(`there is no email of the kind ${email.kind}`)
  }
}

async function writeWelcome({ links, origin, now }: WriteDeps, { payload }: QueuedEmail) {
  const owner = await links.findOwner({ accountId: payload['accountId'] ?? '' })
  if (owner === null) return null
  const token = newToken()
  const expiresAt = new Date(now().getTime() + WELCOME_MS)
  await links.addPasswordLink(hashOf(token), 'choose-password', owner.accountId, expiresAt)
  return welcomeEmail(owner.firstName, origin + paths.choosePassword(token))
}

async function writeReset({ links, origin, now }: WriteDeps, { to }: QueuedEmail) {
  const owner = await links.findOwner({ email: to })
  if (owner === null) return null
  const token = newToken()
  await links.addPasswordLink(hashOf(token), 'reset', owner.accountId, new Date(now().getTime() + RESET_MS))
  return resetEmail(owner.firstName, origin + paths.choosePassword(token))
}

async function writeFinish({ links, origin, now }: WriteDeps, { payload }: QueuedEmail) {
  const ownerKey = Buffer.from(payload['ownerKey'] ?? '', 'base64url')
  const token = newToken()
  const expiresAt = new Date(now().getTime() + FINISH_MS)
  const isTheirs = await links.addDraftLink(hashOf(token), payload['uuid'] ?? '', ownerKey, expiresAt)
  return isTheirs ? finishEmail(origin + paths.openDraft(token), true) : null
}

async function writeFinishOwn({ links, origin }: WriteDeps, { payload }: QueuedEmail) {
  const uuid = payload['uuid'] ?? ''
  const appType: AppType | null = await links.draftIsThere(uuid)
  return appType === null ? null : finishEmail(origin + paths.load(appType, uuid), false)
}

/** Written from what was true when it was published: a receipt does not change. */
function writePublished({ origin }: WriteDeps, { kind, payload }: QueuedEmail): WrittenEmail {
  const { listing = '', summary = '', liveFrom = '', publishedOn = '', option = '', order } = payload
  const pence = (name: string): number => Number(payload[name] ?? 0)
  const receipt =
    order === undefined
      ? null
      : { order, list: pence('listPence'), discount: pence('discountPence'), total: pence('totalPence') }
  const write = kind === 'receipt' ? receiptEmail : publishedEmail
  return write({ listing, summary, liveFrom, publishedOn, option, receipt }, origin + paths.advert(listing))
}

async function writeEnquiry({ origin }: WriteDeps, { payload }: QueuedEmail) {
  const { listing = '', headline = '', name = '', email = '', phone = '', message = '' } = payload
  return enquiryEmail({ name, email, phone, message }, headline, origin + paths.advert(listing))
}
