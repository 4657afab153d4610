import { isObject, type JsonObject } from '#shared/values/is-object.ts'
import { holdsHtml, plainLine, plainText } from './plain-text.ts'
import { type Fault, type FaultCode, shortened, type Warning, type WarningCode } from './reading.ts'

/** Of each kind: a call can have one for every few of its bytes, and nobody reads so many. */
const MOST_NOTES = 200

/** What was found wrong while a record was read: the first of it. */
export class Notes {
  readonly faults: Fault[] = []
  readonly warnings: Warning[] = []
  /** Members that somebody asked for, by the object that has them. */
  readonly #asked = new Map<object, Set<string>>()

  askedOf(source: object): Set<string> {
    const known = this.#asked.get(source)
    if (known !== undefined) return known
    const asked = new Set<string>()
    this.#asked.set(source, asked)
    return asked
  }

  refuse(code: FaultCode, path: string, message: string, value: unknown): void {
    if (this.faults.length < MOST_NOTES) this.faults.push({ code, path, message, value: shortened(value) })
  }

  warn(code: WarningCode, path: string, message: string, value: unknown): void {
    if (this.warnings.length < MOST_NOTES)
      this.warnings.push({ code, path, message, value: shortened(value) })
  }
}

interface Wanted {
  readonly isRequired?: true
}
const REQUIRED: Wanted = { isRequired: true }
export const required = REQUIRED

/** Which PostgreSQL does not take. */
const NO_TEXT = /[\0\p{Surrogate}]/gu
const NUMERAL = /^-?\d{1,15}(?:\.\d{1,6})?$/

/**
 * An object that other software sent. A required value that is missing or wrong is a fault; of the others a wrong one
 * is named and taken for none. Numbers and yes and no may come as text.
 */
export class Fields {
  readonly #source: JsonObject
  readonly #path: string
  readonly #asked: Set<string>
  readonly notes: Notes

  constructor(source: unknown, path: string, notes: Notes) {
    this.#source = isObject(source) ? source : {}
    this.#path = path
    this.#asked = notes.askedOf(this.#source)
    this.notes = notes
  }

  pathOf(name: string): string {
    return `${this.#path}.${name}`
  }

