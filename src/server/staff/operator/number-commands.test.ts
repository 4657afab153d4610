import { expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/support/database.ts'
import { operatorDeps } from '../../composition/operator-deps.ts'
import { findCommand } from './find-command.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

test('privacy numbers are counted by their state', async () => {
  const { database, owner } = await aDatabase()
  await owner.query(
    `insert into privacy_numbers (number, provider, state) values ('+441632960001', 'sandbox', 'free'),
       ('+441632960002', 'sandbox', 'free'), ('+441632960003', 'sandbox', 'retired')`,
  )
  const found = findCommand(['numbers', 'show'], NOON)
  if (found.kind !== 'run') throw new Error(found.kind)
  expect(await found.run(operatorDeps(database, () => NOON))).toEqual({
    isDone: true,
    lines: ['Privacy numbers: 2 free, 0 leased, 0 resting, 1 retired.'],
  })
})
