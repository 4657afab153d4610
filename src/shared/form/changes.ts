import { answerText, photoWordsText, withPhotoWords } from './answer-text.ts'
import { type Block, fieldsIn } from './block.ts'
import type { AnyAnswers, Field } from './field.ts'
import type { Photo } from './photo.ts'
import { sameValue } from './same-value.ts'

export interface Change {
  readonly name: string
  readonly question: string
  /** '' if there was no answer. */
  readonly before: string
  readonly after: string
}

interface Version {
  /** Of the questions that were asked. */
  readonly answers: AnyAnswers
  /** The chosen address in words, because its answer is a number. */
  readonly address: string
}

/** What differs between two versions of an advert, in page order. */
export function changesBetween(blocks: readonly Block[], before: Version, after: Version): readonly Change[] {
  const fields = new Map(blocks.flatMap(fieldsIn))
  return [...fields].flatMap(([name, field]) => {
    const [was, is] = [before.answers[name], after.answers[name]]
    if (sameValue(was, is)) return []
    const texts = textsOf(field, [was, before.address], [is, after.address])
    return texts.before === texts.after ? [] : [{ name, question: field.question, ...texts }]
  })
}

type Answered = readonly [value: unknown, address: string]
type Texts = Pick<Change, 'before' | 'after'>

function textsOf(field: Field, [was, wasAt]: Answered, [is, isAt]: Answered): Texts {
  if (field.kind === 'listed') return { before: was ? wasAt : '', after: is ? isAt : '' }
  if (field.kind === 'photos') return photoTexts(field, was, is)
  const texts = { before: answerText(field, was), after: answerText(field, is) }
  return field.kind === 'paragraphs' ? aroundChange(texts) : texts
}

function photoTexts(field: Field, was: unknown, is: unknown): Texts {
  const [old, now] = [photosIn(was), photosIn(is)]
  const before = answerText(field, was)
  const after = answerText(field, is) + differenceOf(old, now)
  if (photoWordsText(old) === photoWordsText(now)) return { before, after }
  return { before: withPhotoWords(before, old), after: withPhotoWords(after, now) }
}

const photosIn = (answer: unknown): readonly Photo[] =>
  Array.isArray(answer) ? (answer as readonly Photo[]) : []

/** Where as many photos are others, or stand in another order. */
function differenceOf(old: readonly Photo[], now: readonly Photo[]): string {
  if (old.length !== now.length || now.every(({ id }, at) => id === old[at]?.id)) return ''
  const isReordered = now.every(({ id }) => old.some((photo) => photo.id === id))
  return isReordered ? ', in another order' : ', not all the same'
}

/** How much of a long text stands around what changed in it, in characters. */
const AROUND = 40
const LONGEST = 300

/** The differing part of two long texts. */
function aroundChange({ before, after }: Texts): Texts {
  if (before === '' || after === '') return { before: cut(before, 0), after: cut(after, 0) }
  const start = sharedStart(before, after)
  const end = sharedEnd(before.slice(start), after.slice(start))
  const from = Math.max(0, start - AROUND)
  const until = Math.max(0, end - AROUND)
  return { before: cut(before, from, until), after: cut(after, from, until) }
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

function sharedEnd(a: string, b: string): number {
  let length = 0
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length += 1
  return length
}

function cut(text: string, from: number, leftOut = 0): string {
  const part = text.slice(from, text.length - leftOut)
  const shown = part.slice(0, LONGEST)
  const endsEarly = leftOut > 0 || shown.length < part.length
  return `${from > 0 ? '…' : ''}${shown}${endsEarly ? '…' : ''}`
}
