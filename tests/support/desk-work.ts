import { randomUUID } from 'node:crypto'
import { raiseAlert } from '../../src/server/db/raise-alert.ts'
import { aFeed, anAgency } from './feeds.ts'
import { ANSWERS } from './reference-answers.ts'
import type { aReferenceSite } from './references.ts'

const WITHOUT_REFEREES = { ...ANSWERS, hasEmployer: 'no', rentedBefore: 'no' } as const

let made = 0

/** One of each thing that staff decide about, made the moment that it is asked for. */
export function deskWork(site: ReturnType<typeof aReferenceSite>) {
  const id = async (statement: string, values: readonly unknown[]): Promise<string> =>
    String((await site.rows(statement, values))[0]?.id)
  const advert = () => site.landlord().bought('Gold-Package')
  const order = async () =>
    id('select order_id as id from entitlements where listing_id = $1', [await advert()])
  return {
    advert,
    order,
    /** An order whose refund the bank sent back. */
    failedRefund: async () =>
      id(
        `insert into refunds (id, order_id, for_order, pence, kind, state, asked_at, settled_at)
         values ($1, $2, $2, 499, 'days-left', 'failed', $3, $3) returning order_id as id`,
        [randomUUID(), await order(), site.now()],
      ),
    promotion: async () =>
      id(`select id from entitlements where listing_id = $1 and kind = 'facebook-promotion'`, [
        await advert(),
      ]),
    alert: async () => {
      const transactionId = `pi_${++made}`
      const alert = { kind: 'mode', orderId: null, transactionId, detail: 'A test payment.' } as const
      await raiseAlert(site.server().database, alert, site.now())
      return id('select id from payment_alerts where transaction_id = $1', [transactionId])
    },
    report: async () =>
      id(
        `insert into advert_reports (listing_id, reason, reported_at) values ($1, 'Not theirs.', $2) returning id`,
        [await advert(), site.now()],
      ),
    case: async () =>
      id(
        `insert into support_cases (number, topic, name, email, message, about, received_at, request_hash)
         values ($1, 'payment', 'Sam Jones', 'sam@example.org', 'I paid twice.', '', $2, $3) returning number as id`,
        [`C-7K2M-${String(++made).padStart(4, '0')}`, site.now(), Buffer.alloc(32, made)],
      ),
    text: async () => {
      const values = [randomUUID(), site.now(), Buffer.alloc(32, ++made)]
      return id(
        `insert into contested_texts (id, account_id, draft_uuid, app_type, nation, field, text, digest, findings, contested_at)
         select $1, id, $1, 'let', 'england', 'summary', 'No DSS', $3, '[]', $2 from accounts limit 1 returning id`,
        values,
      )
    },
    /** Answered, and nobody is asked to confirm it. */
    reference: async () => {
      const listing = await advert()
      const landlord = site.landlord()
      await landlord.byLink(await landlord.agreed(listing), { act: 'give', ...WITHOUT_REFEREES })
      return String((await site.rowOf(listing)).id)
    },
    /** A job that was given up. */
    failedJob: async () =>
      id(
        `insert into job_common (id, name, state, data, retry_count) values ($1, 'send-email', 'failed', '{}', 0) returning id`,
        [randomUUID()],
      ),
    agency: async () => (await anAgency(site.server().database)).id,
    feed: async () => (await aFeed(site.server().database)).id,
    heldImport: async () =>
      id(
        `insert into feed_imports (id, feed_id, received_at, is_dry_run, state)
         select gen_random_uuid(), $1, $2, false, 'held' returning id`,
        [(await aFeed(site.server().database)).id, site.now()],
      ),
    discount: async () => {
      const code = `WORK-${++made}`
      await site.rows(
        `insert into discount_codes (code, kind, value, starts_at, created_at) values ($1, 'percentage', 10, $2, $2)`,
        [code, site.now()],
      )
      return code
    },
  }
}
