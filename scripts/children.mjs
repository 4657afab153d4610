import { spawn } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

const SAY_EVERY_MS = 5_000

const running = new Set()

/** Ends what was started and has not ended yet. */
export function stopChildren() {
  for (const child of running) child.kill('SIGTERM')
}

export const say = (line) => process.stdout.write(`${line}\n`)

/**
 * Runs a program to its end and answers its exit code and output. It says what it does, and from time to time that it
 * still does it; the output is shown only where it failed.
 */
export async function runQuietly(label, command, args, options = {}) {
  const began = Date.now()
  say(`${label} …`)
  const timer = setInterval(() => say(`  still at it, ${seconds(began)} s`), SAY_EVERY_MS)
  let output = ''
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const code = await ended(child)
  clearInterval(timer)
  if (code !== 0) say(output.trimEnd())
  return { code, output, seconds: seconds(began) }
}

/** The exit code of a child; 127 where it could not be started, 1 where a signal ended it. */
export function ended(child) {
  running.add(child)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      running.delete(child)
      say(String(error.message))
      resolve(127)
    })
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

const seconds = (began) => Math.round((Date.now() - began) / 1_000)
