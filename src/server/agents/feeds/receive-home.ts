import { hash } from 'node:crypto'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { nationOf } from '#shared/advert/nation.ts'
import type { AppType } from '#shared/form/block.ts'
import { LONGEST_CAPTION } from '#shared/form/photo.ts'
import type { Evaluation, Judged as ToEvaluate } from '#shared/rulebook/evaluation.ts'
import { wordsFound } from '#shared/rulebook/finding.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { cutAtWord } from '../../formats/plain-text.ts'
import { type AgentHome, type Fault, isFault, type Reading, type Warning } from '../../formats/reading.ts'
import { isFileName } from '../../formats/zip-names.ts'
import { believedDate } from './believed-date.ts'
import type { HomePlace, HomeToKeep, Kept, Outcome, Source } from './feed.ts'
import type { SentPicture } from './media.ts'

export interface ReceiveDeps {
  readonly placeOf: (answers: DraftAnswers) => HomePlace
  /** What the law refuses of an advert, by field. */
  readonly lawIn: (appType: AppType, answers: DraftAnswers, day: IsoDate) => ReadonlyMap<string, string>
  /** What it says of an advert with its words. Clients take turns. */
  readonly evaluate: (judged: ToEvaluate, client: string) => Promise<Evaluation>
  readonly log: { readonly error: (fields: object, message: string) => void }
}

/** What came of one home. */
export interface Received {
  readonly ref: string | null
  readonly outcome: Outcome
  readonly notes: readonly (Fault | Warning)[]
  readonly advert: { readonly number: number; readonly listingId: string } | null
}

export type Judged =
  | { readonly home: HomeToKeep; readonly warnings: readonly Warning[] }
  | { readonly home: null; readonly notes: readonly (Fault | Warning)[] }

/** The faults, in one line for the agent. */
export const faultText = (notes: readonly (Fault | Warning)[]): string =>
  notes
    .filter(isFault)
    .map(({ path, message }) => `${path} ${message}`)
    .join(' ')

const NOTHING_MORE = '{}'
const LARGEST_ORIGINAL_KIB = 256
/** Not part of what a home is: senders send it anew each night. */
const DATE_MEMBERS = ['update_date', 'UPDATE_DATE']
/** The owner's own address and wishes, which older senders add: nothing of an advert. */
const PRIVATE_MEMBERS = ['principal']

/** Whether it may be advertised; nothing is written. `sent` is the record as it came. */
export function judgeHome(
  deps: ReceiveDeps,
  source: Source,
  reading: Reading,
  sent: object,
  at: Date,
): Judged {
  const { home, faults, warnings } = reading
  if (home === null) return { home, notes: [...faults, ...warnings] }
  const answers = withOwn(home, source)
  const refusals = refusalsOf(deps, home, answers, at)
  const original = JSON.stringify(without(sent, PRIVATE_MEMBERS))
  if (original.length > LARGEST_ORIGINAL_KIB * 1_024) refusals.push(TOO_LARGE)
  if (refusals.length > 0) return { home: null, notes: [...refusals, ...warnings] }
  const contentHash = hash(
    'sha256',
    JSON.stringify(without(sent, [...DATE_MEMBERS, ...PRIVATE_MEMBERS])),
    'buffer',
  )
  const { ref, appType, isShown, updatedAt, facts } = home
  const sentAt = believedDate(updatedAt, at)
  const place = deps.placeOf(answers)
  const pictures = picturesOf(home, source)
  const kept = {
    ref,
    appType,
    isShown,
    sentAt,
    answers,
    facts,
    place,
    pictures,
    // All of what the API takes has a place of its own.
    original: source.format === 'api' ? NOTHING_MORE : original,
    contentHash,
    etag: null,
  }
  const isAhead = updatedAt !== null && sentAt === null
  return { home: kept, warnings: isAhead ? [AHEAD, ...warnings] : warnings }
}