  /** Null and absent are one. */
  get(name: string): unknown {
    this.#asked.add(name)
    const value = Object.hasOwn(this.#source, name) ? this.#source[name] : undefined
    return value === null ? undefined : value
  }

  inside(name: string): Fields {
    const value = this.get(name)
    if (value !== undefined && !isObject(value)) this.#wrong(name, {}, 'must be an object', 'GP_TYPE')
    return new Fields(value, this.pathOf(name), this.notes)
  }

  list(name: string): readonly unknown[] {
    const value = this.get(name)
    if (value === undefined) return []
    if (Array.isArray(value)) return value
    this.#wrong(name, {}, 'must be a list', 'GP_TYPE')
    return []
  }

  /** '' if there is none. As text, without HTML. */
  line(name: string, wanted: Wanted = {}): string {
    return plainLine(this.#markup(name, wanted))
  }

  paragraphs(name: string, wanted: Wanted = {}): string {
    return plainText(this.#markup(name, wanted))
  }

  /** As it came, but for blanks around it. */
  exact(name: string, wanted: Wanted = {}): string {
    return this.#text(name, wanted).trim()
  }

  #text(name: string, wanted: Wanted): string {
    const value = this.get(name)
    if (typeof value === 'number') {
      this.notes.warn('GP_W_CONVERTED', this.pathOf(name), 'is a number. We read it as text.', value)
      return String(value)
    }
    if (value !== undefined && typeof value !== 'string') {
      this.#wrong(name, wanted, 'must be text', 'GP_TYPE')
      return ''
    }
    const sent = value ?? ''
    const text = sent.replaceAll(NO_TEXT, '')
    if (text !== sent) {
      const message = 'holds characters that no text has. We left them out.'
      this.notes.warn('GP_W_CONVERTED', this.pathOf(name), message, text)
    }
    if (text.trim() === '') this.#missing(name, wanted)
    return text
  }

  #markup(name: string, wanted: Wanted): string {
    const text = this.#text(name, wanted)
    if (holdsHtml(text)) {
      this.notes.warn('GP_W_HTML', this.pathOf(name), 'holds HTML. We show its text alone.', text)
    }
    return text
  }

  /** Zero or more. */
  amount(name: string, wanted: Wanted = {}): number | null {
    const value = this.get(name)
    if (value === undefined || value === '') return this.#missing(name, wanted)
    if (typeof value === 'number')
      return value >= 0 ? value : this.#wrong(name, wanted, 'is below zero', 'GP_RANGE')
    if (typeof value !== 'string' || !NUMERAL.test(value.trim())) {
      return this.#wrong(name, wanted, 'must be a number', 'GP_TYPE')
    }
    this.notes.warn('GP_W_CONVERTED', this.pathOf(name), 'is text. We read it as a number.', value)
    const number = Number(value)
    return number >= 0 ? number : this.#wrong(name, wanted, 'is below zero', 'GP_RANGE')
  }

  whole(name: string, wanted: Wanted = {}): number | null {
    const number = this.amount(name, wanted)
    if (number === null || Number.isSafeInteger(number)) return number
    return this.#wrong(name, wanted, 'must be a whole number', 'GP_TYPE')
  }

  yes(name: string, wanted: Wanted = {}): boolean | null {
    const value = this.get(name)
    if (value === undefined || value === '') return this.#missing(name, wanted)
    if (typeof value === 'boolean') return value
    const text = typeof value === 'object' ? '' : `${value as string | number}`.trim().toLowerCase()
    if (!['true', 'false', '1', '0'].includes(text)) {
      return this.#wrong(name, wanted, 'must be true or false', 'GP_TYPE')
    }
    this.notes.warn(
      'GP_W_CONVERTED',
      this.pathOf(name),
      'isn’t true or false. We read it as one of them.',
      value,
    )
    return text === 'true' || text === '1'
  }

  /** What the code means; undefined if it is none of these. */
  code<T>(name: string, codes: ReadonlyMap<number, T>, wanted: Wanted = {}): T | undefined {
    const number = this.whole(name, wanted)
    if (number === null) return undefined
    const found = codes.get(number)
    if (found === undefined) this.#wrong(name, wanted, 'isn’t a code for this field', 'GP_ENUM')
    return found
  }

  /** What the word means; undefined if it is none of these. */
  word<T>(name: string, words: ReadonlyMap<string, T>, wanted: Wanted = {}): T | undefined {
    const word = this.exact(name, wanted)
    if (word === '') return undefined
    const found = words.get(word)
    if (found === undefined) this.#wrong(name, wanted, 'isn’t a word for this field', 'GP_ENUM')
    return found
  }

  #missing(name: string, { isRequired }: Wanted): null {
    if (isRequired) this.notes.refuse('GP_REQUIRED', this.pathOf(name), 'is missing.', undefined)
    return null
  }

  #wrong(name: string, { isRequired }: Wanted, problem: string, code: FaultCode): null {
    const value = this.get(name)
    if (isRequired) this.notes.refuse(code, this.pathOf(name), `${problem}.`, value)
    else this.notes.warn('GP_W_UNMAPPED', this.pathOf(name), `${problem}. We left it out.`, value)
    return null
  }
}

const MOST_NAMED = 300

/** Members that nobody asked for, in one line: they are kept, and not shown. */
export function warnOfUnread(sent: unknown, path: string, notes: Notes): void {
  const unread = unreadIn(sent, '', notes)
  if (unread.length === 0) return
  const value = unread.join(', ')
  const message = 'aren’t in the advert. We keep them.'
  notes.warnings.push({
    code: 'GP_W_UNMAPPED',
    path,
    message,
    value: value.slice(0, MOST_NAMED).toWellFormed(),
  })
}

function unreadIn(sent: unknown, before: string, notes: Notes): readonly string[] {
  if (!isObject(sent)) return []
  const asked = notes.askedOf(sent)
  return Object.entries(sent).flatMap(([name, value]) => {
    if (value === null) return []
    return asked.has(name) ? unreadIn(value, `${before}${name}.`, notes) : [before + name]
  })
}
