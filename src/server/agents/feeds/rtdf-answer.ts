import type { AppType } from '#shared/form/block.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import { CHANNELS } from '../../formats/codes.ts'
import type { Notes } from '../../formats/fields.ts'
import { rtdfMoment } from '../../formats/london-moment.ts'
import { type Fault, inWords, isFault, type Warning } from '../../formats/reading.ts'
import { kindCode } from '../../formats/write-property.ts'
import type { Feed, ListedHome } from './feed.ts'
import type { Lead, LeadHome, LeadPeriod } from './leads.ts'
import type { Received } from './receive-home.ts'

/** The members that RTDF 1.4.1 has, but for the times and the id of the call. Clients refuse any other. */
export interface RtdfAnswer {
  readonly message: string
  readonly success: boolean
  readonly errors: readonly object[]
  readonly warnings: readonly object[]
  readonly branch?: object | null
  readonly property?: object | readonly object[] | null
  readonly replication_lag?: number
  readonly export_period?: object | null
  readonly emails?: readonly object[] | null
}

/** Null for a branch that is not named by a number. */
const branchId = (branch: string): number | null => {
  const id = Number(branch)
  return /^\d+$/.test(branch) && Number.isSafeInteger(id) ? id : null
}

const CHANGES = {
  created: 'CREATE',
  updated: 'UPDATE',
  unchanged: 'UPDATE',
  older: 'UPDATE',
  removed: 'DELETE',
} as const
const MESSAGES = {
  created: 'Your property is live.',
  updated: 'We’ve changed the property.',
  unchanged: 'Nothing has changed.',
  older: 'We have a newer version, so we left it as it is.',
  removed: 'We’ve removed the property.',
} as const
const REFUSED = 'We’ve refused the property. We changed nothing.'

export function rtdfProperty({ ref, outcome, notes, advert }: Received, url: string | null): RtdfAnswer {
  const isDone = outcome !== 'refused' && outcome !== 'listed'
  return {
    message: isDone ? MESSAGES[outcome] : REFUSED,
    success: isDone,
    errors: notes.filter(isFault).map(errorOf),
    warnings: notes.filter((note) => !isFault(note)).map(warningOf),
    property: {
      agent_ref: ref,
      rightmove_id: advert?.number ?? null,
      rightmove_url: url,
      change_type: isDone ? CHANGES[outcome] : null,
    },
  }
}

export function rtdfListed(
  branch: string | null,
  appType: AppType | null,
  homes: readonly ListedHome[],
  faults: readonly Fault[],
): RtdfAnswer {
  const isDone = branch !== null
  return {
    message: isDone ? `The branch has ${homes.length} properties.` : 'We’ve refused the list.',
    success: isDone,
    errors: faults.map(errorOf),
    warnings: [],
    branch: isDone
      ? {
          branch_id: branchId(branch),
          channel: appType === null ? null : CHANNELS[appType],
        }
      : null,
    property: homes.map(({ number, ref, sentAt, appType: own }) => ({
      rightmove_id: number,
      agent_ref: ref,
      update_date: sentAt === null ? null : rtdfMoment(sentAt),
      channel: CHANNELS[own],
    })),
  }
}

/** For a call that is not ours to answer. */
export const rtdfRefusal = (code: Fault['code'], message: string): RtdfAnswer => ({
  message,
  success: false,
  errors: [{ error_code: code, error_description: message, error_value: null }],
  warnings: [],
})

const valueOf = ({ path, value }: Fault | Warning): string => (value === null ? path : `${path}: ${value}`)

const errorOf = (fault: Fault | Warning) => ({
  error_code: fault.code,
  error_description: inWords(fault),
  error_value: valueOf(fault),
})

const warningOf = (warning: Fault | Warning) => ({
  warning_code: warning.code,
  warning_description: inWords(warning),
  warning_value: valueOf(warning),
})

/** An enquiry may be in the making when its time has passed, for as long as it takes to be written. */
const LAG_MINUTES = 1

/** Null: refused. Their schemas have no 'property', but for that of one property. */
export function rtdfEmails(
  { branch }: Feed,
  period: LeadPeriod | null,
  emails: readonly object[] | null,
  { faults, warnings }: Pick<Notes, 'faults' | 'warnings'>,
): RtdfAnswer {
  const id = branchId(branch)
  const isDone = emails !== null && period !== null
  return {
    message: isDone ? `There are ${emails.length} emails.` : 'We’ve refused the call.',
    success: isDone,
    errors: faults.map(errorOf),
    warnings: warnings.map(warningOf),
    replication_lag: LAG_MINUTES,
    branch: isDone && id !== null ? { branch_id: id } : null,
    export_period: isDone
      ? {
          start_date_time: rtdfMoment(period.from),
          end_date_time: rtdfMoment(new Date(period.to.getTime() - 1_000)),
        }
      : null,
    emails,
  }
}

/** Email to an agent: it asks about the home, and whatever else its words say. */
const EMAIL_TO_AGENT = 6

/** What the person did not tell us is null. */
export function rtdfEmail({ id, receivedAt, name, email, phone, message }: Lead, to: string) {
  const [first = '', ...others] = name.split(' ')
  const last = others.join(' ')
  return {
    email_id: id,
    from_address: email,
    to_address: to,
    email_date: rtdfMoment(receivedAt),
    email_types: [EMAIL_TO_AGENT],
    user: {
      user_contact_details: {
        first_name: last === '' ? null : first,
        last_name: last === '' ? first : last,
        phone_day: phone === '' ? null : phone,
      },
      user_information: { comments: message },
    },
  }
}

export const rtdfLeadHome = ({ number, ref, appType, answers }: LeadHome, url: string) => ({
  agent_ref: ref,
  rightmove_id: number,
  rightmove_url: url,
  price: Math.round((appType === 'sell' ? answers.sellingPrice : answers.rentAmount) ?? 0),
  postcode: parsePostcode(answers.propertyPostcode ?? '') ?? '',
  bedrooms: answers.propertyBedrooms ?? 0,
  property_type: kindCode(answers),
})
