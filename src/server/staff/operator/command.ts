import { parseArgs } from 'node:util'
import type { AccountDeletion } from '../../accounts/account/account-deletion-store.ts'
import type { AgencyStore } from '../../agents/feeds/agency-store.ts'
import type { OperatorsPortals } from '../../agents/portals/operators-portals-store.ts'
import { COMMAND_LINE, type Decision } from '../../db/actor.ts'
import type { NumberStore } from '../../entitlements/privacy-numbers/number-store.ts'
import type { Rotated } from '../../entitlements/references/rotation-store.ts'
import type { FailedJob } from '../../jobs/queue/failed-job-store.ts'
import type { ModerationStore } from '../../listings/published/moderation-store.ts'
import type { NewDiscount } from '../../orders/new-discount.ts'
import type { StartedRefund, WantedRefund } from '../../orders/start-refund-store.ts'
import type { KeptAlert } from '../../payments/checkout/alert-store.ts'
import type { KeptDiscount } from '../../payments/checkout/discount-store.ts'
import type { CaseStore } from '../support/case-store.ts'

export interface OperatorDeps {
  readonly now: () => Date
  readonly discounts: {
    /** False if the name exists, ended or not. */
    readonly add: (discount: NewDiscount, decision: Decision) => Promise<boolean>
    readonly list: () => Promise<readonly KeptDiscount[]>
    /** False if it does not exist or had ended. */
    readonly end: (code: string, decision: Decision) => Promise<boolean>
  }
  readonly alerts: {
    readonly list: () => Promise<readonly KeptAlert[]>
    /** False if there is none to resolve. */
    readonly resolve: (id: string, decision: Decision) => Promise<boolean>
  }
  readonly moderation: ModerationStore
  /** By its normalised address. */
  readonly deleteAccount: (email: string, decision: Decision) => Promise<AccountDeletion>
  readonly refund: (wanted: Omit<WantedRefund, 'why'>, decision: Decision) => Promise<StartedRefund>
  /** The pence that are asked for again; 0 if no refund of the order had failed. */
  readonly retryRefund: (orderId: string, decision: Decision) => Promise<number>
  readonly jobs: {
    readonly failed: () => Promise<readonly FailedJob[]>
    /** False if there is none to retry. */
    readonly retry: (id: string, decision: Decision) => Promise<boolean>
  }
  readonly cases: Pick<CaseStore, 'listOpen' | 'find' | 'close'>
  readonly numbers: Pick<NumberStore, 'counts' | 'retire'>
  /** Null without a key. */
  readonly rotateReferences: ((decision: Decision) => Promise<Rotated>) | null
  readonly agencies: AgencyStore
  /** False if it is not held. */
  readonly confirmImport: (id: string, decision: Decision) => Promise<boolean>
  readonly portals: OperatorsPortals
  readonly newSecret: () => { readonly token: string; readonly hash: Buffer }
  /** Of the site: what addresses for other people begin with. */
  readonly origin: string
  readonly staff: {
    /** The path of the link to join; null if they have joined already. */
    readonly add: (email: string, decision: Decision) => Promise<string | null>
    readonly list: () => Promise<readonly KnownStaff[]>
    /** False if nobody has that address. */
    readonly remove: (email: string, decision: Decision) => Promise<boolean>
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
/** The decision is the person's at the terminal: only these can change anything. */
type Decide = (deps: OperatorDeps, decision: Decision) => Promise<Outcome>

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
  /** Whether it changes something; then the audit gets a row, with its --why. */
  readonly decides: boolean
  readonly read: (args: readonly string[], now: Date) => Run | Misread
}

export interface InstallationCommand extends Named {
  readonly on: 'installation'
  readonly read: (args: readonly string[]) => RunOnInstallation | Misread
}

/** Reads alone. Without options, and with one argument or none. */
export const readingCommand = (command: Named, run: (given: string) => Run): OperatorCommand => ({
  ...command,
  on: 'database',
  decides: false,
  read: (args) => {
    const given = readArguments(args, command.takes ?? null, [])
    return 'problem' in given ? given : run(given.named)
  },
})

interface Deciding<Option extends string> extends Named {
  /** How its options are used, such as '--kind whole | --kind days-left'. */
  readonly usage?: string
  readonly options?: readonly Option[]
  /** What the audit says where the command itself is reason enough; then nobody has to type one. */
  readonly reason?: string
}

/** Changes something. Takes --why beside its own options, so that the audit tells who did what, and why. */
export function decidingCommand<Option extends string = never>(
  { usage, options = [], reason = '', ...command }: Deciding<Option>,
  read: (given: Given<Option>, now: Date) => Decide | Misread,
): OperatorCommand {
  const { takes } = command
  return {
    ...command,
    takes: [takes, usage, reason === '' ? '--why TEXT' : '[--why TEXT]']
      .filter((part) => part !== undefined)
      .join(' '),
    on: 'database',
    decides: true,
    read: (args, now) => {
      const given = readArguments<Option | 'why'>(args, takes ?? null, [...options, 'why'])
      if ('problem' in given) return given
      const decide = read(given, now)
      if ('problem' in decide) return decide
      const why = (given.options.why ?? reason).trim()
      if (why === '') return misread('Add --why, with a sentence that says why.')
      return (deps) => decide(deps, { by: COMMAND_LINE, why, at: deps.now() })
    },
  }
}

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
  if (takes === null && named !== undefined) return misread(`We didn’t expect "${named}".`)
  if (takes !== null && (named ?? '').trim() === '') return misread(`The ${takes} is missing.`)
  if (more[0] !== undefined) return misread(`We didn’t expect "${more[0]}".`)
  const given: Partial<Record<Option, string>> = {}
  for (const option of options) {
    const [value, twice] = parsed.values[option] ?? []
    if (twice !== undefined) return misread(`You gave --${option} twice.`)
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
