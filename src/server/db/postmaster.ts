import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './processes.ts'

const POLL_MS = 25

/** The running PostgreSQL's process id, or null. The number in an old lock file may be another process's by now. */
export function livingPostmaster(pgData: string): number | null {
  const pid = lockedBy(path.join(pgData, 'postmaster.pid'))
  return pid !== null && serves(pid, pgData) ? pid : null
}

/** PostgreSQL believes a lock file if any process of its user has the number: we remove it if that is another program. */
export function removeMisleadingLocks(pgData: string, socket: string): void {
  for (const file of [path.join(pgData, 'postmaster.pid'), `${socket}.lock`]) {
    // A crash left it empty, and PostgreSQL would refuse to start.
    if (existsSync(file) && statSync(file).size === 0) rmSync(file)
    const pid = lockedBy(file)
    if (pid !== null && isAlive(pid) && commandLine(pid).length > 0 && !serves(pid, pgData)) rmSync(file)
  }
}

/** Open sessions are rolled back and cut off. False if it goes on. */
export async function stopPostmaster(pgData: string, patienceMs: number): Promise<boolean> {
  const pid = livingPostmaster(pgData)
  if (pid === null) return true
  signal(pid, 'SIGINT')
  const deadline = Date.now() + patienceMs
  // The lock file disappears a moment before the process.
  while (serves(pid, pgData)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function lockedBy(file: string): number | null {
  if (!existsSync(file)) return null
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return pid > 1 ? pid : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The postmaster works in its data folder, even if that has moved. A process that we may not inspect counts as one. */
function serves(pid: number, pgData: string): boolean {
  const [program = '', ...args] = commandLine(pid)
  if (path.basename(program) !== 'postgres') return false
  if (process.platform !== 'linux') return args.includes(pgData)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(pgData)
  } catch {
    return true
  }
}

/** Empty if the process is gone, or a zombie. */
function commandLine(pid: number): string[] {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
          .trim()
          .split(' ')
  } catch {
    return []
  }
}
