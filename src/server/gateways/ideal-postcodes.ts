import { isObject } from '#shared/values/is-object.ts'
import type { AddressFinder, FoundAddress } from './address-finder.ts'
import { type AddressFields, readAddress } from './found-address.ts'
import { CALL_LIMITS, type CallLimits, openCall, reasonOfStatus } from './provider-call.ts'
import { ProviderFailed } from './provider-failed.ts'
import { type Fields } from './provider-fields.ts'

const PROVIDER = 'Ideal Postcodes'
const BASE_URL = 'https://api.ideal-postcodes.co.uk'

const FIELDS: AddressFields = {
  udprn: 'udprn',
  uprn: 'uprn',
  subbuildingname: 'sub_building_name',
  buildingname: 'building_name',
  number: 'building_number',
  street: ['dependant_thoroughfare', 'thoroughfare'],
  locality: ['double_dependant_locality', 'dependant_locality'],
  town: 'post_town',
  postcode: 'postcode',
  organisation: 'organisation_name',
}

/** A page has up to 100 addresses; no postcode comes near 1,000. */
const MAX_PAGES = 10
const PAGE_SIZE = 100

/** Codes that mean something other than their status, https://docs.ideal-postcodes.co.uk/docs/guides/error-codes */
const SUCCESS = 2000
const LIMIT_REACHED = 4021
const POSTCODE_NOT_FOUND = 4040

export interface IdealPostcodesSettings {
  readonly apiKey: string
  readonly baseUrl?: string
  readonly limits?: CallLimits
}

/** https://docs.ideal-postcodes.co.uk/docs/api/postcodes. The key goes in a header, so that no URL contains it. */
export function idealPostcodes({
  apiKey,
  baseUrl = BASE_URL,
  limits = CALL_LIMITS,
}: IdealPostcodesSettings): AddressFinder {
  const headers = { authorization: `IDEALPOSTCODES api_key="${apiKey}"` }
  return {
    findAddresses: async (postcode) => {
      const ask = openCall(PROVIDER, limits)
      const found: FoundAddress[] = []
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const answer = await ask({ url: postcodeUrl(baseUrl, postcode, page), headers, refusal })
        if (answer === null) break
        const { rows, total } = readPage(answer.json)
        found.push(...rows.filter(isDeliveryPoint).flatMap((row) => readAddress(row, FIELDS, postcode) ?? []))
        if (rows.length === 0 || (page + 1) * PAGE_SIZE >= total) break
      }
      return found
    },
  }
}

function postcodeUrl(baseUrl: string, postcode: string, page: number): URL {
  const url = new URL(baseUrl)
  url.pathname = `/v1/postcodes/${encodeURIComponent(postcode)}`
  url.search = page === 0 ? '' : `page=${page}`
  return url
}

function refusal(status: number, body: string): ProviderFailed['reason'] | null {
  const code = codeOf(body)
  if (status === 404 && code === POSTCODE_NOT_FOUND) return null
  return code === LIMIT_REACHED ? 'busy' : reasonOfStatus(status)
}

function codeOf(body: string): unknown {
  try {
    const parsed: unknown = JSON.parse(body)
    return isObject(parsed) ? parsed['code'] : null
  } catch {
    return null
  }
}

/** `total` shows that there may be more pages, as with multiple residence data. */
function readPage(json: unknown): { readonly rows: readonly Fields[]; readonly total: number } {
  if (!isObject(json) || json['code'] !== SUCCESS) throw new ProviderFailed(PROVIDER, 'garbage')
  const { result, total } = json
  if (!Array.isArray(result) || !result.every(isObject)) throw new ProviderFailed(PROVIDER, 'garbage')
  return { rows: result, total: typeof total === 'number' ? total : 0 }
}

/** Homes behind one letter box (UMPRN) share its UDPRN and UPRN, so users must type their address. */
const isDeliveryPoint = (row: Fields): boolean => [undefined, null, ''].some((none) => row['umprn'] === none)
