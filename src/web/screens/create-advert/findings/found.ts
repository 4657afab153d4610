import type { AnyAnswers } from '#shared/form/field.ts'
import { type Finding, refusalOf } from '#shared/rulebook/finding.ts'
import type { NoteWeight } from '#web/form/control-props.ts'
import type { FormState } from '#web/form/form-store.ts'

/** What is found in the answers, as of the last look at them. */
export interface Found {
  readonly byField: Readonly<Record<string, readonly Finding[]>>
  /** The answers that were looked at. */
  readonly of: AnyAnswers
}

export const NOTHING_FOUND: Found = { byField: {}, of: {} }

/** It names in one line all that is missing, most of which the form does not ask. */
const MATERIAL = 'L20'

/** Lists that are as before stay the same objects, so that only what changed renders. */
export function foundIn(findings: readonly Finding[], of: AnyAnswers, before: Found): Found {
  const byField: Record<string, readonly Finding[]> = {}
  for (const one of findings) {
    if (one.rule !== MATERIAL) byField[one.field] = [...(byField[one.field] ?? []), one]
  }
  for (const [field, list] of Object.entries(byField)) {
    const kept = before.byField[field]
    if (kept && JSON.stringify(kept) === JSON.stringify(list)) byField[field] = kept
  }
  return { byField, of }
}

/** One reason, and all that it is said of; first those that stop a publication. */
export interface FoundReason {
  readonly weight: NoteWeight
  readonly text: string
  readonly findings: readonly Finding[]
}

const weightOf = ({ severity }: Finding): FoundReason['weight'] => (severity === 'refuse' ? 'stops' : 'look')

/** The fields in which something was found, each by the gravest of it. */
export const notedIn = ({ byField }: Found): FormState['noted'] =>
  Object.fromEntries(
    Object.entries(byField).map(([name, found]) => [
      name,
      found.some((one) => weightOf(one) === 'stops') ? 'stops' : 'look',
    ]),
  )

export function reasonsIn(findings: readonly Finding[]): FoundReason[] {
  const reasons: FoundReason[] = []
  for (const one of findings) {
    const weight = weightOf(one)
    const at = reasons.findIndex((other) => other.weight === weight && other.text === one.reason)
    const before = reasons[at]
    if (before) reasons[at] = { ...before, findings: [...before.findings, one] }
    else reasons.push({ weight, text: one.reason, findings: [one] })
  }
  return reasons.toSorted((one, other) => Number(other.weight === 'stops') - Number(one.weight === 'stops'))
}

/** The words that a finding is about, in the answer that was looked at; null where no words were read. */
export const wordsOf = ({ span, caption }: Finding, read: unknown): string | null =>
  caption?.words ?? (span && typeof read === 'string' ? read.slice(...span) : null)

/** A reason as a publication says it that it stops. */
export const messageOf = ({ text, findings }: FoundReason, read: unknown): string =>
  refusalOf(
    findings.flatMap((one) => {
      const words = one.caption ? null : wordsOf(one, read)
      return words === null ? [] : [words]
    }),
    text,
  )

export type Span = readonly [start: number, end: number]

/** Where the spans stand after more was typed; those in whose words something changed are gone. */
export function movedSpans(spans: readonly Span[], was: string, is: string): Span[] {
  const { before, after } = sharedEnds(was, is)
  const by = is.length - was.length
  return spans.flatMap(([start, end]): Span[] => {
    if (end <= before) return [[start, end]]
    return start >= was.length - after ? [[start + by, end + by]] : []
  })
}

/** How many characters two texts share at their beginnings and, of the rest, at their ends. */
export function sharedEnds(was: string, is: string): { readonly before: number; readonly after: number } {
  const most = Math.min(was.length, is.length)
  let before = 0
  while (before < most && was[before] === is[before]) before += 1
  let after = 0
  while (after < most - before && was.at(-1 - after) === is.at(-1 - after)) after += 1
  return { before, after }
}
