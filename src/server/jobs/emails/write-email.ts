import { FINISH_LINK_DAYS, RESET_LINK_MINUTES, WELCOME_LINK_HOURS } from '#shared/account/single-use-links.ts'
import { isNotDelivered } from '#shared/advert/not-delivered.ts'
import { paths } from '#shared/journey/paths.ts'
import { draftPath } from '#shared/journey/query.ts'
import type { Operator } from '#shared/operator.ts'
import { topicOf } from '#shared/support/contact-form.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/values/time-units.ts'
import type { EmailToSend } from '../../db/queue-email.ts'
import { newHashedToken } from '../../http/token.ts'
import { advertRestsEmail, lawAdviceEmail, lawAheadEmail } from '../letters/law-letters.ts'
import { type Letter, type WrittenEmail, writeLetter } from '../letters/letter.ts'
import {
  enquiryEmail,
  finishEmail,
  publishedEmail,
  receiptEmail,
  resetEmail,
  supportCaseEmail,
  welcomeEmail,
} from '../letters/letters.ts'
import {
  putBackEmail,
  takenDownEmail,
  textAllowedEmail,
  textUpheldEmail,
} from '../letters/moderation-letters.ts'
import { optionEndedEmail, optionEndsEmail, refundEmail } from '../letters/order-letters.ts'
import type { EmailLinkStore } from './email-link-store.ts'
import { type AgencyLetterDeps, writeAgencyEmail } from './write-agency-email.ts'
import { type ReferenceLetterDeps, writeReferenceEmail } from './write-reference-email.ts'

export type QueuedEmail = EmailToSend

export interface WriteDeps extends ReferenceLetterDeps, AgencyLetterDeps {
  readonly links: EmailLinkStore
  readonly operator: Operator
  readonly now: () => Date
}

const WELCOME_MS = WELCOME_LINK_HOURS * HOUR_MS
const RESET_MS = RESET_LINK_MINUTES * MINUTE_MS
const FINISH_MS = FINISH_LINK_DAYS * DAY_MS

/** The link's token is stored nowhere else and its time starts now. Null if the recipient or subject has gone. */
export async function writeEmail(deps: WriteDeps, email: QueuedEmail): Promise<WrittenEmail | null> {
  let letter = await writeReferenceEmail(deps, email)
  if (letter === undefined) letter = await writeAgencyEmail(deps, email)
  if (letter === undefined) letter = await letterFor(deps, email)
  return letter === null ? null : writeLetter(letter, deps.operator)
}

function letterFor(deps: WriteDeps, email: QueuedEmail): Promise<Letter | null> {
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
    case 'advert-taken-down':
      return Promise.resolve(writeTakenDown(deps, email))
    case 'advert-put-back':
      return Promise.resolve(writePutBack(deps, email))
    case 'text-allowed':
    case 'text-upheld':
      return writeDecided(deps, email)
    case 'law-ahead':
    case 'advert-rests':
      return writeLaw(deps, email)
    case 'option-ends':
      return Promise.resolve(writeOptionEnds(deps, email))
    case 'option-ended':
      return Promise.resolve(optionEndedEmail(endingIn(email), deps.origin + paths.unfinished()))
    case 'refund':
      return writeRefund(deps, email)
    case 'enquiry':
      return writeEnquiry(deps, email)
    case 'support-case':
      return Promise.resolve(writeSupportCase(deps, email))
    default:
      throw new Error(`there is no email of the kind ${email.kind}`)
  }
}

async function writeWelcome({ links, origin, now }: WriteDeps, { payload }: QueuedEmail) {
  const owner = await links.findOwner({ accountId: payload['accountId'] ?? '' })
  if (owner === null) return null
  const { token, hash } = newHashedToken()
  const expiresAt = new Date(now().getTime() + WELCOME_MS)
  await links.addPasswordLink(hash, 'choose-password', owner.accountId, expiresAt)
  return welcomeEmail(owner.firstName, origin + paths.choosePassword(token))
}

async function writeReset({ links, origin, now }: WriteDeps, { to }: QueuedEmail) {
  const owner = await links.findOwner({ email: to })
  if (owner === null) return null
  const { token, hash } = newHashedToken()
  await links.addPasswordLink(hash, 'reset', owner.accountId, new Date(now().getTime() + RESET_MS))
  return resetEmail(owner.firstName, origin + paths.choosePassword(token))
}

async function writeFinish({ links, origin, now }: WriteDeps, { payload }: QueuedEmail) {
  const ownerKey = Buffer.from(payload['ownerKey'] ?? '', 'base64url')
  const { token, hash } = newHashedToken()
  const expiresAt = new Date(now().getTime() + FINISH_MS)
  const isTheirs = await links.addDraftLink(hash, payload['uuid'] ?? '', ownerKey, expiresAt)
  return isTheirs ? finishEmail(origin + paths.openDraft(token), true) : null
}

async function writeFinishOwn({ links, origin }: WriteDeps, { payload }: QueuedEmail) {
  const draft = await links.draftToOpen(payload['uuid'] ?? '')
  return draft === null ? null : finishEmail(origin + draftPath(draft), false)
}

