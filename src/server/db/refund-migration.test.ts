import { expect, test } from 'vitest'
import { aDatabaseBefore } from '../../../tests/support/migrations.ts'

const idOf = (n: number): string => `0193a5b0-7c2e-7d11-9f00-00000000000${n}`
const [OWED, FREE, SETTLED, REFUNDED] = [1, 2, 3, 4].map(idOf)

test('what was owed goes back by itself, and what somebody saw to does not go back again', async () => {
  const { owner, go } = await aDatabaseBefore('020-refunds-by-themselves.sql')
  await owner.query('alter table orders drop constraint orders_account_id_fkey')
  await owner.query(
    `insert into orders (id, draft_uuid, owner_key, account_id, state, marketing_option, list_pence, discount_pence,
       draft_version, address_type, blocks, provider, created_at, expires_at, paid_at)
     select id, gen_random_uuid(), sha256('x'), gen_random_uuid(), 'refund-due', 'Bronze-Package', 499, discount, 1, 'standard',
       '{}', 'sandbox', now(), now(), now()
     from (values ($1::uuid, 0), ($2, 499), ($3, 0), ($4, 0)) as wanted (id, discount)`,
    [OWED, FREE, SETTLED, REFUNDED],
  )
  await owner.query(
    `insert into payment_alerts (kind, order_id, transaction_id, detail, raised_at, resolved_at)
     select kind, id, id::text, '', now(), resolved_at
     from (values ($1::uuid, 'cannot-publish', null::timestamptz), ($2, 'cannot-publish', null), ($3, 'second-payment', now()),
       ($4, 'second-payment', null)) as wanted (id, kind, resolved_at)`,
    [OWED, FREE, SETTLED, REFUNDED],
  )
  await owner.query(
    `insert into refunds (id, order_id, for_order, pence, kind, state, asked_at, settled_at)
     values (gen_random_uuid(), $1, $1, 499, 'whole', 'failed', now(), now())`,
    [REFUNDED],
  )

  await go()

  const { rows } = await owner.query(
    `select orders.id, orders.state, refunds.pence, job.name as job
     from orders left join refunds on order_id = orders.id and refunds.state = 'asked'
       left join job on data ->> 'refundId' = refunds.id::text order by orders.id`,
  )
  expect(rows).toEqual([
    { id: OWED, state: 'refunding', pence: 499, job: 'send-refund' },
    { id: FREE, state: 'refunded', pence: null, job: null },
    { id: SETTLED, state: 'refunded', pence: null, job: null },
    { id: REFUNDED, state: 'refund-due', pence: null, job: null },
  ])
  const { rows: alerts } = await owner.query('select 1 from payment_alerts where resolved_at is null')
  expect(alerts).toEqual([])
})
