import { lstatSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { socketFolderOf } from '../../db/embedded.ts'
import { type OpenServer, openServer } from '../../db/open-database.ts'
import { stopPostmaster } from '../../db/postmaster.ts'
import { isAlive } from '../../db/processes.ts'
import { openTarget } from '../../db/restore-rows.ts'
import { openSnapshot } from '../../db/snapshot.ts'
import type { Manifest } from './manifest.ts'
import { measure } from './measure.ts'
import { storedRows } from './stored-rows.ts'
import { verifyFiles } from './verify-files.ts'

export interface Account {
  readonly uid: number
  readonly gid: number
}

interface CheckDeps {
  readonly migrations: string
  readonly signal: AbortSignal
  /** The owner of the embedded database: nobody else may read the copy. */
  readonly databaseOwner?: Account | undefined
}

const PREFIX = 'gatepost-check-'
const STOP_PATIENCE_MS = 10_000

/** Restores the backup into a temporary PostgreSQL and compares the two. */
export async function checkBackup(deps: CheckDeps, folder: string, manifest: Manifest): Promise<void> {
  await verifyFiles(folder, manifest, deps.signal)
  await removeLeftovers(deps.databaseOwner)
  const dataDir = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`))
  try {
    // Started by root, PostgreSQL runs as another account, which must be able to enter; the data stay closed to others.
    await chmod(dataDir, 0o711)
    const { databaseOwner } = deps
    if (process.getuid?.() === 0 && databaseOwner !== undefined)
      await chown(dataDir, databaseOwner.uid, databaseOwner.gid)
    const silent = { print: () => undefined, warn: () => undefined }
    const server = await openServer({ dataDir, databaseUrl: null, databaseMigrationUrl: null }, silent)
    try {
      await restoreAndCompare(deps, server, folder, manifest)
    } finally {
      await server.close()
    }
  } finally {
    await remove(dataDir)
  }
}

/** The server must not have any of the tables yet. */
export async function restoreAndCompare(
  { migrations, signal }: Pick<CheckDeps, 'migrations' | 'signal'>,
  server: Pick<OpenServer, 'owner' | 'appRole'>,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const target = await openTarget(server.owner, migrations, server.appRole)
  try {
    await target.load(storedRows(folder, manifest), 'as-they-were', signal)
  } finally {
    await target.close()
  }
  const restored = await openSnapshot(server.owner)
  try {
    for (const table of manifest.tables) {
      const { rows, rowsDigest } = await measure(restored.rowsOf(table), signal)
      if (rows !== table.rows || rowsDigest !== table.rowsDigest) {
        throw new Error(`the rows of ${table.name} came back otherwise than they were stored`)
      }
    }
    const sequences = await restored.sequences()
    if (JSON.stringify(sequences) !== JSON.stringify(manifest.sequences)) {
      throw new Error('the sequences came back otherwise than they were stored')
    }
  } finally {
    await restored.close()
  }
}

async function remove(dataDir: string): Promise<void> {
  await stopPostmaster(path.join(dataDir, 'postgres'), STOP_PATIENCE_MS)
  // If the folder's path is long, the socket is outside it.
  await rm(socketFolderOf(dataDir), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

/** A killed check can leave its PostgreSQL running. */
async function removeLeftovers(databaseOwner: Account | undefined): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? /^\d+/.exec(name.slice(PREFIX.length))?.[0] : undefined
    if (pid === undefined || isAlive(Number(pid))) continue
    const folder = path.join(tmpdir(), name)
    if (isOurs(folder, databaseOwner)) await remove(folder).catch(() => undefined)
  }
}

/** Anybody can make a name in the temporary folder, such as a link to the live site's DATA_DIR. */
function isOurs(folder: string, databaseOwner: Account | undefined): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && [process.getuid?.(), databaseOwner?.uid].includes(found.uid)
}
