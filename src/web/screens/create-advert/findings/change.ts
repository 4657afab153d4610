import type { FieldName } from '#shared/advert/answers.ts'
import { ASKING_PRICE, YES_TEXT } from '#shared/advert/options.ts'
import { type Field, optionsOf } from '#shared/form/field.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import { movedSpans, type Span } from './found.ts'

/** An answer that is offered in the place of one in which something was found. */
export interface Change {
  readonly label: string
  readonly value: unknown
}

/** Choices that break no rule anywhere. */
const LAWFUL: Partial<Record<FieldName, unknown>> = {
  propertyDss: YES_TEXT,
  propertyPets: YES_TEXT,
  priceType: ASKING_PRICE,
}

/** Null where there is nothing to offer. `read`: the answer that was looked at; `now`: the one that is changed. */
export function changeFor(finding: Finding, field: Field, read: unknown, now: unknown): Change | null {
  const { field: name, span, rewording } = finding
  if (span === null) return lawfulChoice(name as FieldName, field, now)
  if (rewording === null || typeof read !== 'string' || typeof now !== 'string') return null
  const [moved] = movedSpans([span], read, now)
  if (moved === undefined) return null
  const isClause = standsAlone(now, moved)
  const place = isClause ? moved : sentenceAround(now, moved, finding)
  if (place === null) return null
  const before = now.slice(0, place[0])
  return {
    label: `Change ${isClause ? 'it' : 'the whole sentence'} to ‘${rewording}’`,
    value: before + asWritten(rewording, before) + now.slice(place[1]),
  }
}

/** Only in the place of a whole clause, or of a whole sentence, does a sentence of ours make sense. */
const standsAlone = (text: string, [start, end]: Span): boolean =>
  /(?:^|[.!?,;:(\n•*–—]|\s-)\s*$/.test(text.slice(0, start)) &&
  /^\s*(?:$|[.!?,;)\n•*–—]|-\s)/.test(text.slice(end))

/** The rest of such a sentence is about the home. */
const ABOUT_THE_HOME: readonly Finding['category'][] = [null, 'unprovable-claim', 'price-pressure']
/** A longer sentence, or one that is the whole text, says too much else. */
const LONGEST_GIVEN_UP = 200
/** Firefox has it since 2024. */
const SENTENCES = 'Segmenter' in Intl ? new Intl.Segmenter('en-GB', { granularity: 'sentence' }) : null

function sentenceAround(text: string, [start, end]: Span, { category }: Finding): Span | null {
  if (SENTENCES === null || ABOUT_THE_HOME.includes(category)) return null
  const sentences = SENTENCES.segment(text)
  const first = sentences.containing(start)
  const last = sentences.containing(end - 1)
  if (!first || !last) return null
  const written = text.slice(first.index, last.index + last.segment.length)
  const [lead = ''] = /^[\s•*–—-]*/.exec(written) ?? []
  const [tail = ''] = /[\s.!?]*$/.exec(written) ?? []
  const place: Span = [first.index + lead.length, first.index + written.length - tail.length]
  const isAll = written.trim() === text.trim()
  return isAll || place[1] - place[0] > LONGEST_GIVEN_UP ? null : place
}

function lawfulChoice(name: FieldName, field: Field, now: unknown): Change | null {
  const option = optionsOf(field).find(({ id }) => id === LAWFUL[name])
  return option === undefined || option.id === now
    ? null
    : { label: `Change to ‘${option.label}’`, value: option.id }
}

/** Within a sentence it begins with a small letter. */
const asWritten = (rewording: string, before: string): string =>
  /(?:(?:^|\n)\s*[•*–—-]?|[.!?])\s*$/.test(before)
    ? rewording
    : rewording.charAt(0).toLowerCase() + rewording.slice(1)
