import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'

/** A folder that a variable names. */
interface Root {
  readonly variable: string
  readonly root: string
}

/** If DATA_DIR cannot be used, the error names the variable. */
export function ensureDataDir(dataDir: string): void {
  ensureFolder(dataDir, dataRoot(dataDir))
}

const dataRoot = (dataDir: string): Root => ({ variable: 'DATA_DIR', root: dataDir })

/** Those in it that are ours. It may belong to another account itself: SFTP servers want that of a folder they lock senders in. */
export function ensureFeedFolder(feedFolder: string, ours: readonly string[]): void {
  const root = { variable: 'FEED_FOLDER', root: feedFolder }
  for (const name of ours) ensureFolder(path.join(feedFolder, name), root)
}

/** Files are received in `incoming`. */
export function ensurePhotoFolders(dataDir: string): { readonly folder: string; readonly incoming: string } {
  ensureDataDir(dataDir)
  const folder = path.join(dataDir, 'photos')
  const incoming = path.join(folder, 'incoming')
  const root = dataRoot(dataDir)
  for (const made of [folder, incoming]) ensureFolder(made, root)
  for (const shelf of readdirSync(folder)) ensureUsable(path.join(folder, shelf), root)
  return { folder, incoming }
}

function ensureFolder(folder: string, root: Root): void {
  try {
    // Its parents get the usual mode, since they are not ours alone.
    makeFolder(folder, folder === root.root ? undefined : 0o700)
  } catch (error) {
    throw unusable(folder, root, error as NodeJS.ErrnoException)
  }
  ensureUsable(folder, root)
}

/** Node's own recursive mkdir never ends where a file system takes no folders, such as /proc. */
function makeFolder(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
    const parent = path.dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || existsSync(parent)) throw error
    makeFolder(parent)
    makeFolder(folder, mode)
  }
}

function ensureUsable(folder: string, root: Root): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unusable(folder, root, error as NodeJS.ErrnoException)
  }
}

function unusable(folder: string, { variable, root }: Root, error: NodeJS.ErrnoException): Error {
  const inside = folder === root ? '' : `, and ${folder} is needed in it`
  return new Error(`${variable} is ${root}${inside}: ${reason(folder, root, error)}`, { cause: error })
}

function reason(folder: string, root: string, { code }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EEXIST':
      return 'it is a file, not a folder.'
    case 'ENOTDIR':
      return 'a part of that path is a file, not a folder.'
    case 'EACCES':
    case 'EPERM':
      return `${accountName()} may not use it${ownerOf(folder)}. Start as its owner, or run: chown -R ${accountName()} ${root}`
    case 'ENOENT':
      return 'we can’t make a folder there.'
    case 'EROFS':
      return 'its disk is read-only.'
    case 'ENOSPC':
    case 'EDQUOT':
      return 'its disk is full.'
    default:
      return `we can’t use it (${code ?? 'unknown'}).`
  }
}

function ownerOf(folder: string): string {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found === undefined ? '' : ` (it belongs to user ${found.uid})`
}

export function accountName(): string {
  try {
    return userInfo().username
  } catch {
    // No list has the account, as in containers.
    return String(process.getuid?.() ?? 'this user')
  }
}
