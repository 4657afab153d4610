import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { type Block, fieldsIn } from '#shared/form/block.ts'
import type { Condition } from '#shared/form/condition.ts'
import type { AnyAnswers, Field, Option } from '#shared/form/field.ts'
import type { Rule } from '#shared/form/rule.ts'
import { formatPounds } from '#shared/values/money.ts'
import { TODAY } from './builders.ts'

const YESTERDAY = '2026-11-19'

const HEAD = `# Validation

Every field of the advert, when it is shown, what is asked of it and the limits of its answer, then the rules that look at
more than one answer. Messages stand in quotation marks, in the order in which the rules are asked; the first that
applies is shown. What is not shown is neither required nor checked.

This page is written from the declarations in \`src/shared/advert/blocks\`, and a test keeps it true:
\`UPDATE_DOCS=1 npx vitest run tests/validation-doc.test.ts\` writes it anew.
`

const code = (value: unknown): string => `\`${String(value)}\``
const cell = (text: string): string => text.replaceAll('|', '\\|')
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** docs/validation.md, as the declarations have it today. */
export function validationDocument(): string {
  const fields = ADVERT_PAGE.flatMap((block) =>
    fieldsIn(block).map(([name, field]) => ({ block, name, field })),
  )
  return [
    HEAD,
    '## Fields\n',
    row('Block', 'Field', 'Display name', 'Shown', 'Rules', 'Limits'),
    row('---', '---', '---', '---', '---', '---'),
    ...fields.map(({ block, name, field }) =>
      row(
        code(block.name),
        code(name),
        field.label,
        whenShown(block, field),
        rulesOf(field),
        limitsOf(field),
      ),
    ),
    '\n## Joined rules\n',
    row('Field', 'Looks at', 'Rule'),
    row('---', '---', '---'),
    ...fields.flatMap(({ block, name, field }) =>
      joinedRules(block, field).map(([looksAt, rule]) =>
        row(`${code(block.name)} ${code(name)}`, looksAt, rule),
      ),
    ),
    '',
  ].join('\n')
}

function whenShown({ onlyFor, shownWhen }: Block, field: Field): string {
  const page = onlyFor?.appType ? `when ${onlyFor.appType === 'sell' ? 'selling' : 'letting'}` : ''
  const address = onlyFor?.addressType ? `for the address type ${code(onlyFor.addressType)}` : ''
  const conditions = [shownWhen, field.shownWhen].filter((one) => one !== undefined).map(inWords)
  if (conditions.includes('never')) return `never${page ? ` ${page}` : ''}`
  return [page, address, ...conditions.map((words) => `if ${words}`)].filter(Boolean).join(', ') || 'always'
}

function inWords(condition: Condition<AnyAnswers>): string {
  if ('all' in condition) return condition.all.map(inWords).join(' and ') || 'always'
  if ('any' in condition) return condition.any.map(inWords).join(', or ') || 'never'
  if ('not' in condition) return inWords(condition.not).replace(' is ', ' is not ')
  return `${code(condition.field)} is ${'is' in condition ? code(condition.is) : 'answered'}`
}

function rulesOf({ label, rules, remote, optional }: Field): string {
  const firsts = rules.filter((rule) => rule.appliesToEmpty)
  const messages = new Set(firsts.map((rule) => rule.message(label, TODAY)))
  const asked = [
    ...firsts.map((rule) => `${requirement(rule)}: “${rule.message(label, TODAY)}”`),
    ...rules
      .filter((rule) => !messages.has(rule.message(label, TODAY)))
      .map((rule) => `“${rule.message(label, TODAY)}”`),
  ]
  const flags = remote?.onlyMobile ? ['mobiles only'] : []
  const server = remote
    ? [`the server is asked (${[remote.check, ...flags].join(', ')}): “${remote.message(label)}”`]
    : []
  const leave = optional === true ? ['optional'] : optional ? [`optional if ${inWords(optional)}`] : []
  return [...leave, ...asked, ...server].join('; ') || 'none'
}

