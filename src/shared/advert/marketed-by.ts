import type { AppType } from '../form/block.ts'
import { type Memberships, membershipWords } from './agency-memberships.ts'
import { type AgentFacts, NO_FACTS } from './agent-facts.ts'
import type { PublishedAdvert } from './published-advert.ts'

/** An agency, or an agent's account of none. */
export interface MarketedBy extends Memberships {
  readonly name: string
  /** Absent where no software sent them. */
  readonly facts?: AgentFacts
}

export const agentOf = (
  appType: AppType,
  { name, facts = NO_FACTS, ...memberships }: MarketedBy,
): NonNullable<PublishedAdvert['agent']> => ({
  name,
  facts,
  memberships: membershipWords(name, appType, memberships),
})
