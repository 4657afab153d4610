import { isObject } from '#shared/values/is-object.ts'
import { isIsoDate } from '#shared/values/iso-date.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import { certifiedHome } from './certificate-words.ts'
import type { CertificateSummary, EpcRegister, Ratings } from './epc-register.ts'
import {
  type Ask,
  CALL_LIMITS,
  type CallLimits,
  openCall,
  type ProviderAnswer,
  reasonOfStatus,
} from './provider-call.ts'
import { ProviderFailed } from './provider-failed.ts'
import { type Fields, joinLine, lineOf, linesOf, referenceOf } from './provider-fields.ts'

const PROVIDER = 'EPC register'
const BASE_URL = 'https://api.get-energy-performance-data.communities.gov.uk'

/** Of at most 5,000. It is more than any postcode has, and about 400 kB. */
const PAGE_SIZE = 1000
const MAX_PAGES = 5
const UPRN_DIGITS = 12
const CERTIFICATE_NUMBER = /^\d{4}(?:-\d{4}){4}$/
const ADDRESS_LINES = ['addressLine1', 'addressLine2', 'addressLine3', 'addressLine4', 'postTown'] as const

export interface EpcRegisterSettings {
  readonly bearerToken: string
  readonly baseUrl?: string
  readonly limits?: CallLimits
}

/**
 * England and Wales, https://get-energy-performance-data.communities.gov.uk/api-technical-documentation:
 * a wrong token is a 403 (communitiesuk/epb-data-warehouse, lib/controller/base_controller.rb).
 */
export function governmentEpcRegister({
  bearerToken,
  baseUrl = BASE_URL,
  limits = CALL_LIMITS,
}: EpcRegisterSettings): EpcRegister {
  const headers = { authorization: `Bearer ${bearerToken}` }
  const get = (ask: Ask, path: string, query: Readonly<Record<string, string>>): Promise<ProviderAnswer> => {
    const url = new URL(baseUrl)
    url.pathname = path
    url.search = new URLSearchParams(query).toString()
    return ask({ url, headers, refusal })
  }
  const search = async (query: Readonly<Record<string, string>>): Promise<readonly CertificateSummary[]> => {
    const ask = openCall(PROVIDER, limits)
    const found: CertificateSummary[] = []
    for (let page: number | null = 1; page !== null && page <= MAX_PAGES; ) {
      const paging = { current_page: String(page), page_size: String(PAGE_SIZE) }
      const answer = await get(ask, '/api/domestic/search', { ...query, ...paging })
      if (answer === null) break
      const { rows, nextPage } = readPage(answer.json)
      found.push(...rows.flatMap((row) => readSummary(row) ?? []))
      page = nextPage !== null && nextPage > page ? nextPage : null
    }
    return found
  }
  return {
    searchByPostcode: (postcode) => search({ postcode }),
    searchByUprn: (uprn) => search({ uprn: uprn.padStart(UPRN_DIGITS, '0') }),
    ratingsOf: async (certificateNumber) => {
      const ask = openCall(PROVIDER, limits)
      const answer = await get(ask, '/api/certificate', { certificate_number: certificateNumber })
      return answer && readRatings(answer.json)
    },
  }
}

const refusal = (status: number): ProviderFailed['reason'] | null =>
  status === 404 ? null : reasonOfStatus(status)

function readPage(json: unknown): { readonly rows: readonly Fields[]; readonly nextPage: number | null } {
  const rows = isObject(json) ? json['data'] : null
  if (!isObject(json) || !Array.isArray(rows) || !rows.every(isObject)) {
    throw new ProviderFailed(PROVIDER, 'garbage')
  }
  const pagination = json['pagination']
  const nextPage = isObject(pagination) ? pagination['nextPage'] : null
  return { rows, nextPage: Number.isSafeInteger(nextPage) ? Number(nextPage) : null }
}

function readSummary(row: Fields): CertificateSummary | null {
  const certificateNumber = lineOf(row, 'certificateNumber')
  const lines = linesOf(row, ADDRESS_LINES)
  // The documentation's own example has a plus sign for the space.
  const postcode = parsePostcode((lineOf(row, 'postcode') ?? '').replace('+', ' '))
  // Domestic certificates have a day, others a time.
  const registeredOn = (lineOf(row, 'registrationDate') ?? '').slice(0, 10)
  if (certificateNumber === null || !CERTIFICATE_NUMBER.test(certificateNumber)) return null
  if (lines === null || postcode === null || !isIsoDate(registeredOn)) return null
  const address = joinLine(ADDRESS_LINES.map((name) => lines[name]))
  if (address === '') return null
  return { certificateNumber, address, postcode, uprn: referenceOf(row, 'uprn', UPRN_DIGITS), registeredOn }
}

function readRatings(json: unknown): Ratings | null {
  const certificate = isObject(json) ? json['data'] : null
  if (!isObject(certificate)) throw new ProviderFailed(PROVIDER, 'garbage')
  const current = readRating(certificate['energy_rating_current'])
  const potential = readRating(certificate['energy_rating_potential'])
  if (current === null || potential === null) return null
  return { current, potential, home: certifiedHome(certificate) }
}

/** From 1 to 999, sent as a number or as text. */
function readRating(value: unknown): number | null {
  if (value === undefined || value === null || value === 0) return null
  const digits = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  if (!/^[1-9]\d{0,2}$/.test(digits)) throw new ProviderFailed(PROVIDER, 'garbage')
  return Number(digits)
}
