import { ACCOUNT_COMMANDS } from './account-commands.ts'
import { ADVERT_COMMANDS } from './advert-commands.ts'
import { BACKUP_COMMANDS } from './backup-commands.ts'
import { CASE_COMMANDS } from './case-commands.ts'
import {
  type InstallationCommand,
  type Misread,
  misread,
  type OperatorCommand,
  type Run,
  type RunOnInstallation,
} from './command.ts'
import { DISCOUNT_COMMANDS } from './discount-commands.ts'
import { FEED_COMMANDS } from './feed-commands.ts'
import { JOB_COMMANDS } from './job-commands.ts'
import { NUMBER_COMMANDS } from './number-commands.ts'
import { PAYMENT_COMMANDS } from './payment-commands.ts'
import { PORTAL_COMMANDS } from './portal-commands.ts'
import { REFERENCE_COMMANDS } from './reference-commands.ts'
import { RULE_COMMANDS } from './rule-commands.ts'
import { STAFF_COMMANDS } from './staff-commands.ts'

type Command = OperatorCommand | InstallationCommand

export const COMMANDS: readonly Command[] = [
  ...DISCOUNT_COMMANDS,
  ...PAYMENT_COMMANDS,
  ...ADVERT_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...JOB_COMMANDS,
  ...CASE_COMMANDS,
  ...STAFF_COMMANDS,
  ...NUMBER_COMMANDS,
  ...REFERENCE_COMMANDS,
  ...RULE_COMMANDS,
  ...FEED_COMMANDS,
  ...PORTAL_COMMANDS,
  ...BACKUP_COMMANDS,
]

const CALL = 'npm run operator --'
const usageOf = ({ name, takes }: Command): string => `${CALL} ${name}${takes ? ` ${takes}` : ''}`

export type Found =
  | { readonly kind: 'help'; readonly lines: readonly string[] }
  | { readonly kind: 'run'; readonly run: Run }
  | { readonly kind: 'run-on-installation'; readonly run: RunOnInstallation }
  | { readonly kind: 'misread'; readonly lines: readonly string[] }

export function findCommand(words: readonly string[], now: Date): Found {
  const [first = '', second = ''] = words
  if (['', 'help', '--help', '-h'].includes(first)) return { kind: 'help', lines: HELP }
  const command = COMMANDS.find(({ name }) => name === first || name === `${first} ${second}`)
  if (!command)
    return { kind: 'misread', lines: [unknown(first, second).problem, `All commands: ${CALL} help`] }
  const args = words.slice(command.name.split(' ').length)
  if (args.some((word) => word === '--help' || word === '-h')) return { kind: 'help', lines: helpOf(command) }
  return command.on === 'database'
    ? found(command, command.read(args, now), (run) => ({ kind: 'run', run }))
    : found(command, command.read(args), (run) => ({ kind: 'run-on-installation', run }))
}

function found<R extends Run | RunOnInstallation>(
  command: Command,
  read: R | Misread,
  as: (run: R) => Found,
): Found {
  return 'problem' in read
    ? { kind: 'misread', lines: [read.problem, `Usage: ${usageOf(command)}`] }
    : as(read)
}

function unknown(first: string, second: string): Misread {
  const verbs = COMMANDS.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name] : []))
  if (verbs.length === 0) return misread(`"${first}" isn’t a command.`)
  return misread(
    second === ''
      ? `Which ${first} command? Choose from: ${verbs.join(', ')}`
      : `"${first} ${second}" isn’t a command. Choose from: ${verbs.join(', ')}.`,
  )
}

const helpOf = (command: Command): string[] => [usageOf(command), `  ${command.does}`]

const HELP = [
  ...COMMANDS.flatMap(helpOf),
  `${CALL} help`,
  '  Shows this help.',
  '',
  'Days are days in London. Amounts are in pounds. Commands use the site’s database (DATA_DIR or DATABASE_URL),',
  'whether the site is running or not. Exit code 0: done. 1: not done, with the reason. 2: command not understood.',
]
