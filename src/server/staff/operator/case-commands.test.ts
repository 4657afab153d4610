import { expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/support/database.ts'
import { operatorDeps } from '../../composition/operator-deps.ts'
import { SUPPORT_LIMITS } from '../../config/limits.ts'
import { caseStore } from '../support/case-store.ts'
import type { Outcome } from './command.ts'
import { findCommand } from './find-command.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const { database } = await aDatabase()

async function operator(...words: string[]): Promise<Outcome> {
  const found = findCommand(words, NOON)
  if (found.kind !== 'run') throw new Error('lines' in found ? found.lines.join(' ') : found.kind)
  return found.run(operatorDeps(database, () => NOON))
}

test('messages to support are listed, read in any spelling of their number, and closed', async () => {
  expect((await operator('cases', 'list')).lines).toEqual(['No cases are open.'])
  const message = {
    topic: 'payment',
    name: 'Sam Jones',
    email: 'sam@example.org',
    message: 'I paid twice.\n\nSam',
    about: '3H5K 7M9P',
  } as const
  const opened = await caseStore(database).open({ message, client: '192.0.2.1', at: NOON }, SUPPORT_LIMITS)
  const number = opened.kind === 'opened' ? opened.number : ''
  expect((await operator('cases', 'list')).lines).toEqual([
    `${number}  21 November 2026, 12:00  A payment, a refund or cancelling  sam@example.org`,
    'To read one: cases show NUMBER',
  ])
  expect((await operator('cases', 'show', number.toLowerCase().replaceAll('-', ''))).lines).toEqual([
    `${number}: A payment, a refund or cancelling`,
    '  Received: 21 November 2026, 12:00',
    '  From: Sam Jones, sam@example.org',
    '  About: 3H5K 7M9P',
    '  Open',
    '',
    '  I paid twice.',
    '  Sam',
  ])
  expect(await operator('cases', 'close', number, '--why', 'Answered.')).toEqual({
    isDone: true,
    lines: [`You’ve closed ${number}.`],
  })
  expect((await operator('cases', 'close', number, '--why', 'Answered.')).lines).toEqual([
    `${number} is already closed.`,
  ])
  expect((await operator('cases', 'show', number)).lines).toContain('  Closed: 21 November 2026, 12:00')
  expect((await operator('cases', 'list')).lines).toEqual(['No cases are open.'])
})

test.each([
  ['cases', 'show', 'C-0000-0000'],
  ['cases', 'close', 'C-0000-0000', '--why', 'Answered.'],
  ['cases', 'show', 'seven'],
])('%s %s %s: there is no such case', async (...words) => {
  expect(await operator(...words)).toEqual({
    isDone: false,
    lines: [expect.stringMatching(/^We have no case .+ looks like C-7K2M-9QXD/)],
  })
})
