import { type AddressLookup, addressLookup } from './address-lookup.ts'
import { type EpcLookupDeps, followAddress } from './epc-lookup.ts'

export interface ActiveLookups extends Pick<AddressLookup, 'find' | 'change' | 'chosen'> {
  readonly stop: () => void
}

/** Connects the two look-ups: the chosen address selects the certificate. */
export function startLookups(deps: Omit<EpcLookupDeps, 'chosen'>): ActiveLookups {
  const { store, actions } = deps.form
  const addresses = addressLookup(store, actions)
  const ends = [followAddress({ ...deps, chosen: addresses.chosen }), addresses.follow()]
  return { ...addresses, stop: () => ends.forEach((end) => end()) }
}
