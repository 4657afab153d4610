import { errorsAmong, type FormErrors, lineIn, type PostedFields, tooLong } from '../form/plain-form.ts'
import { BRANCH_ERROR, isBranch } from './agency-feeds.ts'
import { PORTAL_FAULTS } from './agency-portals.ts'
import { LONGEST_URL } from './outgoing.ts'

export const WEB_HOOK_EVENTS = [
  { id: 'enquiry.received', label: 'Someone enquires about a home' },
  { id: 'advert.published', label: 'An advert goes live' },
  { id: 'advert.changed', label: 'An advert is changed' },
  { id: 'advert.ended', label: 'An advert is hidden or taken off' },
] as const
export type WebHookEvent = (typeof WEB_HOOK_EVENTS)[number]['id']

/** A test is sent when an owner asks for it. */
export const EVENT_LABELS: ReadonlyMap<string, string> = new Map([
  ['test', 'A test'],
  ...WEB_HOOK_EVENTS.map(({ id, label }) => [id, label] as const),
])

/** Names of fields have no dots. */
export const eventField = (event: WebHookEvent): string => event.replace('.', '-')

export interface AskedWebHook {
  /** Null: all of the agency's. */
  readonly branch: string | null
  readonly url: string
  readonly events: readonly WebHookEvent[]
}

interface ReadWebHook {
  readonly typed: PostedFields
  readonly errors: FormErrors
  readonly value: AskedWebHook | null
}

const URL_FORM = /^https:\/\/[^\s/?#@]+(?:[/?][^\s#]*)?$/i
const URL_ERROR = 'Enter the address of your program. It begins with https:// and has no password or #.'

/** Where the address leads is judged when something is sent there. `canParse`: that of `URL`. */
export function readWebHook(fields: PostedFields, canParse: (url: string) => boolean): ReadWebHook {
  const [url, branch] = [lineIn(fields['url']), lineIn(fields['branch'])]
  const events = WEB_HOOK_EVENTS.map(({ id }) => id).filter((id) => fields[eventField(id)] !== undefined)
  const errors = errorsAmong({
    url: URL_FORM.test(url) && canParse(url) ? tooLong(url, LONGEST_URL, 'the address') : URL_ERROR,
    events: events.length === 0 ? 'Choose what we tell it.' : null,
    branch: branch === '' || isBranch(branch) ? null : BRANCH_ERROR,
  })
  const isRight = Object.keys(errors).length === 0
  return {
    typed: { url, branch, ...tickedEvents(events) },
    errors,
    value: isRight ? { url, events, branch: branch === '' ? null : branch } : null,
  }
}

export const tickedEvents = (events: readonly WebHookEvent[]): PostedFields =>
  Object.fromEntries(events.map((id) => [eventField(id), 'yes']))

const { blocked, unreachable, slow, 'too-large': tooLarge } = PORTAL_FAULTS

/** Why an event was not taken. */
export const WEB_HOOK_FAULTS = {
  blocked,
  unreachable,
  untrusted: 'We couldn’t trust its certificate.',
  slow,
  'too-large': tooLarge,
  refused: 'It didn’t answer with a status from 200 to 299.',
  locked: 'We can’t read the secret any more. Make a new one.',
} as const
export type WebHookFault = keyof typeof WEB_HOOK_FAULTS

/** For so long an event is tried; then the web hook is turned off if it took nothing in all that time. */
export const TOLD_FOR_DAYS = 3
/** After a new secret the one before it signs as well for so long. */
export const OLD_SECRET_HOURS = 24
