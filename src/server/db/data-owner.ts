import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { accountName } from './data-folder.ts'
import type { RunAs } from './postgres-binaries.ts'
import { livingPostmaster } from './postmaster.ts'

/** PostgreSQL refuses a folder that others than its owner and group may enter. */
const TOO_MUCH = 0o027

/** PostgreSQL serves only its own account's files. As root we hand them over; otherwise we can only report it. */
export function ensureOwner(pgData: string, as: RunAs, print: (line: string) => void): void {
  const ours = process.getuid?.()
  if (ours === undefined || !existsSync(pgData)) return
  const log = path.join(path.dirname(pgData), 'postgres.log')
  const foreign = [...foreignIn(pgData, as.owner?.uid ?? ours), ...foreignIn(log, as.owner?.uid ?? ours)]
  if (as.owner === null) {
    if (foreign[0] !== undefined) throw new Error(notOurs(foreign[0], pgData))
  } else if (livingPostmaster(pgData) === null) {
    handOver(foreign, as.owner)
    if (foreign.length > 0) {
      print(
        `${foreign.length} files in ${pgData} did not belong to user ${as.owner.uid}, as whom PostgreSQL runs: they were handed over.`,
      )
    }
  } else return
  const { mode } = lstatSync(pgData)
  if ((mode & TOO_MUCH) !== 0) chmodSync(pgData, 0o700)
}

export function handOverAll(folder: string, owner: { readonly uid: number; readonly gid: number }): void {
  handOver(foreignIn(folder, owner.uid), owner)
}

function handOver(
  files: readonly string[],
  { uid, gid }: { readonly uid: number; readonly gid: number },
): void {
  for (const file of files) {
    try {
      lchownSync(file, uid, gid)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** Files of another account, the folder itself first. */
function foreignIn(file: string, uid: number): string[] {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found === undefined) return []
  const own = found.uid === uid ? [] : [file]
  if (!found.isDirectory()) return own
  try {
    return [...own, ...readdirSync(file).flatMap((name) => foreignIn(path.join(file, name), uid))]
  } catch (error) {
    // Gone, or unreadable: then PostgreSQL reports the reason.
    if (['ENOENT', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return own
    throw error
  }
}

function notOurs(file: string, pgData: string): string {
  const me = accountName()
  return `${file} belongs to user ${lstatSync(file, { throwIfNoEntry: false })?.uid ?? 'unknown'}, and PostgreSQL, started by ${me}, can only serve what belongs to ${me}. Start as its owner or as root, or run as root: chown -R ${me} ${path.dirname(pgData)}`
}
