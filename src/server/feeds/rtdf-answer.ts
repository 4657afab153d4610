import type { AppType } from '#shared/form/block.ts'
import { CHANNELS } from '../formats/codes.ts'
import { rtdfMoment } from '../formats/london-moment.ts'
import { type Fault, inWords, isFault, type Warning } from '../formats/reading.ts'
import type { ListedHome } from './feed.ts'
import type { Received } from './receive-home.ts'

/** The members that RTDF 1.4.1 has, but for the times and the id of the call. Clients refuse any other. */
export interface RtdfAnswer {
  readonly message: string
  readonly success: boolean
  readonly errors: readonly object[]
  readonly warnings: readonly object[]
  readonly branch?: object | null
  readonly property: object | readonly object[] | null
}

const CHANGES = {
  created: 'CREATE',
  updated: 'UPDATE',
  unchanged: 'UPDATE',
  older: 'UPDATE',
  removed: 'DELETE',
} as const
const MESSAGES = {
  created: 'The property is advertised.',
  updated: 'The property was changed.',
  unchanged: 'The property was as it is already.',
  older: 'The property is newer here, and was left as it is.',
  removed: 'The property is not advertised any more.',
} as const
const REFUSED = 'The property was refused. Nothing was changed.'

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
  const id = Number(branch)
  return {
    message: isDone ? `The branch has ${homes.length} properties.` : 'The list was refused.',
    success: isDone,
    errors: faults.map(errorOf),
    warnings: [],
    branch: isDone
      ? {
          branch_id: Number.isSafeInteger(id) ? id : null,
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
  property: null,
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