/** A receipt does not change later. */
function writePublished({ origin }: WriteDeps, { kind, payload }: QueuedEmail): Letter {
  const {
    listing = '',
    summary = '',
    liveFrom = '',
    publishedOn = '',
    option = '',
    contents = '',
    order,
  } = payload
  const pence = (name: string): number => Number(payload[name] ?? 0)
  const { creditFor } = payload
  const credit = creditFor === undefined ? null : { pence: pence('creditPence'), for: creditFor }
  const receipt =
    order === undefined
      ? null
      : {
          order,
          list: pence('listPence'),
          discount: pence('discountPence'),
          credit,
          total: pence('totalPence'),
          entitlements: (payload['entitlements'] ?? '').split('\n').filter((line) => line !== ''),
        }
  const write = kind === 'receipt' ? receiptEmail : publishedEmail
  const advert = { listing, summary, liveFrom, publishedOn, option, contents, receipt }
  return write(advert, origin + paths.advert(listing))
}

function endingIn({ payload }: QueuedEmail) {
  const { option = '', lastDay = '', isOnline, takesNumber } = payload
  // An email that an older version queued says neither.
  return { option, lastDay, isOnline: isOnline !== 'false', takesNumber: takesNumber === 'true' }
}

function writeOptionEnds({ origin }: WriteDeps, email: QueuedEmail): Letter {
  const { uuid = '', appType } = email.payload
  return optionEndsEmail(endingIn(email), origin + paths.load(appType === 'sell' ? 'sell' : 'let', uuid))
}

async function writeRefund(deps: WriteDeps, { payload }: QueuedEmail): Promise<Letter> {
  const { order = '', option = '', pence = '', cancelledOn = null, notDelivered, reasons = '' } = payload
  const reason = isNotDelivered(notDelivered) ? notDelivered : null
  const toChange = reasons === '' ? [] : reasons.split('\n')
  return refundEmail(
    { order, option, pence: Number(pence), cancelledOn, notDelivered: reason, toChange },
    deps.origin + (reasons === '' ? paths.unfinished() : await fieldPath(deps, payload)),
  )
}

async function writeEnquiry({ origin }: WriteDeps, { payload }: QueuedEmail) {
  const { listing = '', headline = '', name = '', email = '', phone = '', message = '' } = payload
  return enquiryEmail({ name, email, phone, message }, headline, origin + paths.advert(listing))
}

function writeSupportCase({ origin }: WriteDeps, { payload }: QueuedEmail): Letter | null {
  const { number = '' } = payload
  const topic = topicOf(payload['topic'] ?? '')
  return topic === undefined
    ? null
    : supportCaseEmail(number, topic.label, origin + paths.contact(topic.id, number))
}

const moderatedIn = ({ payload: { listing = '', why = '' } }: QueuedEmail) => ({ listing, why })

function writeTakenDown({ origin }: WriteDeps, email: QueuedEmail): Letter {
  const moderated = moderatedIn(email)
  return takenDownEmail(moderated, origin + paths.contact('taken-down', referenceOf(moderated.listing)))
}

function writePutBack({ origin }: WriteDeps, email: QueuedEmail): Letter {
  const moderated = moderatedIn(email)
  const { days, lastDay } = email.payload
  const longer = days === undefined || lastDay === undefined ? null : { days: Number(days), lastDay }
  return putBackEmail({ ...moderated, longer }, origin + paths.advert(moderated.listing))
}

async function writeDecided(deps: WriteDeps, { kind, payload }: QueuedEmail): Promise<Letter> {
  const { words = '', why = '' } = payload
  const href = deps.origin + (await formPath(deps, payload))
  return (kind === 'text-allowed' ? textAllowedEmail : textUpheldEmail)({ words, why }, href)
}

/** The form that its owner has: an agent's is another. */
async function formPath(
  { links }: WriteDeps,
  { appType, uuid = '' }: QueuedEmail['payload'],
): Promise<string> {
  const draft = await links.draftToOpen(uuid)
  return draft === null ? paths.load(appType === 'sell' ? 'sell' : 'let', uuid) : draftPath(draft)
}

const linesOf = (text = ''): readonly string[] => (text === '' ? [] : text.split('\n'))

/** Where the law asks for a change. */
const fieldPath = async (deps: WriteDeps, payload: QueuedEmail['payload']): Promise<string> =>
  `${await formPath(deps, payload)}#${payload['field'] ?? ''}`

async function writeLaw(deps: WriteDeps, { kind, payload }: QueuedEmail): Promise<Letter> {
  const { listing = '', beginsOn = '', restsOn = '' } = payload
  const href = deps.origin + (await fieldPath(deps, payload))
  const [reasons, advice] = [linesOf(payload['reasons']), linesOf(payload['advice'])]
  if (kind === 'advert-rests') return advertRestsEmail({ listing, reasons }, href)
  if (reasons.length === 0) return lawAdviceEmail({ listing, advice, beginsOn }, href)
  return lawAheadEmail({ listing, reasons, advice, beginsOn, restsOn }, href)
}
