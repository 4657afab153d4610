import { setTimeout as sleep } from 'node:timers/promises'
import { APP_TYPES } from '#shared/form/block.ts'
import { BlmProblem, BlmReader, type BlmRecord } from '../../formats/blm-file.ts'
import { branchOf, channelOf, IDENTIFYING, readBlmRow, refOf } from '../../formats/read-blm-row.ts'
import { type Fault, isFault, type Warning } from '../../formats/reading.ts'
import type { Kept } from './feed.ts'
import { type Batch, type ImportStore, type ImportToRun, keyIn, type RefusedRow } from './import.ts'
import { faultText, judgeHome, type ReceiveDeps, received } from './receive-home.ts'
import { type Charset, NotUtf8, textOf } from './stock-text.ts'

export interface ImportDeps extends ReceiveDeps {
  readonly imports: ImportStore
  readonly now: () => Date
}

const BATCH_ROWS = 20
/** Then another attempt goes on, so that the rows of a killed worker do not wait for long. */
const APPLYING_MS = 40_000
const LATER_MS = 2_000
const SHORTEST_TIMER_MS = 1
/** A larger fall than this is more often a mistake than a sale. */
const MOST_FALL = 0.2

/** Reads the file twice, first to see that it is whole. Safe to run again at any moment. */
export async function runImport(deps: ImportDeps, id: string): Promise<void> {
  const { imports, now } = deps
  const run = await imports.begin(id, now())
  if (run === null) return
  if (run === 'later') return imports.goOnLater(id, new Date(now().getTime() + LATER_MS))
  try {
    const file = await survey(deps, run)
    await imports.setRows(id, file.rows)
    if (await applyRows(deps, run, file)) await finish(deps, run, file)
    else await imports.goOnLater(id, now())
  } catch (error) {
    if (!(error instanceof BlmProblem)) throw error
    await imports.fail(id, error.message, now())
  }
}

interface StockFile {
  readonly charset: Charset
  readonly rows: number
  /** Homes that the file names, in rows that are right or wrong. */
  readonly seen: ReadonlySet<string>
  /** The last row of each home: of two the later counts. */
  readonly lastRows: ReadonlyMap<string, number>
  /** Why homes that it lacks may only be taken off with a person's yes; null if nothing is wrong. */
  readonly doubt: string | null
}

/**
 * Throws a BlmProblem if it is no file of this branch, or is cut off. It is UTF-8 if all of it is, else what Windows writes in the
 * United Kingdom, whatever it says of itself.
 */
async function survey(deps: ImportDeps, run: ImportToRun): Promise<StockFile> {
  try {
    return await surveyAs('utf-8', deps, run)
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error
    return surveyAs('windows-1252', deps, run)
  }
}

async function surveyAs(charset: Charset, deps: ImportDeps, run: ImportToRun): Promise<StockFile> {
  const lastRows = new Map<string, number>()
  const reader = new BlmReader({ columns: IDENTIFYING })
  let rows = 0
  let own = 0
  for await (const record of recordsOf(reader, textIn(deps, run, charset), atHalfPace())) {
    rows = record.number
    if (record.row !== null && branchOf(record.row) === run.feed.branch) own += 1
    for (const key of keysOf(record)) lastRows.set(key, record.number)
  }
  if (rows > 0 && own === 0) throw new BlmProblem(`No row of the file has BRANCH_ID ${run.feed.branch}.`)
  const count = reader.header?.count ?? null
  const isShort = count !== null && rows < count
  const doubt = isShort ? `The file says it has ${count} rows, but has ${rows}.` : null
  return { charset, rows, seen: new Set(lastRows.keys()), lastRows, doubt }
}

const textIn = ({ imports }: ImportDeps, { id }: ImportToRun, charset: Charset): AsyncGenerator<string> =>
  textOf(imports.chunks(id), charset)

/** Half of the time belongs to people: each rest is as long as what was done since the last one. */
function atHalfPace(): () => Promise<void> {
  let from = performance.now()
  return async () => {
    const worked = performance.now() - from
    if (worked < SHORTEST_TIMER_MS) return
    await sleep(worked)
    from = performance.now()
  }
}

async function* recordsOf(
  reader: BlmReader,
  pieces: AsyncIterable<string>,
  rest: () => Promise<void>,
): AsyncGenerator<BlmRecord> {
  for await (const piece of pieces) {
    yield* reader.push(piece)
    await rest()
  }
  yield* reader.end()
}

