import { STOCK_TOO_LARGE } from '#shared/account/agency-feeds.ts'
import type { FairQueue } from '../../http/fair-queue.ts'
import type { FeedStore } from './feed.ts'
import type { ImportState, ImportStore } from './import.ts'
import { type ReceivedStock, type ReceiveStockDeps, receiveStock } from './receive-stock.ts'
import { importOf, NoFile, NotAllowed, StillWritten, type StockFolder, stockFolders } from './stock-folder.ts'

export interface StockFilesDeps extends ReceiveStockDeps {
  /** Absolute; null if there is none. */
  readonly stockFolder: string | null
  readonly feeds: Pick<FeedStore, 'agencyOf'>
  readonly imports: Pick<ImportStore, 'add' | 'addFailed' | 'stateOf' | 'hasRoom'>
  /** As for files that come by HTTPS. */
  readonly uploads: FairQueue
  readonly log: {
    readonly warn: (fields: object, message: string) => void
    readonly error: (fields: object, message: string) => void
  }
}

/**
 * Takes what lies in the folders of feeds, and puts away what has been imported; how many files were taken. Whoever renames a
 * file has it, and its new name is the import's: after a process that died another goes on, and nothing is imported twice.
 */
export async function takeStockFiles(deps: StockFilesDeps): Promise<number> {
  if (deps.stockFolder === null) return 0
  let taken = 0
  for (const folder of await stockFolders(deps.stockFolder)) {
    try {
      const agency = await deps.feeds.agencyOf(folder.feed)
      for (const own of await folder.taken()) await goOn(deps, folder, own, agency)
      taken += await takeNew(deps, folder, agency)
    } catch (error) {
      deps.log.error({ err: error, feed: folder.feed }, 'we couldn’t take a feed’s files')
    }
  }
  return taken
}

/** Of one feed: the others have their turn before the rest. */
const MOST_A_ROUND = 20

async function takeNew(deps: StockFilesDeps, folder: StockFolder, agency: string | null): Promise<number> {
  const names = await folder.complete(deps.now())
  if (names.length === 0) return 0
  if (agency === null) {
    deps.log.warn({ feed: folder.feed }, 'files are waiting in the folder of a feed that takes none')
    return 0
  }
  let taken = 0
  for (const name of names.slice(0, MOST_A_ROUND)) {
    const own = await folder.take(name)
    if (own === null) continue
    taken += 1
    await receive(deps, folder, own, agency)
  }
  return taken
}

const AWAY: Readonly<Record<ImportState, 'done' | 'failed' | null>> = {
  waiting: null,
  running: null,
  held: null,
  done: 'done',
  failed: 'failed',
}

async function goOn(
  deps: StockFilesDeps,
  folder: StockFolder,
  own: string,
  agency: string | null,
): Promise<void> {
  const state = await deps.imports.stateOf(importOf(own))
  if (state === null) return receive(deps, folder, own, agency)
  const where = AWAY[state]
  if (where !== null) await folder.putAway(own, where)
}

/** What cannot be taken at the moment is tried again. A feed that was revoked meanwhile has a turn of its own. */
async function receive(
  deps: StockFilesDeps,
  folder: StockFolder,
  own: string,
  agency: string | null,
): Promise<void> {
  const feed = { id: folder.feed }
  const importId = importOf(own)
  const problem = await problemOf(
    deps.uploads.run(agency ?? feed.id, new AbortController().signal, (ended) =>
      receiveStock(deps, feed, { body: folder.read(own), ended, importId }),
    ),
  )
  if (problem === null) return
  await deps.imports.addFailed(feed, importId, problem, deps.now())
  await folder.putAway(own, 'failed')
}

/** Why it can never be taken, in words for the agency. */
async function problemOf(received: Promise<ReceivedStock | 'busy'>): Promise<string | null> {
  try {
    const stock = await received
    if (stock === 'busy') return null
    switch (stock.kind) {
      case 'empty':
        return 'The file is empty.'
      case 'too-large':
        return STOCK_TOO_LARGE
      case 'bad-zip':
        return stock.problem
      default:
        return null
    }
  } catch (error) {
    if (error instanceof NoFile) return 'It’s a link to a file, not a file.'
    if (error instanceof NotAllowed) return 'We’re not allowed to read the file.'
    if (error instanceof StillWritten) return null
    throw error
  }
}
