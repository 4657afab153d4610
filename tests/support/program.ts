import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { livingPostmaster, stopPostmaster } from '../../src/server/db/postmaster.ts'
import { putDatabaseInto } from './embedded.ts'
import { freePort } from './free-port.ts'
import { INHERITED } from './inherited.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export interface Program {
  readonly child: ChildProcess
  readonly origin: string
  /** What it said to the person at the terminal. */
  readonly output: () => string
  readonly logged: () => string
  /** Resolves to the exit code, or to the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** A data folder that goes, and whose database stops, when the test ends. */
export function aDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatepost-program-'))
  onTestFinished(async () => {
    await stopPostmaster(path.join(dataDir, 'postgres'), 10_000)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

/** The same, with a database that was made before. */
export function aPreparedDataDir(): string {
  const dataDir = aDataDir()
  putDatabaseInto(dataDir)
  return dataDir
}

export const postmasterOf = (dataDir: string): number => livingPostmaster(path.join(dataDir, 'postgres')) ?? 0

/** The postmaster and all its children. */
export function postgresProcesses(dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir)
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return [postmaster, ...children]
}

/** The program as `npm start` runs it, on a port of its own. */
export function startProgram(
  environment: Readonly<Record<string, string>> & { readonly PORT: string },
  user: { readonly uid?: number; readonly gid?: number } = {},
): Program {
  const child = spawn(process.execPath, [path.join(ROOT, 'src/server/main.ts')], {
    cwd: ROOT,
    env: { ...INHERITED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  let logged = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    logged += text
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  const origin = `http://127.0.0.1:${environment.PORT}`
  return { child, origin, output: () => output, logged: () => logged, ended }
}

/** Milliseconds until it was ready. */
export async function untilReady(
  { origin, child, output, logged }: Program,
  patienceMs = 180_000,
): Promise<number> {
  const startedAt = Date.now()
  while (Date.now() - startedAt < patienceMs) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return Date.now() - startedAt
    if (child.exitCode !== null) break
    await sleep(20)
  }
  throw new Error(`not ready after ${Date.now() - startedAt} ms: ${output()} ${logged().slice(-2_000)}`)
}

export const aFreePort = async (): Promise<string> => String(await freePort())

/** The program as an operator runs it, on this database and until the test ends. */
export async function aProgram(environment: Readonly<Record<string, string>>): Promise<Program> {
  const program = startProgram({
    PORT: await aFreePort(),
    DATA_DIR: aDataDir(),
    LOG_LEVEL: 'warn',
    ...environment,
  })
  onTestFinished(() => void program.child.kill('SIGKILL'))
  await untilReady(program)
  return program
}
