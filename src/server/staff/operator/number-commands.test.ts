import { beforeEach, expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/support/database.ts'
import { operatorDeps } from '../../composition/operator-deps.ts'
import { findCommand } from './find-command.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

const { database, owner } = await aDatabase()
beforeEach(async () => {
  await owner.query('truncate privacy_numbers cascade')
  await owner.query(
    `insert into privacy_numbers (number, provider, state) values ('+441632960001', 'sandbox', 'free'),
       ('+441632960002', 'sandbox', 'free'), ('+441632960003', 'sandbox', 'retired')`,
  )
})

function run(...args: string[]) {
  const found = findCommand(args, NOON)
  if (found.kind !== 'run') throw new Error(found.kind)
  return found.run(operatorDeps(database, () => NOON))
}

test('privacy numbers are counted by their state', async () => {
  expect(await run('numbers', 'show')).toEqual({
    isDone: true,
    lines: ['Privacy numbers: 2 free, 0 leased, 0 resting, 1 retired.'],
  })
})

test('a number that was given back at the provider is retired, once', async () => {
  const retire = ['numbers', 'retire', '01632 960001', '--why', 'Given back.']
  expect(await run(...retire)).toEqual({ isDone: true, lines: ['We’ve retired +441632960001.'] })
  expect(await run(...retire)).toMatchObject({ isDone: false })
  expect((await run('numbers', 'show')).lines).toEqual([
    'Privacy numbers: 1 free, 0 leased, 0 resting, 2 retired.',
  ])
  const { rows } = await owner.query('select act, subject_kind, subject, why from audit')
  expect(rows).toEqual([
    { act: 'retire', subject_kind: 'number', subject: '+441632960001', why: 'Given back.' },
  ])
})