/** A row that cannot be read may be of either channel. */
function keysOf({ row, first }: BlmRecord): readonly string[] {
  const ref = (row === null ? first.trim() : refOf(row)) ?? ''
  const channel = row === null ? undefined : channelOf(row)
  const appTypes = channel === undefined ? APP_TYPES : [channel]
  return ref === '' ? [] : appTypes.map((appType) => keyIn({ appType, ref }))
}

/** False if there was no time for all rows. */
async function applyRows(deps: ImportDeps, run: ImportToRun, file: StockFile): Promise<boolean> {
  const until = deps.now().getTime() + APPLYING_MS
  const rest = atHalfPace()
  let done = run.rowsDone
  let waiting: Judged[] = []
  const applyWaiting = async (): Promise<void> => {
    const last = waiting.at(-1)
    if (last === undefined) return
    await deps.imports.apply(run, batchOf(waiting, done, last.row), deps.now())
    done = last.row
    waiting = []
  }
  const reader = new BlmReader({ after: run.rowsDone })
  for await (const record of recordsOf(reader, textIn(deps, run, file.charset), rest)) {
    waiting.push(judgeRow(deps, run, file, record))
    if (waiting.length === BATCH_ROWS) {
      await applyWaiting()
      if (deps.now().getTime() > until) return false
    }
    await rest()
  }
  await applyWaiting()
  return true
}

type Judged = Batch['homes'][number] | RefusedRow

const batchOf = (judged: readonly Judged[], rowsBefore: number, rowsDone: number): Batch => ({
  rowsBefore,
  rowsDone,
  homes: judged.filter((one) => 'home' in one),
  refused: judged.filter((one) => 'code' in one),
  refusalOf: refusalOfKept,
})

const fault = (code: Fault['code'], path: string, message: string): Fault => ({
  code,
  path,
  message,
  value: null,
})

function judgeRow(deps: ImportDeps, { feed }: ImportToRun, file: StockFile, record: BlmRecord): Judged {
  const { row, number, fields } = record
  if (row === null) {
    const message = `has ${fields} fields, which don’t fit the definition. A text may contain one of the marks.`
    // Else a NUL, which the database takes in no text, would stop the file.
    const first = record.first.replaceAll('\0', '').trim()
    return rowRefused(number, first || null, [fault('GP_ROW', 'The row', message)])
  }
  const ref = refOf(row)
  const branch = branchOf(row)
  if (branch !== feed.branch) {
    const message = `is ${branch || 'empty'}, and this feed is of branch ${feed.branch}.`
    return rowRefused(number, ref, [fault('GP_BRANCH_UNKNOWN', 'BRANCH_ID', message)])
  }
  const last = Math.max(...keysOf(record).map((key) => file.lastRows.get(key) ?? 0))
  if (last > number) {
    return rowRefused(number, ref, [
      fault('GP_ROW', 'AGENT_REF', `comes again in row ${last}, which counts.`),
    ])
  }
  const judged = judgeHome(deps, feed, readBlmRow(row), { ...row }, deps.now())
  return judged.home === null ? rowRefused(number, ref, judged.notes) : { row: number, home: judged.home }
}

function rowRefused(row: number, ref: string | null, notes: readonly (Fault | Warning)[]): RefusedRow {
  return { row, agent_ref: ref, code: notes.find(isFault)?.code ?? 'GP_ROW', message: faultText(notes) }
}

/** What only the stock can refuse. */
function refusalOfKept({ row, home }: Batch['homes'][number], kept: Kept): RefusedRow | null {
  const { outcome, notes } = received(home, kept, [])
  return outcome === 'refused' ? rowRefused(row, home.ref, notes) : null
}

async function finish({ imports, now }: ImportDeps, run: ImportToRun, file: StockFile): Promise<void> {
  const { numbers, before } = await imports.missing(run, file.seen)
  const isFall = numbers.length > before * MOST_FALL
  const doubt = file.doubt ?? (isFall ? `${numbers.length} of ${before} homes aren’t in the file.` : null)
  if (numbers.length === 0 || doubt === null || run.isConfirmed) {
    return imports.takeOff(run, numbers, now())
  }
  return imports.hold(run, numbers, doubt, now())
}
