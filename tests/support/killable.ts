import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { Program } from './program.ts'

/** A statement of the way that is looked at: its text (with that of the one before, where it ends a transaction), and how often that was sent on it. */
export interface Point {
  readonly text: string
  readonly count: number
  /** Not inside a transaction, or its commit: a kill anywhere inside is undone as one before its commit is. */
  readonly isBoundary: boolean
}

/**
 * Put before the program by NODE_OPTIONS, so that it knows nothing of it: from a signal on, every statement that goes to
 * the database is written down, or the process kills itself in place of sending the one that was named.
 */
const HOOK = `
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
const { Client } = createRequire(process.cwd() + '/package.json')('pg')
const file = process.env.KILLABLE
let plan = null
let seen = new Map()
process.on('SIGUSR2', () => {
  plan = JSON.parse(readFileSync(file, 'utf8'))
  seen = new Map()
  writeFileSync(file + '.armed', '')
})
const { query } = Client.prototype
/** The last statement of each connection's transaction. */
const inTransaction = new WeakMap()
Client.prototype.query = function (...args) {
  const sent = typeof args[0] === 'string' ? args[0] : String(args[0]?.text ?? '')
  const isEnd = /^\\s*(commit|rollback)/i.test(sent)
  // The workers' transactions end in the same words.
  const text = isEnd ? sent + ' after ' + inTransaction.get(this) : sent
  const isBoundary = isEnd || !inTransaction.has(this)
  if (isEnd) inTransaction.delete(this)
  else if (inTransaction.has(this) || (/^\\s*begin/i.test(sent) && !/commit;?\\s*$/i.test(sent))) inTransaction.set(this, sent)
  if (plan !== null) {
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    if (plan.point === null) appendFileSync(file + '.seen', JSON.stringify({ text, count, isBoundary }) + '\\n')
    else if (plan.point.text === text && plan.point.count === count) process.kill(process.pid, 'SIGKILL')
  }
  return query.apply(this, args)
}
`

export interface Killable {
  /** For the program. */
  readonly environment: Readonly<Record<'NODE_OPTIONS' | 'KILLABLE', string>>
  /** From now on the program notes its statements (null), or kills itself before that one. */
  readonly arm: (program: Program, point: Point | null) => Promise<void>
  /** What was noted since. */
  readonly seen: () => readonly Point[]
}

export function aKillable(): Killable {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-killable-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'plan')
  const [armed, noted] = [`${file}.armed`, `${file}.seen`]
  return {
    environment: {
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(HOOK)}`,
      KILLABLE: file,
    },
    arm: async ({ child }, point) => {
      for (const old of [armed, noted]) rmSync(old, { force: true })
      writeFileSync(file, JSON.stringify({ point }))
      child.kill('SIGUSR2')
      while (!existsSync(armed)) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error('it ended before it was armed')
        await sleep(5)
      }
    },
    seen: () =>
      readFileSync(noted, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Point),
  }
}
