import { ENDPOINTS } from '#shared/api/endpoints.ts'
import type { AppType } from '#shared/form/block.ts'
import { UNITED_KINGDOM } from '#shared/values/country.ts'
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
  /** Of its postcode. */
  readonly town: string
}

interface AddressList {
  readonly result: readonly Omit<ListedAddress, 'town'>[]
  /** Of all of them, if there are any. */
  readonly town?: string
}

export function findAddresses(postcode: string): Promise<Called<AddressList>> {
  return post(ENDPOINTS.address.path, new URLSearchParams({ postcode }))
}

export interface EpcRatings {
  readonly CURRENT_ENERGY_EFFICIENCY: number
  readonly POTENTIAL_ENERGY_EFFICIENCY: number
}

interface FoundRatings {
  readonly status: number
  readonly result: readonly EpcRatings[]
  /** What else the certificate tells, as answers. */
  readonly home?: Readonly<Record<string, string>>
}

export function findRatings(address: ListedAddress): Promise<Called<FoundRatings>> {
  const form = new URLSearchParams({
    postcode: address.postcode,
    street_name: address.street,
    building_number: address.number || address.buildingname,
    udprn: address.uniquedeliverypointreferencenumber,
    with_home: '1',
  })
  return post(ENDPOINTS.epcData.path, form)
}

export interface OwnAdvert {
  readonly uuid: string
  readonly app_type: AppType
}

interface CheckedAddress {
  /** No other advert uses it. */
  readonly isNew: boolean
  /** The user's own advert that uses it. */
  readonly own: OwnAdvert | null
}

/** Null if the call failed. */
export async function checkAddress(
  uuid: string,
  address: Readonly<Record<string, unknown>> & { readonly type: 'RECOGNISED' | 'ORPHAN' },
): Promise<CheckedAddress | null> {
  const called = await post<{ result: { listingExists: { listing: true | null }; own?: OwnAdvert } }>(
    ENDPOINTS.addressExists.path,
    { ...address, country: UNITED_KINGDOM, uuid },
  )
  if (!called.ok) return null
  const { listingExists, own = null } = called.answer.result
  return { isNew: listingExists.listing === null, own }
}
