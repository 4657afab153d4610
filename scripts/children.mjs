import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const ROOT = path.resolve(import.meta.dirname, '..')

const PRINT_EVERY_MS = 5_000
const WATCH_PARENT_MS = 500
const LOOK_EVERY_MS = 50

/** What runs, and how it is asked to stop. */
const running = new Map()

/** Asks what was started, and has not ended yet, to stop. */
export function stopChildren() {
  for (const [child, stop] of running) stop(child)
}

/** Stops them, and kills what has not ended by then, or was started by them and outlived them. */
export async function endChildren(patienceMs) {
  const started = [...running.keys()]
  stopChildren()
  const deadline = Date.now() + patienceMs
  while (running.size > 0 && Date.now() < deadline) await sleep(LOOK_EVERY_MS)
  for (const child of running.keys()) child.kill('SIGKILL')
  for (const child of started) stopGroup('SIGKILL')(child)
}

/** Stops a runner and all that it started: it has to be started with `detached`, as the leader of a group. */
export const stopGroup = (signal) => (child) => {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** npm that is killed takes nothing with it. */
export function whenNpmIsGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, WATCH_PARENT_MS)
  timer.unref()
}

export const print = (line) => process.stdout.write(`${line}\n`)

/**
 * Runs a program to its end and answers its exit code and output. It says what it does, and from time to time that it
 * still does it; the output is shown only where it failed.
 */
export async function runQuietly(label, command, args, options = {}) {
  const startedAt = Date.now()
  print(`${label} …`)
  const timer = setInterval(() => print(`  still at it, ${seconds(startedAt)} s`), PRINT_EVERY_MS)
  let output = ''
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const code = await ended(child)
  clearInterval(timer)
  if (code !== 0) print(output.trimEnd())
  return { code, output, seconds: seconds(startedAt) }
}

/** The exit code of a child; 127 where it could not be started, 1 where a signal ended it. */
export function ended(child, stop = () => child.kill('SIGTERM')) {
  running.set(child, stop)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      running.delete(child)
      print(String(error.message))
      resolve(127)
    })
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

const seconds = (startedAt) => Math.round((Date.now() - startedAt) / 1_000)
