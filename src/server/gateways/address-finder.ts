/** One delivery address, in the fields of POST /address.json (specification section 7); '' where a part has no value. */
export interface FoundAddress {
  /** The unique delivery point reference number, digits. */
  readonly udprn: string
  /** The unique property reference number, digits; null where the provider does not tell it. */
  readonly uprn: string | null
  /** The whole address in one line, without the postcode. */
  readonly summaryline: string
  readonly subbuildingname: string
  readonly buildingname: string
  readonly number: string
  readonly street: string
  readonly town: string
  /** As `parsePostcode` writes it. */
  readonly postcode: string
}

export interface AddressFinder {
  /**
   * Every address of a postcode (as `parsePostcode` writes it), in the order in which a person would look for them; none
   * where the postcode has none or does not exist. Throws ProviderFailed.
   */
  readonly findAddresses: (postcode: string) => Promise<readonly FoundAddress[]>
}
