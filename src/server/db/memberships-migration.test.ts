import { expect, test } from 'vitest'
import { aDatabaseBefore } from '../../../tests/support/migrations.ts'
import { AT, bytes, uuid } from '../../../tests/support/table-rows.ts'
import { CLIENT_MONEY, REDRESS_SCHEMES } from '../../shared/advert/agency-memberships.ts'

test('an agency of before has given nothing, and may be in every scheme that the page offers', async () => {
  const { owner, go } = await aDatabaseBefore('069-agency-memberships.sql')
  await owner.query(
    `insert into accounts (id, email, first_name, last_name, phone, owner_key, created_at)
     values ($1, 'agent@example.org', 'Alex', 'Smith', '+447700900001', $2, $3)`,
    [uuid(1), bytes(1), AT],
  )
  await owner.query(
    `insert into agencies (id, account_id, name, created_at) values ($1, $1, 'Northgate', $2)`,
    [uuid(1), AT],
  )
  await go()
  const { rows } = await owner.query(
    'select name, redress_scheme, redress_number, client_money, client_money_number from agencies',
  )
  expect(rows).toEqual([
    {
      name: 'Northgate',
      redress_scheme: null,
      redress_number: null,
      client_money: null,
      client_money_number: null,
    },
  ])
  for (const { id } of REDRESS_SCHEMES.filter((scheme) => scheme.id !== 'none'))
    await owner.query(`update agencies set redress_scheme = $1, redress_number = 'D1234'`, [id])
  for (const { id } of CLIENT_MONEY)
    await owner.query('update agencies set client_money = $1, client_money_number = $2', [
      id,
      id === 'none' ? null : 'C5678',
    ])
})
