import { parseArgs } from 'node:util'
import type { KeptAlert } from '../checkout/alert-store.ts'
import type { KeptDiscount, NewDiscount } from '../checkout/discount-store.ts'
import type { ModerationStore } from '../published/moderation-store.ts'

/** What the operator's commands work with. */
export interface OperatorDeps {
  readonly now: () => Date
  readonly discounts: {
    /** False where there is one of that name already, ended or not. */
    readonly add: (discount: NewDiscount) => Promise<boolean>
    readonly list: () => Promise<readonly KeptDiscount[]>
    /** False where there is none of that name, or it had ended. */
    readonly end: (code: string) => Promise<boolean>
  }
  readonly alerts: {
    readonly list: () => Promise<readonly KeptAlert[]>
    /** False where there is none to resolve. */
    readonly resolve: (id: string) => Promise<boolean>
  }
  readonly moderation: ModerationStore
}

/** What came of a command, for the person at the terminal. */
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

/** What the commands work with that are about all of an installation, be there a database in it or not. */
export interface Installation {
  readonly backup: (folder: string) => Promise<Outcome>
  readonly restore: (folder: string) => Promise<Outcome>
}

export type RunOnInstallation = (installation: Installation) => Promise<Outcome>

interface Named {
  readonly name: string
  /** What stands after its name. */
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

/** A command without options that takes one thing by its name, or nothing. */
export const plainCommand = (command: Named, run: (given: string) => Run): OperatorCommand => ({
  ...command,
  on: 'database',
  read: (args) => {
    const given = readArguments(args, command.takes ?? null, [])
    return 'problem' in given ? given : run(given.named)
  },
})

export interface Given<Option extends string> {
  /** What the command is about; '' for one that takes nothing. */
  readonly named: string
  readonly options: Readonly<Partial<Record<Option, string>>>
}

/** Every option takes a value, and stands once at the most. */
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
    // Its first sentence says what is wrong, those after it what a programmer could do.
    const [first = ''] = (error as Error).message.split(/\. |\n/, 1)
    return misread(`${first.replace(/\.$/, '')}.`)
  }
}
