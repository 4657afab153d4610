import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { type Called, post } from './call.ts'

/** An address from POST /address.json (specification section 7). */
export interface ListedAddress {
  readonly summaryline: string
  readonly subbuildingname: string
  readonly buildingname: string
  readonly number: string
  readonly street: string
  readonly postcode: string
  readonly uniquedeliverypointreferencenumber: string
}

export function findAddresses(postcode: string): Promise<Called<{ result: readonly ListedAddress[] }>> {
  return post(ENDPOINTS.address.path, new URLSearchParams({ postcode }))
}

export interface EpcRatings {
  readonly CURRENT_ENERGY_EFFICIENCY: number
  readonly POTENTIAL_ENERGY_EFFICIENCY: number
}

export function findRatings(
  address: ListedAddress,
): Promise<Called<{ status: number; result: readonly EpcRatings[] }>> {
  const form = new URLSearchParams({
    postcode: address.postcode,
    street_name: address.street,
    building_number: address.number || address.buildingname,
    udprn: address.uniquedeliverypointreferencenumber,
  })
  return post(ENDPOINTS.epcData.path, form)
}

/** The country code of the United Kingdom (specification section 9). */
const COUNTRY = 235

/** Whether no other advert uses this address. Null if the call failed. */
export async function isNewAddress(
  uuid: string,
  address: Readonly<Record<string, unknown>> & { readonly type: 'RECOGNISED' | 'ORPHAN' },
): Promise<boolean | null> {
  const called = await post<{ result: { listingExists: { listing: true | null } } }>(
    ENDPOINTS.addressExists.path,
    { ...address, country: COUNTRY, uuid },
  )
  return called.ok ? called.answer.result.listingExists.listing === null : null
}
