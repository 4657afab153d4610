import { expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/support/database.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'

test('the audit is added to and read, and never changed, by the role that the site works with', async () => {
  const { database, owner } = await aDatabase()
  const act = { act: 'take-down', on: { kind: 'advert', id: 'm5n92zem' }, why: 'A test.' } as const
  await inTransaction(
    database,
    (connection) => recordAct(connection, COMMAND_LINE, act, new Date()),
    () => true,
  )
  expect((await database.query('select why from audit')).rows).toEqual([{ why: 'A test.' }])
  for (const change of [`update audit set why = ''`, 'delete from audit', 'truncate audit']) {
    await expect(database.query(change)).rejects.toThrow('permission denied')
  }
  expect((await owner.query('select why from audit')).rows).toEqual([{ why: 'A test.' }])
})
