export interface TypedHome {
  /** As `parsePostcode` writes it. */
  readonly postcode: string
  readonly doorNumber: string
  readonly buildingName: string
  readonly streetName: string
}