/** A certificate is never shown as a photo. Only a BLM has files beside it. */
const picturesOf = ({ media }: AgentHome, { format }: Source): readonly SentPicture[] =>
  media.flatMap(({ kind, url, changedAt, caption }) => {
    if (kind !== 'photo' && kind !== 'floor-plan') return []
    const isFile = format === 'blm' && isFileName(url)
    if (!isFile && !url.includes('/')) return []
    const file = isFile ? { hash: null, problem: null } : null
    const words = cutAtWord(caption, LONGEST_CAPTION)
    return [{ url, changedAt, caption: words, isPlan: kind === 'floor-plan', file }]
  })

const TOO_LARGE: Fault = {
  code: 'GP_TOO_LONG',
  path: 'property',
  message: `is larger than ${LARGEST_ORIGINAL_KIB} KiB.`,
  value: null,
}

const without = (sent: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => !names.includes(name)))

/** Enquiries reach the agency. */
const withOwn = ({ answers }: AgentHome, { email }: Source): DraftAnswers => ({
  ...answers,
  userAgent: true,
  contactPreference: 'email',
  enquiryEmail: email,
  marketingOption: 'none',
})

function refusalsOf(deps: ReceiveDeps, { appType }: AgentHome, answers: DraftAnswers, at: Date): Fault[] {
  const refused = deps.lawIn(appType, answers, today(at))
  return [...refused].map(([path, message]) => ({ code: 'GP_LAW', path, message, value: null }))
}

const NOT_JUDGED: Warning = {
  code: 'GP_W_NOT_JUDGED',
  path: 'property',
  message: 'has words that we couldn’t check by the law. Send it again later to have them checked.',
  value: null,
}

/** Nobody is refused for words, not even for those that cannot be judged; the agent is warned, once for each rule. */
export async function lawfulWarnings(
  { evaluate, log }: Pick<ReceiveDeps, 'evaluate' | 'log'>,
  { agencyId }: Source,
  { ref, appType, answers }: HomeToKeep,
  at: Date,
): Promise<readonly Warning[]> {
  const nation = nationOf(answers)
  if (nation === null) return []
  const judged = { nation, appType, day: today(at), answers }
  const evaluation = await evaluate(judged, agencyId).catch((error: unknown) => {
    log.error({ err: error, agency: agencyId, ref }, 'the words of an agency’s home were not judged')
    return null
  })
  if (evaluation === null) return [NOT_JUDGED]
  const byRule = new Map(evaluation.findings.map((finding) => [`${finding.rule} ${finding.field}`, finding]))
  return [...byRule.values()].map((finding) => {
    const { field, reason } = finding
    const value = wordsFound(finding, answers)?.words ?? null
    return { code: 'GP_W_LAW', path: field, message: reason, value }
  })
}

const AHEAD: Warning = {
  code: 'GP_W_UNMAPPED',
  path: 'property.update_date',
  message: 'is more than a day ahead. We left it out.',
  value: null,
}

const OLDER: Warning = {
  code: 'GP_W_OLDER_UPDATE',
  path: 'property.update_date',
  message: 'is older than the one we have. We kept the newer.',
  value: null,
}

/** In the words of an answer. */
export function received(home: HomeToKeep, kept: Kept, warnings: readonly Warning[]): Received {
  const { ref } = home
  switch (kept.kind) {
    case 'duplicate':
      return refused(ref, warnings, {
        code: 'GP_DUPLICATE_HOME',
        path: 'property.address',
        message: `is the same as ${kept.ref}, which this branch already advertises. Remove that one first.`,
        value: kept.ref,
      })
    case 'full':
      return refused(ref, warnings, {
        code: 'GP_QUOTA',
        path: 'property',
        message: 'is one more than a branch can advertise.',
        value: null,
      })
    case 'taken-down':
      return refused(ref, warnings, {
        code: 'GP_LAW',
        path: 'property',
        message: 'is a home we took down. Contact us about it.',
        value: null,
      })
    default: {
      const { kind: outcome, number, listingId } = kept
      const notes = outcome === 'older' ? [OLDER, ...warnings] : warnings
      return { ref, outcome, notes, advert: { number, listingId } }
    }
  }
}

const refused = (ref: string, warnings: readonly Warning[], fault: Fault): Received => ({
  ref,
  outcome: 'refused',
  notes: [fault, ...warnings],
  advert: null,
})
