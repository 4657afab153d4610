import { isObject } from '#shared/values/is-object.ts'
import type { AddressFinder, FoundAddress } from './address-finder.ts'
import { type AddressFields, readAddress } from './found-address.ts'
import { CALL_LIMITS, type CallLimits, openCall, reasonOfStatus } from './provider-call.ts'
import { ProviderFailed } from './provider-failed.ts'
import { type Fields } from './provider-fields.ts'

const PROVIDER = 'Postcoder'
const BASE_URL = 'https://ws.postcoder.com'

const FIELDS: AddressFields = {
  udprn: 'udprn',
  uprn: 'uprn',
  subbuildingname: 'subbuildingname',
  buildingname: 'buildingname',
  number: 'number',
  street: ['dependentstreet', 'street'],
  locality: ['doubledependentlocality', 'dependentlocality'],
  town: 'posttown',
  postcode: 'postcode',
  organisation: 'organisation',
}

/** A page has up to 100 addresses; no postcode comes near 1,000. */
const MAX_PAGES = 10

export interface PostcoderSettings {
  readonly apiKey: string
  readonly baseUrl?: string
  readonly limits?: CallLimits
}

/**
 * https://postcoder.com/docs/address-lookup/address; statuses: https://postcoder.com/docs/troubleshooting.
 * The UDPRN comes only on request and costs a fifth more; not every account gets the UPRN.
 */
export function postcoder({
  apiKey,
  baseUrl = BASE_URL,
  limits = CALL_LIMITS,
}: PostcoderSettings): AddressFinder {
  return {
    findAddresses: async (postcode) => {
      const ask = openCall(PROVIDER, limits)
      const found: FoundAddress[] = []
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const answer = await ask({ url: addressUrl(baseUrl, apiKey, postcode, page), refusal })
        const rows = readRows(answer?.json)
        found.push(...rows.flatMap((row) => readAddress(row, FIELDS, postcode) ?? []))
        if (!hasMore(rows)) break
      }
      return found
    },
  }
}

function addressUrl(baseUrl: string, apiKey: string, postcode: string, page: number): URL {
  const url = new URL(baseUrl)
  url.pathname = `/pcw/${encodeURIComponent(apiKey)}/address/uk/${encodeURIComponent(postcode)}`
  url.search = new URLSearchParams({
    format: 'json',
    addtags: 'udprn',
    // Otherwise streets and buildings with the same letters are found too.
    postcodeonly: 'true',
    page: String(page),
  }).toString()
  return url
}

/** 403 means a wrong key or no credits; only its plain text shows which. */
const refusal = (status: number, body: string): ProviderFailed['reason'] =>
  status === 403 && /credit/i.test(body) ? 'no-credit' : reasonOfStatus(status)

function readRows(json: unknown): readonly Fields[] {
  if (!Array.isArray(json) || !json.every(isObject)) throw new ProviderFailed(PROVIDER, 'garbage')
  return json
}

/** Every page but the last marks its last address, with a boolean or text. */
const hasMore = (rows: readonly Fields[]): boolean =>
  String(rows.at(-1)?.['morevalues']).toLowerCase() === 'true'
