import { type Memberships, membershipWords } from '#shared/account/agency-memberships.ts'
import { type AgentFacts, NO_FACTS } from '#shared/advert/agent-facts.ts'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import type { AppType } from '#shared/form/block.ts'

/** An agency, or an agent's account of none. */
export interface MarketedBy extends Memberships {
  readonly name: string
  /** Absent where no software sent them. */
  readonly facts?: AgentFacts
}

/** Of a row of `agencies`, as members of `json_build_object`. */
export const MEMBERSHIPS = `'redressScheme', redress_scheme, 'redressNumber', redress_number,
  'clientMoney', client_money, 'clientMoneyNumber', client_money_number`

/** Of rows of `accounts` that `which` finds: who markets what they write here, as `MarketedBy`; null of an owner. */
export const marketedBy = (which: string): string => `(select
  json_build_object('name', coalesce(agencies.name, agency_name, 'an agent'), ${MEMBERSHIPS})
  from accounts left join agency_people on agency_people.account_id = accounts.id
    left join agencies on agencies.id = agency_people.agency_id
  where is_agent and ${which})`

export const agentOf = (
  appType: AppType,
  { name, facts = NO_FACTS, ...memberships }: MarketedBy,
): NonNullable<PublishedAdvert['agent']> => ({
  name,
  facts,
  memberships: membershipWords(name, appType, memberships),
})
