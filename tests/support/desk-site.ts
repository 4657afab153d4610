import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { anAddress, post, type SignedInStaff, someStaff } from './desk.ts'
import { aListing } from './listings.ts'
import { aServer } from './server.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const BOUGHT = new Date('2026-11-12T10:00:00Z')

/** A server with somebody who is signed in to its desk, at noon on 21 November 2026. */
export function aDesk() {
  let server: Awaited<ReturnType<typeof aServer>>
  let staff: SignedInStaff
  const now = () => NOW
  beforeAll(async () => {
    server = await aServer({ now })
    staff = await someStaff(server, now)
  })
  const rows = async (statement: string, values: readonly unknown[] = []) =>
    (await server.owner.query(statement, [...values])).rows
  return {
    now,
    rows,
    server: () => server,
    staff: () => staff,
    another: () => someStaff(server, now),
    get: (url: string, cookie = staff.cookie) =>
      server.app.inject({ url, headers: { cookie }, remoteAddress: anAddress() }),
    act: (url: string, fields: Readonly<Record<string, string>>, cookie = staff.cookie) =>
      post(server.app, url, fields, cookie),
    actsOn: (id: string) => rows('select who, act, why from audit where subject = $1 order by id', [id]),
    /** Its option was bought on the 12th and ends on 12 December. */
    aSoldAdvert: async (): Promise<{ listing: string; order: string; email: string }> => {
      const listing = await aListing(server.owner, {
        marketingOption: 'Premium-Advert-1-Month',
        optionEndsAt: new Date('2026-12-13T00:00:00Z'),
      })
      const [advert] = await rows(
        `select draft_uuid, listings.owner_key, account_id, email
         from listings join accounts on accounts.id = account_id where listings.id = $1`,
        [listing],
      )
      const order = randomUUID()
      await addOrder(rows, order, advert)
      return { listing, order, email: advert.email }
    },
  }
}

async function addOrder(
  rows: (statement: string, values: readonly unknown[]) => Promise<unknown>,
  order: string,
  { draft_uuid, owner_key, account_id }: Readonly<Record<'draft_uuid' | 'owner_key' | 'account_id', unknown>>,
): Promise<void> {
  const payment = `sandbox_${order}`
  await rows(
    `insert into orders (id, draft_uuid, owner_key, account_id, state, marketing_option, list_pence, draft_version,
       address_type, blocks, provider, transaction_id, created_at, expires_at, paid_at, fulfilled_at)
     values ($1, $2, $3, $4, 'fulfilled', 'Premium-Advert-1-Month', 1499, 1, 'standard', '{}', 'sandbox', $5, $6, $6, $6, $6)`,
    [order, draft_uuid, owner_key, account_id, payment, BOUGHT],
  )
  await rows(
    `insert into sandbox_payments (id, order_id, pence, currency, state, created_at, expires_at)
     values ($1, $2, 1499, 'GBP', 'paid', $3, $3)`,
    [payment, order, BOUGHT],
  )
}
