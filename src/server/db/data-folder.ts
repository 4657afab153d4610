import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'

/** If DATA_DIR cannot be used, the error names the variable. */
export function ensureDataDir(dataDir: string): void {
  ensureFolder(dataDir, dataDir)
}

/** Files are received in `incoming`. */
export function ensurePhotoFolders(dataDir: string): { readonly folder: string; readonly incoming: string } {
  ensureDataDir(dataDir)
  const folder = path.join(dataDir, 'photos')
  const incoming = path.join(folder, 'incoming')
  for (const made of [folder, incoming]) ensureFolder(made, dataDir)
  for (const shelf of readdirSync(folder)) ensureUsable(path.join(folder, shelf), dataDir)
  return { folder, incoming }
}

function ensureFolder(folder: string, dataDir: string): void {
  try {
    // Its parents get the usual mode, since they are not ours alone.
    mkdirSync(folder, { recursive: true, ...(folder === dataDir ? {} : { mode: 0o700 }) })
  } catch (error) {
    throw unusable(folder, dataDir, error as NodeJS.ErrnoException)
  }
  ensureUsable(folder, dataDir)
}

function ensureUsable(folder: string, dataDir: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unusable(folder, dataDir, error as NodeJS.ErrnoException)
  }
}

function unusable(folder: string, dataDir: string, error: NodeJS.ErrnoException): Error {
  const inside = folder === dataDir ? '' : `, and ${folder} is needed in it`
  return new Error(`DATA_DIR is ${dataDir}${inside}: ${reason(folder, dataDir, error)}`, { cause: error })
}

function reason(folder: string, dataDir: string, { code }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EEXIST':
      return 'it is a file, not a folder.'
    case 'ENOTDIR':
      return 'a part of that path is a file, not a folder.'
    case 'EACCES':
    case 'EPERM':
      return `${accountName()} may not use it${ownerOf(folder)}. Start as its owner, or run: chown -R ${accountName()} ${dataDir}`
    case 'EROFS':
      return 'its disk can only be read.'
    case 'ENOSPC':
    case 'EDQUOT':
      return 'its disk is full.'
    default:
      return `it cannot be used (${code ?? 'unknown'}).`
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
