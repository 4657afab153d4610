import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/support/free-port.ts'

const ROOT = path.join(import.meta.dirname, '..')
const START_MS = 90_000
const STOP_MS = 15_000

export interface Running {
  readonly origin: string
  readonly pid: number
  readonly stop: () => Promise<void>
}
export interface OurServer extends Running {
  readonly dataDir: string
}

const running = new Set<() => Promise<void>>()

/** Ends whatever was started and has not been ended, for when the benchmark is broken off. */
export async function stopEverything(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()))
}

/** Our server as it runs in production, with a data folder of its own that goes when it ends. */
export async function startOurs(nodeFlags: readonly string[] = []): Promise<OurServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatepost-bench-'))
  const program = await startProgram([...nodeFlags, path.join(ROOT, 'src/server/main.ts')], {
    log: path.join(dataDir, 'server.log'),
    environment: { DATA_DIR: dataDir, HOST: '127.0.0.1', NODE_ENV: 'production', ALLOW_SANDBOX: '1' },
    readyPath: '/readyz',
  })
  const stop = async (): Promise<void> => {
    running.delete(stop)
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  running.add(stop)
  return { ...program, dataDir, stop }
}

interface Program {
  readonly log: string
  readonly environment: Readonly<Record<string, string>>
  readonly readyPath: string
}

/** Starts a program that listens on PORT; ends when it answers. */
export async function startProgram(
  args: readonly string[],
  { log, environment, readyPath }: Program,
): Promise<Running> {
  const port = await freePort()
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ...environment },
    stdio: ['ignore', output, output],
  })
  const origin = `http://127.0.0.1:${port}`
  const stop = async (): Promise<void> => {
    running.delete(stop)
    await end(child)
  }
  running.add(stop)
  await untilReady(child, origin + readyPath, log).catch(async (error: Error) => {
    await stop()
    throw error
  })
  return { origin, pid: child.pid ?? 0, stop }
}

async function untilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer. ${readFileSync(log, 'utf8').slice(-2_000)}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(late)
}
