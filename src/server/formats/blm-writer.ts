import { blmMoment } from './london-moment.ts'
import type { BlmRow } from './read-blm-row.ts'

/** Those that texts have least come last. */
const MARKS = ['^', '~', '|', '`', '{', '}', '¬', '¦', '¤', '¶']

/** A file of rows of which some have columns that others lack. All are shown to it first, so that none needs to be held. */
export class BlmWriter {
  readonly #columns = new Set<string>()
  #marks = MARKS
  #count = 0

  /** To be called with each row before the first is written. */
  survey(row: BlmRow): void {
    this.#count += 1
    for (const [name, value] of Object.entries(row)) {
      this.#columns.add(name)
      this.#marks = this.#marks.filter((mark) => !value.includes(mark))
    }
  }

  head(at: Date): string {
    const { eof, eor } = this.#ends
    return lines(
      '#HEADER#',
      'Version : 3',
      `EOF : '${eof}'`,
      `EOR : '${eor}'`,
      `Property Count : ${this.#count}`,
      `Generated Date : ${blmMoment(at)}`,
      '',
      '#DEFINITION#',
      this.#record([...this.#columns]),
      '',
      '#DATA#',
    )
  }

  row(row: BlmRow): string {
    return lines(this.#record([...this.#columns].map((name) => row[name] ?? '')))
  }

  end(): string {
    return lines('#END#')
  }

  get #ends(): { readonly eof: string; readonly eor: string } {
    const [eof = '^', eor = '~'] = this.#marks.length > 1 ? this.#marks : MARKS
    return { eof, eor }
  }

  #record(values: readonly string[]): string {
    const { eof, eor } = this.#ends
    const bare = (value: string): string => value.replaceAll(eof, ' ').replaceAll(eor, ' ')
    return `${values.map((value) => bare(value) + eof).join('')}${eor}`
  }
}

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\r\n`).join('')

/** A file of one home. */
export function blmFile(row: BlmRow, at: Date): string {
  const writer = new BlmWriter()
  writer.survey(row)
  return writer.head(at) + writer.row(row) + writer.end()
}
