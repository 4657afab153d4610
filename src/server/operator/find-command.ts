import { ADVERT_COMMANDS } from './advert-commands.ts'
import { type Misread, misread, type OperatorCommand, type Run } from './command.ts'
import { DISCOUNT_COMMANDS } from './discount-commands.ts'
import { PAYMENT_COMMANDS } from './payment-commands.ts'

export const COMMANDS: readonly OperatorCommand[] = [
  ...DISCOUNT_COMMANDS,
  ...PAYMENT_COMMANDS,
  ...ADVERT_COMMANDS,
]

const CALL = 'npm run operator --'
const usageOf = ({ name, takes }: OperatorCommand): string => `${CALL} ${name}${takes ? ` ${takes}` : ''}`

export type Found =
  | { readonly kind: 'help'; readonly lines: readonly string[] }
  | { readonly kind: 'run'; readonly run: Run }
  | { readonly kind: 'misread'; readonly lines: readonly string[] }

/** What is asked for by the words after the program's name. */
export function findCommand(words: readonly string[], now: Date): Found {
  const [first = '', second = ''] = words
  if (['', 'help', '--help', '-h'].includes(first)) return { kind: 'help', lines: HELP }
  const command = COMMANDS.find(({ name }) => name === `${first} ${second}`)
  if (!command)
    return { kind: 'misread', lines: [unknown(first, second).problem, `All commands: ${CALL} help`] }
  if (words.slice(2).some((word) => word === '--help' || word === '-h'))
    return { kind: 'help', lines: helpOf(command) }
  const read = command.read(words.slice(2), now)
  return 'problem' in read
    ? { kind: 'misread', lines: [read.problem, `Usage: ${usageOf(command)}`] }
    : { kind: 'run', run: read }
}

function unknown(first: string, second: string): Misread {
  const verbs = COMMANDS.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name] : []))
  if (verbs.length === 0) return misread(`"${first}" is no command.`)
  return misread(
    second === ''
      ? `What of ${first}: ${verbs.join(', ')}?`
      : `"${first} ${second}" is no command: ${verbs.join(', ')}.`,
  )
}

const helpOf = (command: OperatorCommand): string[] => [usageOf(command), `  ${command.does}`]

const HELP = [
  ...COMMANDS.flatMap(helpOf),
  `${CALL} help`,
  '  Shows this.',
  '',
  'Days are days in London, amounts are pounds. It works on the database of the site (DATA_DIR or DATABASE_URL),',
  'while the site runs or not. Exit code 0: done; 1: not done, and why; 2: the command was not understood.',
]
