import type { Client } from 'pg'
import { MARKETING_OPTIONS } from '../../src/shared/advert/marketing-options.ts'

interface OrderRow {
  readonly id: string
  readonly option: string
  /** A number that nobody could call rests. */
  readonly is_live: boolean
  readonly kinds: readonly string[]
  /** Open leases of privacy numbers, and those of a number that another advert has as well. */
  readonly leases: number
  readonly shared: number
}

/**
 * What does not hold of what was bought, once nothing is under way any more: each fulfilled order has what its option
 * includes, once, and its advert a privacy number that no other has. One sentence for each.
 */
export async function entitlementBreaks(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<OrderRow>(
    `select orders.id, orders.marketing_option as option, coalesce(listings.state = 'live', true) as is_live,
       array(select kind from entitlements where order_id = orders.id order by kind) as kinds,
       (select count(*)::int from privacy_number_leases join entitlements on entitlements.id = entitlement_id
         where order_id = orders.id and leased_until is null) as leases,
       (select count(*)::int from privacy_number_leases one join entitlements on entitlements.id = one.entitlement_id
         join privacy_number_leases other on other.number = one.number and other.id <> one.id
         where order_id = orders.id and one.leased_until is null and other.leased_until is null) as shared
     from orders left join listings using (draft_uuid) where orders.state = 'fulfilled'`,
  )
  return rows.flatMap(({ id, option, is_live, kinds, leases, shared }) => {
    const included = MARKETING_OPTIONS.find((one) => one.id === option)?.includes ?? []
    const owed = included.map(({ kind }): string => kind).toSorted()
    const numbers = !is_live ? 0 : owed.filter((kind) => kind === 'privacy-number').length
    return [
      ...(kinds.join() === owed.join()
        ? []
        : [`order ${id} is owed ${owed.join()}, and has ${kinds.join()}`]),
      ...(leases === numbers ? [] : [`order ${id} has ${leases} privacy numbers in place of ${numbers}`]),
      ...(shared === 0 ? [] : [`order ${id} shares its privacy number`]),
    ]
  })
}
