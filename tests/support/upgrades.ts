import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import type { aBuyerSite } from './buyer-site.ts'
import type { Buyer, LetOption } from './buyers.ts'

interface UpgradeAnswer {
  readonly success: boolean
  readonly error_message: string
  readonly payment_required?: boolean
  readonly result?: {
    readonly url: string | null
    readonly basket: readonly { readonly label: string; readonly amount: number }[]
    readonly total: number
  }
}

/** What a landlord does to upgrade an advert, by the calls that the pages make. */
export function upgrading(site: ReturnType<typeof aBuyerSite>) {
  /** However far the clock was set. */
  const staySignedIn = () =>
    site.server.database.query(
      `update sessions set created_at = $1, last_used_at = $1, expires_at = $1::timestamptz + interval '1 day'`,
      [site.now],
    )
  const ask = async (uuid: string, option: string, { who = site.buyer, more = {}, index = 0 } = {}) => {
    await staySignedIn()
    const answer = await site.either(index).app.inject({
      method: 'POST',
      url: ENDPOINTS.upgradeOrder.path,
      payload: { data: { uuid, option, ...more } },
      cookies: Object.fromEntries(who.owner.browser.cookies),
    })
    return { status: answer.statusCode, body: answer.json<UpgradeAnswer>() }
  }
  const pay = async (url: string, who: Buyer = site.buyer, index = 0): Promise<string> => {
    const { body } = await site.either(index).app.inject({
      method: 'POST',
      url,
      cookies: Object.fromEntries(who.owner.browser.cookies),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        number: '4242 4242 4242 4242',
        expiry: '12 / 34',
        cvc: '123',
      }).toString(),
    })
    return /<h1[^>]*>([^<]*)/.exec(body)?.[1] ?? ''
  }
  return {
    ask,
    pay,
    /** The order that it was paid with. */
    upgraded: async (uuid: string, option: LetOption): Promise<string> => {
      const { body } = await ask(uuid, option)
      const url = body.result?.url ?? ''
      await pay(url)
      return url.slice(url.lastIndexOf('/') + 1)
    },
    ordersOf: async (uuid: string) =>
      site.rows(
        `select id, state, marketing_option as option, total_pence as total from orders
         where draft_uuid = $1 order by created_at, paid_at`,
        [uuid],
      ),
    /** Of the orders of a draft, sorted. */
    statesOf: async (uuid: string): Promise<string[]> => {
      const { rows } = await site.server.database.query<{ state: string }>(
        'select state from orders where draft_uuid = $1 order by state',
        [uuid],
      )
      return rows.map(({ state }) => state)
    },
    /** Of an advert, the oldest first. */
    owedOf: async (listing: string) =>
      ((await site.buyer.own(listing))?.entitlements ?? []).map(({ kind, state, until }) => [
        kind,
        state,
        until,
      ]),
    refundsOf: (order: string) =>
      site.rows(
        `select order_id = $1 as own, pence, state from refunds where for_order = $1 order by pence desc`,
        [order],
      ),
  }
}
