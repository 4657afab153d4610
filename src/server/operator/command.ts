import { parseArgs } from 'node:util'
import type { KeptAlert } from '../checkout/alert-store.ts'
import type { KeptDiscount } from '../checkout/discount-store.ts'
import type { Decision } from '../db/actor.ts'
import type { FailedJob } from '../jobs/failed-job-store.ts'
import type { NewDiscount } from '../orders/new-discount.ts'
import type { RefundKind } from '../orders/refund.ts'
import type { NumberStore } from '../privacy-numbers/number-store.ts'
import type { ModerationStore } from '../published/moderation-store.ts'
import type { Rotated } from '../references/rotation-store.ts'
import type { CaseStore } from '../support/case-store.ts'

export interface OperatorDeps {
  readonly now: () => Date
  /** Made by the person at the terminal. */
  readonly decision: (why?: string) => Decision
  readonly discounts: {
    /** False if the name exists, ended or not. */
    readonly add: (discount: NewDiscount) => Promise<boolean>
    readonly list: () => Promise<readonly KeptDiscount[]>
    /** False if it does not exist or had ended. */
    readonly end: (code: string) => Promise<boolean>
  }
  readonly alerts: {
    readonly list: () => Promise<readonly KeptAlert[]>
    /** False if there is none to resolve. */
    readonly resolve: (id: string) => Promise<boolean>
  }
  readonly moderation: ModerationStore
  /** The pence refunded; null if nothing can be. */
  readonly refund: (orderId: string, kind: RefundKind, decision: Decision) => Promise<number | null>
  readonly jobs: {
    readonly failed: () => Promise<readonly FailedJob[]>
    /** False if there is none to retry. */
    readonly retry: (id: string) => Promise<boolean>
  }
  readonly cases: Pick<CaseStore, 'listOpen' | 'find' | 'close'>
  readonly numbers: Pick<NumberStore, 'counts'>
  /** Null without a key. */
  readonly rotateReferences: (() => Promise<Rotated>) | null
  readonly staff: {
    /** The path of the link to join; null if they have joined already. */
    readonly add: (email: string) => Promise<string | null>
    readonly list: () => Promise<readonly KnownStaff[]>
    /** False if nobody has that address. */
    readonly remove: (email: string) => Promise<boolean>
  }
}

/** Somebody who may use the desk or was invited to it. */
export interface KnownStaff {
  readonly email: string
  readonly invitedAt: Date
  /** Null until they join. */
  readonly joinedAt: Date | null
}

/** For the person at the terminal. */
export interface Outcome {
  readonly isDone: boolean
  readonly lines: readonly string[]
}
export const done = (...lines: string[]): Outcome => ({ isDone: true, lines })
export const notDone = (...lines: string[]): Outcome => ({ isDone: false, lines })

/** Arguments that are not understood, and why. */
export interface Misread {
  readonly problem: string
}
export const misread = (problem: string): Misread => ({ problem })

export type Run = (deps: OperatorDeps) => Promise<Outcome>

/** For commands on a whole installation, with or without a database in it. */
export interface Installation {
  readonly backup: (folder: string) => Promise<Outcome>
  readonly restore: (folder: string) => Promise<Outcome>
}

export type RunOnInstallation = (installation: Installation) => Promise<Outcome>

interface Named {
  readonly name: string
  /** What follows its name. */
  readonly takes?: string
  readonly does: string
}

export interface OperatorCommand extends Named {
  readonly on: 'database'
  readonly read: (args: readonly string[], now: Date) => Run | Misread
}

export interface InstallationCommand extends Named {
  readonly on: 'installation'
  readonly read: (args: readonly string[]) => RunOnInstallation | Misread
}

/** Without options, and with one argument or none. */
export const plainCommand = (command: Named, run: (given: string) => Run): OperatorCommand => ({
  ...command,
  on: 'database',
  read: (args) => {
    const given = readArguments(args, command.takes ?? null, [])
    return 'problem' in given ? given : run(given.named)
  },
})

/** Takes an id, and a reason that is recorded. */
export const reasonedCommand = (
  command: Omit<Named, 'takes'>,
  run: (deps: OperatorDeps, id: string, why: string) => Promise<Outcome>,
): OperatorCommand => ({
  ...command,
  takes: 'ID --why TEXT',
  on: 'database',
  read: (args) => {
    const given = readArguments(args, 'ID', ['why'])
    if ('problem' in given) return given
    const why = (given.options.why ?? '').trim()
    if (why === '') return misread('--why is missing: say in a sentence why.')
    return (deps) => run(deps, given.named, why)
  },
})

export interface Given<Option extends string> {
  /** The argument; '' if it takes none. */
  readonly named: string
  readonly options: Readonly<Partial<Record<Option, string>>>
}

/** Every option takes a value and may be given once. */
export function readArguments<Option extends string>(
  args: readonly string[],
  takes: string | null,
  options: readonly Option[],
): Given<Option> | Misread {
  const parsed = parse(args, options)
  if ('problem' in parsed) return parsed
  const [named, ...more] = parsed.positionals
  if (takes === null && named !== undefined) return misread(`"${named}" is one word too many.`)
  if (takes !== null && (named ?? '').trim() === '') return misread(`The ${takes} is missing.`)
  if (more[0] !== undefined) return misread(`"${more[0]}" is one word too many.`)
  const given: Partial<Record<Option, string>> = {}
  for (const option of options) {
    const [value, twice] = parsed.values[option] ?? []
    if (twice !== undefined) return misread(`--${option} stands there twice.`)
    if (value !== undefined) given[option] = value
  }
  return { named: named ?? '', options: given }
}

interface Parsed {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, readonly string[] | undefined>>
}

function parse(args: readonly string[], options: readonly string[]): Parsed | Misread {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: Object.fromEntries(options.map((name) => [name, { type: 'string', multiple: true }])),
      allowPositionals: true,
    })
    return { positionals, values }
  } catch (error) {
    // Its first sentence names the problem; the rest is for programmers.
    const [first = ''] = (error as Error).message.split(/\. |\n/, 1)
    return misread(`${first.replace(/\.$/, '')}.`)
  }
}
