import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { ensureDataDir } from './data-folder.ts'
import { ensureOwner } from './data-owner.ts'
import {
  APP_ROLE,
  DATABASE,
  makeRolesAndDatabase,
  OWNER_ROLE,
  passwordOf,
  SUPERUSER,
} from './embedded-roles.ts'
import { ensureDataFolder, readSecret } from './initialise.ts'
import { hopelessWords, lastWords, sizeOf } from './last-words.ts'
import { type RunAs, runAs } from './postgres-binaries.ts'
import { livingPostmaster, removeMisleadingLocks, stopPostmaster } from './postmaster.ts'

type Address = Pick<ClientConfig, 'host' | 'user' | 'password' | 'database'>

export interface EmbeddedPostgres {
  readonly app: Address
  readonly owner: Address
  readonly admin: Address
  /** Rejects if starting takes longer than it may. */
  readonly ensureRunning: () => Promise<void>
  /** False if it did not end in time. */
  readonly stop: (patienceMs: number) => Promise<boolean>
}

const START_PATIENCE_MS = 60_000
const POLL_MS = 50
/** Another process may be fixing what PostgreSQL complains of. */
const HOPELESS_MS = 1_000
const PRINT_EVERY_MS = 3_000
const LONGEST_SOCKET_FOLDER = 80
const LOG_LIMIT_BYTES = 10_000_000

/** Its socket is private. In a session of its own it survives our Ctrl-C, and one that is still running is reused. */
export async function startEmbedded(
  dataDir: string,
  print: (line: string) => void,
): Promise<EmbeddedPostgres> {
  ensureDataDir(dataDir)
  const as = runAs(dataDir)
  const pgData = path.join(dataDir, 'postgres')
  ensureOwner(pgData, as, print)
  await ensureDataFolder(dataDir, as, print)
  const server: Server = {
    pgData,
    socketFolder: ensureSocketFolder(dataDir, as),
    as,
    log: path.join(dataDir, 'postgres.log'),
  }
  const secret = readSecret(pgData)
  const address = (user: string, database: string): Address => ({
    host: server.socketFolder,
    user,
    password: passwordOf(user, secret),
    database,
  })
  const admin = address(SUPERUSER, 'postgres')
  const ensureRunning = async () => (await connectOrStart(server, admin, print)).end()
  const client = await connectOrStart(server, admin, print)
  try {
    await makeRolesAndDatabase(client, secret)
  } finally {
    await client.end()
  }
  return {
    admin,
    owner: address(OWNER_ROLE, DATABASE),
    app: address(APP_ROLE, DATABASE),
    ensureRunning,
    stop: (patienceMs) => stopPostmaster(pgData, patienceMs),
  }
}

interface Started {
  readonly child: ChildProcess
  /** The log's length before the start. */
  readonly logged: number
}

interface Server {
  readonly pgData: string
  readonly socketFolder: string
  readonly as: RunAs
  readonly log: string
}

/** A Unix socket's path may have about 100 bytes; in place of a longer one we use a folder in /tmp. */
export function socketFolderOf(dataDir: string): string {
  const real = realpathSync(dataDir)
  const inFolder = path.join(real, 'socket')
  const name = createHash('sha256').update(real).digest('hex').slice(0, 16)
  return Buffer.byteLength(inFolder) <= LONGEST_SOCKET_FOLDER
    ? inFolder
    : path.join(tmpdir(), `gatepost-${name}`)
}

function ensureSocketFolder(dataDir: string, as: RunAs): string {
  const folder = socketFolderOf(dataDir)
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  const found = lstatSync(folder)
  const isOwnedByUs = found.uid === process.getuid?.()
  if (as.owner && isOwnedByUs && found.isDirectory()) chownSync(folder, as.owner.uid, as.owner.gid)
  if (!found.isDirectory() || !(isOwnedByUs || found.uid === as.owner?.uid)) {
    throw new Error(`${folder} belongs to someone else, and PostgreSQL needs it for its socket. Remove it.`)
  }
  chmodSync(folder, 0o700)
  return folder
}

/** Ends with a connection, whatever state the server is in. */
async function connectOrStart(
  server: Server,
  admin: Address,
  print: (line: string) => void,
): Promise<Client> {
  const deadline = Date.now() + START_PATIENCE_MS
  let started: Started | null = null
  let hopelessSince: number | null = null
  for (let nextWord = Date.now() + PRINT_EVERY_MS; ; await sleep(POLL_MS)) {
    const attempt = await connect(admin)
    if (attempt instanceof Client) return attempt
    if (isHopeless(attempt)) throw attempt
    if (Date.now() > deadline) {
      throw new Error(
        `PostgreSQL did not answer within a minute: ${attempt.message}. ${lastWords(server.log)}`,
      )
    }
    if (Date.now() > nextWord) {
      print(`Waiting for PostgreSQL (${attempt.message}) …`)
      nextWord = Date.now() + PRINT_EVERY_MS
    }
    if (started !== null && !hasEnded(started.child)) continue
    const why = started === null ? null : hopelessWords(server.log, started.logged)
    hopelessSince = why === null ? null : (hopelessSince ?? Date.now())
    if (why !== null && Date.now() - (hopelessSince ?? 0) > HOPELESS_MS) {
      throw new Error(`PostgreSQL does not start in ${server.pgData}: ${why} (its log: ${server.log}).`)
    }
    if (livingPostmaster(server.pgData) === null) started = launch(server)
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function connect(admin: Address): Promise<Client | Error> {
  const client = new Client({ ...admin, connectionTimeoutMillis: 2_000, application_name: 'gatepost start' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    return error as Error
  }
}

/** Waiting does not mend a wrong password or database. */
function isHopeless(error: Error): boolean {
  return 'code' in error && ['28P01', '28000', '3D000'].includes(String(error.code))
}

function launch({ pgData, socketFolder, as, log }: Server): Started {
  removeMisleadingLocks(pgData, path.join(socketFolder, '.s.PGSQL.5432'))
  if (existsSync(log) && statSync(log).size > LOG_LIMIT_BYTES) renameSync(log, `${log}.1`)
  const logged = sizeOf(log)
  const output = openSync(log, 'a', 0o600)
  if (as.owner) fchownSync(output, as.owner.uid, as.owner.gid)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  const [command, args] = as.command('postgres', [
    ...['-D', pgData, '-p', '5432'],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const child = spawn(command, args, { ...as.options, detached: true, stdio: ['ignore', output, output] })
  child.once('error', () => undefined)
  child.unref()
  closeSync(output)
  return { child, logged }
}
