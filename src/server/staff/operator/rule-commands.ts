import type { Rule } from '#shared/rulebook/rule.ts'
import { isInForce, RULES } from '#shared/rulebook/rulebook.ts'
import { addDays, formatDate, type IsoDate, today } from '#shared/values/iso-date.ts'
import { done, readingCommand } from './command.ts'

/** Owners of live adverts are told this long before a rule begins. */
const NEAR_DAYS = 30
const READ_AGAIN_AFTER_DAYS = 180

const rulesList = readingCommand(
  {
    name: 'rules list',
    does: 'Shows every rule for adverts: where and when it applies, what it does, its source and when we last read it.',
  },
  () => async (deps) => done(...RULES.flatMap((rule) => [...ruleLines(rule, today(deps.now())), ''])),
)

const rulesDue = readingCommand(
  {
    name: 'rules due',
    does: `Shows the rules that begin or end within ${NEAR_DAYS} days, and those we haven’t checked against their source for ${READ_AGAIN_AFTER_DAYS} days.`,
  },
  () => async (deps) => {
    const due = dueOn(RULES, today(deps.now()))
    return due.length === 0 ? done('No rules are due.') : done(...due)
  },
)

export const RULE_COMMANDS = [rulesList, rulesDue]

export function dueOn(rules: readonly Rule[], day: IsoDate): string[] {
  const isNear = (date: IsoDate | null): date is IsoDate =>
    date !== null && date >= day && date <= addDays(day, NEAR_DAYS)
  return rules.flatMap((rule) => [
    ...(isNear(rule.from) ? [`${headOf(rule)}: begins on ${formatDate(rule.from)}`] : []),
    ...(isNear(rule.until) ? [`${headOf(rule)}: ends on ${formatDate(rule.until)}`] : []),
    ...rule.sources
      .filter(({ readOn }) => addDays(readOn, READ_AGAIN_AFTER_DAYS) <= day)
      .map(({ name, readOn }) => `${headOf(rule)}: read ${name} again, last read on ${formatDate(readOn)}`),
  ])
}

const headOf = ({ id, nations, types }: Rule): string =>
  `${id} (${nations.length === 4 ? 'all nations' : nations.join(', ')}; ${types.join(' and ')})`

function ruleLines(rule: Rule, day: IsoDate): string[] {
  const { from, until, severity, grace, reason, whatToDo, sources } = rule
  const dates = [
    from === null ? 'with no first day' : `from ${formatDate(from)}`,
    ...(until === null ? [] : [`until ${formatDate(until)}`]),
  ].join(' ')
  return [
    `${headOf(rule)}: ${severity}, ${dates}${isInForce(rule, day) ? '' : ', not in force today'}`,
    `  ${reason} ${whatToDo}`,
    ...(severity === 'refuse'
      ? [`  A live advert rests ${grace === 0 ? 'on the first day' : `after ${grace} days`}.`]
      : []),
    ...sources.map(({ name, address, readOn }) => `  ${name}, ${address}, read on ${formatDate(readOn)}`),
  ]
}