function limitsOf(field: Field): string {
  switch (field.kind) {
    case 'money':
      return `£${formatPounds(field.min)} to £${formatPounds(field.max)}`
    case 'number':
      return `${field.decimals ? 'a number' : 'a whole number'}, ${field.min} to ${field.max}`
    case 'numbers':
      return `${field.min} to ${field.max} ${field.unit[1]}`
    case 'date':
      return `${refusesYesterday(field) ? 'today' : 'any day'} to ${field.months} months ahead`
    case 'radios':
    case 'select':
      return `one of ${list(field.options)}${field.unoffered ? `; on the wire also ${field.unoffered.map(code).join(', ')}` : ''}`
    case 'worded':
      return `one of ${list(field.options)}, or own words; ${longest(field)}`
    case 'checkboxes':
      return `any of ${list(field.options)}`
    case 'tick':
      return 'ticked'
    case 'photos':
      return `at most ${field.max}, and ${field.plans} floor plans`
    default:
      return longest(field)
  }
}

const refusesYesterday = ({ rules }: Field): boolean =>
  rules.some((rule) => !rule.passes(YESTERDAY, { answers: {}, today: TODAY }))

const list = (options: readonly Option<unknown>[]): string =>
  options.length > 20
    ? `${options.length} names`
    : options.map(({ id, label }) => (id === label ? label : `${code(id)} ${label}`)).join(', ')

/** How long a text may be, as the rule about it says. */
function longest({ rules, label }: Field): string {
  const refusal = rules
    .map((rule) => /greater than (\d+) characters/.exec(rule.message(label, TODAY))?.[1])
    .find(Boolean)
  return refusal ? `${refusal} characters` : '–'
}

/** What a rule about empty answers wants, found by asking it about an empty answer beside every other answer. */
function requirement(rule: Rule): string {
  const speaks = (answers: AnyAnswers): boolean => !rule.passes(null, { answers, today: TODAY })
  const alone = speaks({})
  const changed = new Map<string, string[]>()
  for (const [name, field] of ADVERT_PAGE.flatMap(fieldsIn)) {
    const values = samples(field).filter((value) => speaks({ [name]: value }) !== alone)
    if (values.length > 0) {
      changed.set(name, values.length === samples(field).length ? ['answered'] : values.map(code))
    }
  }
  if (changed.size === 0) return alone ? 'required' : 'never required'
  const when = [...changed].map(([name, values]) => `${code(name)} is ${values.join(' or ')}`).join(', or ')
  return `required ${alone ? 'unless' : 'when'} ${when}`
}

function samples(field: Field): readonly unknown[] {
  if (field.kind === 'radios' || field.kind === 'select') {
    return [...field.options.map(({ id }) => id), ...(field.unoffered ?? [])]
  }
  return field.kind === 'tick' ? [true, false] : ['answered']
}

function joinedRules(block: Block, field: Field): [looksAt: string, rule: string][] {
  const requirements = field.rules.filter((rule) => rule.appliesToEmpty).map(requirement)
  const joined = requirements.filter((words) => words !== 'required')
  const shown = [block.shownWhen, field.shownWhen].filter((condition) => condition !== undefined).map(inWords)
  return [
    ...shown.map((words): [string, string] => [
      namesIn(words),
      words === 'never' ? 'never shown' : `shown if ${words}`,
    ]),
    ...joined.map((words): [string, string] => [namesIn(words), words]),
    ...(field.notices ?? []).map(({ shownWhen, text }): [string, string] => {
      const words = inWords(shownWhen)
      return [namesIn(words), `if ${words}, said and not enforced: “${text}”`]
    }),
  ]
}

const NAMES = new Set(ADVERT_PAGE.flatMap((block) => fieldsIn(block).map(([name]) => name)))

const namesIn = (words: string): string =>
  [...new Set(words.match(/`\w+`/g))].filter((name) => NAMES.has(name.slice(1, -1))).join(', ') || '–'
