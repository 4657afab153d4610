import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './processes.ts'

const POLL_MS = 25

/**
 * The process id of the living PostgreSQL of this data folder, or null. A lock file can outlive its process, and
 * another process can have been given its number since, so the number alone says nothing.
 */
export function livingPostmaster(pgData: string): number | null {
  const pid = lockedBy(path.join(pgData, 'postmaster.pid'))
  return pid !== null && serves(pid, pgData) ? pid : null
}

/**
 * PostgreSQL takes a lock file for a living server's when any process of its user has the number in it. It is removed
 * only when that process is known to be another program; a dead process's file PostgreSQL removes itself.
 */
export function removeMisleadingLocks(pgData: string, socket: string): void {
  for (const file of [path.join(pgData, 'postmaster.pid'), `${socket}.lock`]) {
    // Left by a crash between making the file and writing it: PostgreSQL would refuse to start beside it.
    if (existsSync(file) && statSync(file).size === 0) rmSync(file)
    const pid = lockedBy(file)
    if (pid !== null && isAlive(pid) && commandLine(pid).length > 0 && !serves(pid, pgData)) rmSync(file)
  }
}

/** Ends the server; sessions still open are cut off after their transaction is rolled back. False if it goes on. */
export async function stopPostmaster(pgData: string, patienceMs: number): Promise<boolean> {
  const pid = livingPostmaster(pgData)
  if (pid === null) return true
  signal(pid, 'SIGINT')
  const deadline = Date.now() + patienceMs
  // Its lock file goes a moment before it does.
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

/**
 * Whether the process is the postmaster of this data folder: it works in that folder, which also holds after the
 * folder was moved. A process that does not let itself be looked at counts as one.
 */
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

/** Empty where the process is gone, or is a zombie that nobody has waited for. */
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
