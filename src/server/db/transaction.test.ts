import { expect, test } from 'vitest'
import { aDatabase } from '../../../tests/support/database.ts'
import { isDatabaseDown } from './pool.ts'
import { inTransaction } from './transaction.ts'

const { database, owner } = await aDatabase()

test('a connection that is ended between two statements fails its transaction alone', async () => {
  const failed = inTransaction(
    database,
    async (connection) => {
      const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid')
      const hasEnded = new Promise((resolve) => connection.once('end', resolve))
      await database.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await hasEnded
      await connection.query('select 1')
    },
    () => true,
  )
  const error = await failed.catch((thrown: unknown) => thrown)
  // As the database said it: administrator command.
  expect(error).toMatchObject({ code: '57P01' })
  expect(isDatabaseDown(error)).toBe(true)
  const next = await inTransaction(
    database,
    (connection) => connection.query<{ one: number }>('select 1 as one'),
    () => true,
  )
  expect(next.rows).toEqual([{ one: 1 }])
})

test('what a transaction did stays only where that is said of its result', async () => {
  await owner.query('create table kept (what text)')
  await owner.query('grant insert on kept to public')
  for (const what of ['yes', 'no']) {
    await inTransaction(
      database,
      (connection) => connection.query('insert into kept values ($1)', [what]),
      () => what === 'yes',
    )
  }
  expect((await owner.query('select what from kept')).rows).toEqual([{ what: 'yes' }])
})
