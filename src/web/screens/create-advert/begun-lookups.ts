import { type AddressLookup, addressLookup } from './address-lookup.ts'
import { type EpcLookupNeeds, followAddress } from './epc-lookup.ts'

export interface BegunLookups extends Pick<AddressLookup, 'find' | 'change' | 'chosen'> {
  readonly stop: () => void
}

/** Ties the two look-ups together: the certificate is that of the chosen address. */
export function beginLookups(needs: Omit<EpcLookupNeeds, 'chosen'>): BegunLookups {
  const { store, actions } = needs.form
  const addresses = addressLookup(store, actions)
  const ends = [followAddress({ ...needs, chosen: addresses.chosen }), addresses.follow()]
  return { ...addresses, stop: () => ends.forEach((end) => end()) }
}
