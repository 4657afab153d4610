import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { passwordOf, SUPERUSER } from './embedded-roles.ts'
import type { RunAs } from './postgres-binaries.ts'
import { isAlive } from './processes.ts'

const SECRET_FILE = 'gatepost.secret'
const MAJOR_VERSION = '18'

/** The roles' passwords are made from it. Only the folder's owner may read it. */
export function readSecret(pgData: string): string {
  return readFileSync(path.join(pgData, SECRET_FILE), 'utf8')
}

/** Made under another name and then renamed, so that it is never half made; of two processes the first wins. */
export async function ensureDataFolder(
  dataDir: string,
  as: RunAs,
  print: (line: string) => void,
): Promise<void> {
  const pgData = path.join(dataDir, 'postgres')
  await removeLeftovers(dataDir)
  if (existsSync(pgData)) {
    const version = readFileSync(path.join(pgData, 'PG_VERSION'), 'utf8').trim()
    if (version === MAJOR_VERSION) return
    throw new Error(
      `${pgData} was made by PostgreSQL ${version}, and this is PostgreSQL ${MAJOR_VERSION}. Export it with the old version and import it into an empty DATA_DIR.`,
    )
  }
  print('Making the database (once, a few seconds) …')
  const unfinished = path.join(dataDir, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  await mkdir(unfinished, { mode: 0o700 })
  if (as.owner) chownSync(unfinished, as.owner.uid, as.owner.gid)
  await fill(unfinished, as)
  await rename(unfinished, pgData).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  flush(dataDir)
}

/** A killed process's initdb may still be running; then the next start removes the rest. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    await rm(path.join(dataDir, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

async function fill(folder: string, as: RunAs): Promise<void> {
  const secret = randomBytes(32).toString('base64url')
  const passwordFile = `${folder}.password`
  await writeOwned(passwordFile, passwordOf(SUPERUSER, secret), as)
  try {
    await initdb(folder, passwordFile, as)
  } finally {
    await rm(passwordFile, { force: true })
  }
  const secretFile = path.join(folder, SECRET_FILE)
  await writeOwned(secretFile, secret, as)
  flush(secretFile)
  flush(folder)
}

async function writeOwned(file: string, text: string, as: RunAs): Promise<void> {
  await writeFile(file, text, { mode: 0o600 })
  if (as.owner) chownSync(file, as.owner.uid, as.owner.gid)
}

async function initdb(folder: string, passwordFile: string, as: RunAs): Promise<void> {
  const [command, args] = as.command('initdb', [
    ...['-D', folder, '-U', SUPERUSER, '--pwfile', passwordFile, '--auth', 'scram-sha-256', '-E', 'UTF8'],
    ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--data-checksums'],
  ])
  const child = spawn(command, args, { ...as.options, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder: ${complaint.trim()}`)
}

function flush(fileOrFolder: string): void {
  const handle = openSync(fileOrFolder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
