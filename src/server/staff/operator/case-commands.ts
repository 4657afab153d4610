import { topicOf } from '#shared/support/contact-form.ts'
import { readCaseNumber } from '#shared/values/case-number.ts'
import { formatMoment } from '#shared/values/moment.ts'
import type { SupportCase } from '../support/case-store.ts'
import { decidingCommand, done, notDone, readingCommand } from './command.ts'
import { indent } from './terminal-text.ts'

const noCase = (given: string) =>
  notDone(`We have no case ${given}. A case number looks like C-7K2M-9QXD. To see the open ones: cases list`)

const casesList = readingCommand(
  {
    name: 'cases list',
    does: 'Shows the open messages to support, oldest first.',
  },
  () => async (deps) => {
    const cases = await deps.cases.listOpen()
    return cases.length === 0
      ? done('No cases are open.')
      : done(...cases.map(caseLine), 'To read one: cases show NUMBER')
  },
)

const casesShow = readingCommand(
  { name: 'cases show', takes: 'NUMBER', does: 'Shows a message to support, and who to answer.' },
  (given) => async (deps) => {
    const found = await findCase(deps.cases, given)
    return found === null ? noCase(given) : done(...caseLines(found))
  },
)

const casesClose = decidingCommand(
  {
    name: 'cases close',
    takes: 'NUMBER',
    does: 'Notes that you’ve answered a message. We delete it when its time is up.',
  },
  ({ named: given }) =>
    async (deps, decision) => {
      const number = readCaseNumber(given)
      switch (number === null ? 'none' : await deps.cases.close(number, decision)) {
        case 'none':
          return noCase(given)
        case 'closed-before':
          return done(`${number} is already closed.`)
        case 'closed':
          return done(`You’ve closed ${number}.`)
      }
    },
)

export const CASE_COMMANDS = [casesList, casesShow, casesClose]

interface FindCase {
  readonly find: (number: string) => Promise<SupportCase | null>
}

async function findCase({ find }: FindCase, given: string): Promise<SupportCase | null> {
  const number = readCaseNumber(given)
  return number === null ? null : find(number)
}

const labelOf = ({ topic }: SupportCase): string => topicOf(topic)?.label ?? topic

const caseLine = (one: SupportCase): string =>
  `${one.number}  ${formatMoment(one.receivedAt)}  ${labelOf(one)}  ${one.email}`

const caseLines = (one: SupportCase): string[] => [
  `${one.number}: ${labelOf(one)}`,
  `  Received: ${formatMoment(one.receivedAt)}`,
  `  From: ${one.name}, ${one.email}`,
  `  About: ${one.about === '' ? 'not given' : one.about}`,
  one.answeredAt === null ? '  Open' : `  Closed: ${formatMoment(one.answeredAt)}`,
  '',
  ...indent(one.message),
]
