import { randomUUID } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { isUuid } from '#shared/values/uuid.ts'

/** Where a file lies once it has left its feed's folder: beside those, since a sender can put a link into its own. */
export type PutAway = 'taken' | 'done' | 'failed'
export const PUT_AWAY: readonly PutAway[] = ['taken', 'done', 'failed']

/** The files of one feed below the operator's folder. */
export interface StockFolder {
  readonly feed: string
  /** Of files that nobody writes any more, as their sender named them, by name: most programs put the date there. */
  readonly complete: (at: Date) => Promise<readonly string[]>
  /** The file's new name, that of its import; null if somebody else took it. */
  readonly take: (name: string) => Promise<string | null>
  /** Names of files that were taken and not put away, the first that was taken first. */
  readonly taken: () => Promise<readonly string[]>
  /** Fails with NoFile if it is a link or the like, with NotAllowed if its rights keep us out, and with StillWritten at its end if it was changed meanwhile. */
  readonly read: (own: string) => Readable
  readonly putAway: (own: string, where: 'done' | 'failed') => Promise<void>
}

export class StillWritten extends Error {}
export class NoFile extends Error {}
export class NotAllowed extends Error {}

/** A file that is being sent changes within it. */
const QUIET_MS = 60_000
const CHUNK_BYTES = 1_048_576
const STOCK_NAME = /^[^.].*\.(?:blm|zip)$/i

export const importOf = (own: string): string => path.parse(own).name

/** One for each folder that has a feed's id for a name. */
export async function stockFolders(root: string): Promise<readonly StockFolder[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && isUuid(entry.name))
    .map(({ name }) => stockFolder(root, name))
}

function stockFolder(root: string, feed: string): StockFolder {
  const inbox = path.join(root, feed)
  const away = (where: PutAway) => path.join(root, where, feed)
  return {
    feed,
    complete: async (at) => {
      const files = await filesIn(inbox)
      const quiet = files.filter(
        ({ name, stats }) => STOCK_NAME.test(name) && at.getTime() - stats.ctimeMs > QUIET_MS,
      )
      return quiet.map(({ name }) => name).toSorted()
    },
    take: async (name) => {
      const own = `${randomUUID()}${path.extname(name).toLowerCase()}`
      await mkdir(away('taken'), { recursive: true, mode: 0o700 })
      return (await isMoved(path.join(inbox, name), path.join(away('taken'), own))) ? own : null
    },
    taken: async () => {
      const files = await filesIn(away('taken'))
      return files.toSorted((a, b) => a.stats.ctimeMs - b.stats.ctimeMs).map(({ name }) => name)
    },
    read: (own) => Readable.from(bytesOf(path.join(away('taken'), own)), { objectMode: false }),
    putAway: async (own, where) => {
      await mkdir(away(where), { recursive: true, mode: 0o700 })
      await isMoved(path.join(away('taken'), own), path.join(away(where), own))
    },
  }
}

interface Found {
  readonly name: string
  readonly stats: Stats
}

/** Without links, folders and pipes. None where there is no such folder. */
async function filesIn(folder: string): Promise<readonly Found[]> {
  const names = await readdir(folder).catch(noneIfMissing)
  const found = await Promise.all(
    (names ?? []).map(async (name) => {
      const stats = await lstat(path.join(folder, name)).catch(noneIfMissing)
      return stats?.isFile() ? [{ name, stats }] : []
    }),
  )
  return found.flat()
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

function noneIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** False if it is not there any more. Of two who rename a file one does. */
const isMoved = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    (error: unknown) => noneIfMissing(error) ?? false,
  )

/** A link that took the file's place meanwhile is not followed, and a pipe is not waited for. */
async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ELOOP') throw new NoFile()
      throw error.code === 'EACCES' || error.code === 'EPERM' ? new NotAllowed() : error
    },
  )
  try {
    const before = await handle.stat()
    if (!before.isFile()) throw new NoFile()
    yield* handle.createReadStream({ autoClose: false, highWaterMark: CHUNK_BYTES })
    const after = await handle.stat()
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) throw new StillWritten()
  } finally {
    await handle.close()
  }
}

/** Removes what was put away before then; how many files. */
export async function forgetStockFiles(root: string, then: Date): Promise<number> {
  let forgotten = 0
  for (const where of ['done', 'failed'] satisfies PutAway[]) {
    for (const feed of (await readdir(path.join(root, where)).catch(noneIfMissing)) ?? []) {
      const folder = path.join(root, where, feed)
      const old = (await filesIn(folder)).filter(({ stats }) => stats.ctimeMs < then.getTime())
      await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { force: true })))
      forgotten += old.length
    }
  }
  return forgotten
}
