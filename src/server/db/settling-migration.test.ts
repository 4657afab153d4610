import { expect, test } from 'vitest'
import { aDatabaseBefore } from '../../../tests/support/migrations.ts'

const SETTLING = '011-settling-jobs.sql'
const WAITING = '0193a5b0-7c2e-7d11-9f00-000000000001'
const SUPERSEDED = '0193a5b0-7c2e-7d11-9f00-000000000002'
const DONE = '0193a5b0-7c2e-7d11-9f00-000000000003'

test('the times at which orders were to be looked at become jobs, and stay those of their orders', async () => {
  const { owner, go } = await aDatabaseBefore(SETTLING)
  await owner.query('alter table orders drop constraint orders_account_id_fkey')
  await owner.query(
    `insert into orders (id, draft_uuid, owner_key, account_id, state, marketing_option, list_pence, discount_pence,
       draft_version, address_type, blocks, provider, created_at, expires_at, next_check_at, paid_at)
     select id, gen_random_uuid(), sha256('x'), gen_random_uuid(), state, 'Premium-Advert-3-Months', 100, 0, 1, 'standard', '{}',
       'sandbox', '2026-11-20T12:00:00Z', '2026-11-20T12:30:00Z', next_check_at, paid_at
     from (values ($1::uuid, 'open', '2026-11-20T12:00:10Z'::timestamptz, null::timestamptz),
       ($2, 'superseded', '2027-01-01T00:00:00Z', null), ($3, 'fulfilled', null, '2026-11-20T12:00:00Z'))
       as wanted (id, state, next_check_at, paid_at)`,
    [WAITING, SUPERSEDED, DONE],
  )

  await go()

  const { rows } = await owner.query(
    `select singleton_key, data, state, start_after, keep_until > start_after + interval '9 years' as is_kept
     from job where name = 'settle-order' order by singleton_key`,
  )
  expect(rows).toEqual([aJob(WAITING, '2026-11-20T12:00:10Z'), aJob(SUPERSEDED, '2027-01-01T00:00:00Z')])
})

const aJob = (orderId: string, at: string) => ({
  singleton_key: orderId,
  data: { orderId },
  state: 'created',
  start_after: new Date(at),
  is_kept: true,
})
