import type { Feed, HomeToKeep, Kept } from './feed.ts'
import type { ZippedFile } from './read-zip.ts'

export const IMPORT_STOCK = 'import-stock'

export type ImportState = 'waiting' | 'running' | 'held' | 'done' | 'failed'

/** What came of a file so far, as the contract has it. */
export interface ImportReport {
  readonly state: ImportState
  readonly problem: string | null
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly hidden: number
  readonly removed: number
  /** How many homes wait for a person's yes before they are taken off. */
  readonly held: number
  readonly refused: readonly RefusedRow[]
  /** Pictures that homes name by their files and that are not shown. */
  readonly pictures: readonly RefusedRow[]
}

export interface RefusedRow {
  /** From 1. */
  readonly row: number
  readonly agent_ref: string | null
  readonly code: string
  readonly message: string
}

export interface ImportToRun {
  readonly id: string
  readonly feed: Feed
  readonly isDryRun: boolean
  readonly isConfirmed: boolean
  readonly rowsDone: number
}

/** Rows of one transaction. A home is null where its row was refused. */
export interface Batch {
  readonly rowsBefore: number
  readonly rowsDone: number
  readonly homes: readonly { readonly row: number; readonly home: HomeToKeep }[]
  readonly refused: readonly RefusedRow[]
  /** What the stock refuses. */
  readonly refusalOf: (home: Batch['homes'][number], kept: Kept) => RefusedRow | null
}

/** Homes of the stock that the file does not have. */
export interface Missing {
  readonly numbers: readonly number[]
  /** How many homes the branch had before the file. */
  readonly before: number
}

export interface StockToImport {
  readonly id: string
  readonly chunks: AsyncIterable<Buffer>
  /** What lies beside it in its zip. */
  readonly files: AsyncIterable<ZippedFile>
  readonly isDryRun: boolean
}

export interface ImportStore {
  /** In one transaction, with the job that runs it. Does nothing if there is one of this id. */
  readonly add: (feed: Pick<Feed, 'id'>, stock: StockToImport, at: Date) => Promise<void>
  /** False if too many pictures of its branch are still to be drawn. */
  readonly hasRoom: (feed: Pick<Feed, 'id'>) => Promise<boolean>
  /** Of what could not be received, so that the agency sees why. */
  readonly addFailed: (feed: Pick<Feed, 'id'>, id: string, why: string, at: Date) => Promise<void>
  readonly stateOf: (id: string) => Promise<ImportState | null>
  readonly report: (id: string, feedId: string) => Promise<ImportReport | null>
  /** 'later': an earlier file of the feed is not done yet. Null if it has ended. */
  readonly begin: (id: string, at: Date) => Promise<ImportToRun | 'later' | null>
  readonly chunks: (id: string) => AsyncIterable<Buffer>
  readonly setRows: (id: string, rows: number) => Promise<void>
  /** One transaction; throws if another worker has done these rows. */
  readonly apply: (run: ImportToRun, batch: Batch, at: Date) => Promise<void>
  readonly missing: (run: ImportToRun, seen: ReadonlySet<string>) => Promise<Missing>
  readonly takeOff: (run: ImportToRun, numbers: readonly number[], at: Date) => Promise<void>
  /** A dry run ends with it. */
  readonly hold: (run: ImportToRun, numbers: readonly number[], why: string, at: Date) => Promise<void>
  readonly fail: (id: string, why: string, at: Date) => Promise<void>
  readonly goOnLater: (id: string, at: Date) => Promise<void>
  /** Ends held ones that nobody said yes to; returns how many. */
  readonly endHeldBefore: (then: Date, at: Date) => Promise<number>
  /** Fails those that no job is left for, since their workers died again and again; returns how many. */
  readonly endLost: (why: string, at: Date) => Promise<number>
  /** Names that came before `then`, and bytes that came before the other and are drawn or named by nothing; how many. */
  readonly forgetZipFiles: (then: Date, drawnBefore: Date) => Promise<number>
}

/** Of a home, in a file and in the stock. */
export const keyIn = ({ appType, ref }: Pick<HomeToKeep, 'appType' | 'ref'>): string => `${appType} ${ref}`
