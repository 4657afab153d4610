import type { BlmRow } from './read-blm-row.ts'

export interface BlmHeader {
  readonly eof: string
  readonly eor: string
  /** In capitals, in their order; a name may come twice. */
  readonly columns: readonly string[]
  /** What the file says of its rows; null if it does not. */
  readonly count: number | null
}

export interface BlmRecord {
  /** From 1. */
  readonly number: number
  /** Null: it has another number of fields than the definition. */
  readonly row: BlmRow | null
  /** Of a bad row, what stands where its reference should; may be nonsense. */
  readonly first: string
  readonly fields: number
}

/** The file as a whole is not BLM, or is cut off; the message is for the agent. */
export class BlmProblem extends Error {}

/** What of a file is wanted: what is left out costs little. */
interface Wanted {
  /** Only records behind this one. */
  readonly after?: number
  /** Only these columns of a row. */
  readonly columns?: ReadonlySet<string>
}

const LONGEST_HEADER = 256 * 1_024
const LONGEST_RECORD = 1_024 * 1_024
const DATA = /(?:^|\n)[ \t]*#DATA#[ \t]*(?:\r\n?|\n|$)/
const END = /(?:^|\n)[ \t]*#END#[ \t]*(?=\r?\n|$)/
const STARTS_WITH_END = /^\s*#END#/

/** BLM 3, a piece of text at a time. A record ends at its mark and never at a line; one that does not fit is given back without its row. */
export class BlmReader {
  #waiting = ''
  #header: BlmHeader | null = null
  #number = 0
  #isEnded = false
  /** What stood behind an end that turned out to be none. */
  #behindEnd: string[] = []
  readonly #after: number
  readonly #wanted: ReadonlySet<string> | null

  constructor({ after = 0, columns }: Wanted = {}) {
    this.#after = after
    this.#wanted = columns ?? null
  }

  get header(): BlmHeader | null {
    return this.#header
  }

  push(piece: string): readonly BlmRecord[] {
    this.#waiting += piece
    if (this.#header === null && !this.#takeHeader()) return []
    const { eor } = this.#header ?? NO_HEADER
    const parts = this.#waiting.split(eor)
    this.#waiting = parts.pop() ?? ''
    if (this.#waiting.length > LONGEST_RECORD)
      throw new BlmProblem(`A row doesn’t end: no ${eor} follows it.`)
    return parts.flatMap((text) => this.#recordsIn(text))
  }

  /** Throws if the file was cut off. */
  end(): readonly BlmRecord[] {
    if (this.#header === null)
      throw new BlmProblem('The file has no #HEADER#, #DEFINITION# and #DATA# of BLM.')
    const rest = this.#waiting
    const found = END.exec(rest)
    if (found === null) {
      if (this.#isEnded) return []
      throw new BlmProblem('The file ends without #END#. Something cut it off.')
    }
    const late = this.#behindEnd.splice(0).flatMap((text) => this.#recordOf(text))
    return [...late, ...this.#recordOf(rest.slice(0, found.index))]
  }

  #recordsIn(text: string): readonly BlmRecord[] {
    if (this.#isEnded || STARTS_WITH_END.test(text)) {
      this.#isEnded = true
      // Data only if another end follows; an end that is followed by much is one.
      if (this.#behindEnd.length < 100) this.#behindEnd.push(text)
      return []
    }
    return this.#recordOf(text)
  }

  #recordOf(text: string): readonly BlmRecord[] {
    if (text.trim() === '' || this.#header === null) return []
    this.#number += 1
    if (this.#number <= this.#after) return []
    const fields = text.replace(/^[\r\n]+/, '').split(this.#header.eof)
    // The mark at the end of the row leaves one empty field behind it.
    if (fields.length > 1 && fields.at(-1)?.trim() === '') fields.pop()
    const [first = ''] = fields
    const row = rowOf(fields, this.#header.columns, this.#wanted)
    return [{ number: this.#number, row, first, fields: fields.length }]
  }

  #takeHeader(): boolean {
    const found = DATA.exec(this.#waiting)
    if (found === null) {
      if (this.#waiting.length > LONGEST_HEADER) throw new BlmProblem('The file has no #DATA# of BLM.')
      return false
    }
    // The last line may go on.
    if (found[0].endsWith('#') || found[0].endsWith('\r')) return false
    this.#header = readHeader(this.#waiting.slice(0, found.index))
    this.#waiting = this.#waiting.slice(found.index + found[0].length)
    return true
  }
}

const NO_HEADER: BlmHeader = { eof: '^', eor: '~', columns: [], count: null }

/** Null unless what is missing stands at the end. */
function rowOf(
  fields: readonly string[],
  columns: readonly string[],
  wanted: ReadonlySet<string> | null,
): BlmRow | null {
  const isPadded =
    fields.length < columns.length && columns.slice(fields.length).every((name) => MAY_LACK.test(name))
  if (fields.length !== columns.length && !isPadded) return null
  const row: Record<string, string> = Object.create(null)
  for (const [index, name] of columns.entries()) {
    if (wanted !== null && !wanted.has(name)) continue
    const value = fields[index] ?? ''
    if (!(row[name] ?? '').trim()) row[name] = value
  }
  return row
}
/** Columns of media stand behind all others, and many senders end a row after the last that is filled. */
const MAY_LACK = /^MEDIA_/

function readHeader(text: string): BlmHeader {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  const start = lines.findIndex((line) => line.trim() === '#HEADER#')
  const definition = lines.findIndex((line) => line.trim() === '#DEFINITION#')
  if (start < 0 || definition < start)
    throw new BlmProblem('The file has no #HEADER# and #DEFINITION# of BLM.')
  const values = new Map<string, string>()
  for (const line of lines.slice(start + 1, definition)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon < 0) continue
    if (values.has(name)) throw new BlmProblem(`The header has ${name} twice.`)
    values.set(name, line.slice(colon + 1).trim())
  }
  checkVersion(values.get('version'))
  const [eof, eor] = [markIn(values, 'eof'), markIn(values, 'eor')]
  if (eof === eor) throw new BlmProblem('EOF and EOR in the header are the same character.')
  const columns = columnsIn(lines.slice(definition + 1).join('\n'), eof, eor)
  const count = values.get('property count')
  return { eof, eor, columns, count: count !== undefined && /^\d{1,7}$/.test(count) ? Number(count) : null }
}

function checkVersion(version: string | undefined): void {
  if (version === undefined) throw new BlmProblem('The header has no Version.')
  if (/^3i$/i.test(version))
    throw new BlmProblem('Version 3i is for homes abroad. We take homes in the United Kingdom.')
}

function markIn(values: ReadonlyMap<string, string>, name: string): string {
  const mark = (values.get(name) ?? '').replace(/^['"‘’](.*)['"‘’]$/u, '$1')
  if (mark.length === 1 && !/[\p{L}\p{N}\s_]/u.test(mark)) return mark
  throw new BlmProblem(
    `${name.toUpperCase()} in the header must be one character that isn’t a letter, digit or space.`,
  )
}

function columnsIn(text: string, eof: string, eor: string): readonly string[] {
  const [names = ''] = text.split(eor)
  const columns = names.split(eof).map((name) => name.trim().toUpperCase())
  if (columns.at(-1) === '') columns.pop()
  for (const needed of ['AGENT_REF', 'BRANCH_ID', 'POSTCODE1']) {
    if (!columns.includes(needed)) throw new BlmProblem(`The definition has no column ${needed}.`)
  }
  return columns
}
