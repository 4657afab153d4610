import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { livingPostmaster, stopPostmaster } from '../../src/server/db/postmaster.ts'
import { freePort } from './free-port.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export interface Program {
  readonly child: ChildProcess
  readonly origin: string
  /** What it said to the person at the terminal. */
  readonly said: () => string
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
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let said = ''
  let logged = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    logged += text
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  const origin = `http://127.0.0.1:${environment.PORT}`
  return { child, origin, said: () => said, logged: () => logged, ended }
}

/** Milliseconds until it was ready. */
export async function untilReady(
  { origin, child, said, logged }: Program,
  patienceMs = 180_000,
): Promise<number> {
  const began = Date.now()
  while (Date.now() - began < patienceMs) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return Date.now() - began
    if (child.exitCode !== null) break
    await sleep(20)
  }
  throw new Error(`not ready after ${Date.now() - began} ms: ${said()} ${logged().slice(-2_000)}`)
}

export const aFreePort = async (): Promise<string> => String(await freePort())
