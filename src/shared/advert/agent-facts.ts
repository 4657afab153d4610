/** 'sold-stcm': in Scotland, missives are concluded. */
export type HomeStatus = 'available' | 'sold-stc' | 'sold-stcm' | 'under-offer' | 'reserved' | 'let-agreed'

/** What an agent's advert shows and an owner's form does not ask. Null or empty: the agent does not say. */
export interface AgentFacts {
  readonly status: HomeStatus
  readonly features: readonly string[]
  /** In pounds, as are the charges, which are for a year. */
  readonly deposit: number | null
  readonly groundRent: number | null
  readonly serviceCharge: number | null
  readonly furnished: 'furnished' | 'part-furnished' | 'unfurnished' | 'furnished-or-unfurnished' | null
  /** 'A' to 'I'. */
  readonly councilTaxBand: string | null
  /** Of all fees, in the agent's words. */
  readonly fees: string | null
}

/** Of an agent who writes the advert here, with an owner's questions, or whose software says nothing. */
export const NO_FACTS: AgentFacts = {
  status: 'available',
  features: [],
  deposit: null,
  groundRent: null,
  serviceCharge: null,
  furnished: null,
  councilTaxBand: null,
  fees: null,
}
