import { expect, test } from 'vitest'
import { asPerson } from '../../../../tests/support/agencies.ts'
import { anAgency } from '../../../../tests/support/feeds.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { operatorDeps } from '../../composition/operator-deps.ts'
import { findCommand } from './find-command.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

test('an agency is not made for somebody who works at another one', async () => {
  const server = await aServer()
  const { id } = await anAgency(server.database)
  const { email } = await asPerson(server, id, 'editor')
  const found = findCommand(['agency', 'add', '--name', 'Second', '--email', email], NOON)
  if (found.kind !== 'run') throw new Error(found.kind)
  expect(await found.run(operatorDeps(server.database, () => NOON))).toEqual({
    isDone: false,
    lines: [`${email} belongs to a person who works at another agency. Use another address.`],
  })
  expect(await countOf(server, 'agencies', [])).toBe(1)
  expect(await countOf(server, `audit where act = 'add-agency'`, [])).toBe(1)
})
