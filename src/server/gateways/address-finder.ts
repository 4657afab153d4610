/** A delivery address as in POST /address.json (specification section 7); '' if a part has no value. */
export interface FoundAddress {
  readonly udprn: string
  /** Digits; null if the provider does not give it. */
  readonly uprn: string | null
  readonly summaryline: string
  readonly subbuildingname: string
  readonly buildingname: string
  readonly number: string
  readonly street: string
  readonly town: string
  readonly postcode: string
}

export interface AddressFinder {
  /** In the order in which people look for them; empty if the postcode does not exist. Throws ProviderFailed. */
  readonly findAddresses: (postcode: string) => Promise<readonly FoundAddress[]>
}
