import type { DraftAnswers } from '#shared/advert/answers.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { STUDIO_FLAT } from '#shared/advert/options.ts'
import type { AppType } from '#shared/form/block.ts'
import { isObject } from '#shared/values/is-object.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { HOME_KINDS, NOT_ACCESSIBLE } from './codes.ts'
import { Fields, Notes, required, warnOfUnread } from './fields.ts'
import { readProperty } from './read-property.ts'
import type { Note, Reading } from './reading.ts'
import {
  codesByName,
  ZOOPLA_BILLS,
  ZOOPLA_FREQUENCIES,
  ZOOPLA_GONE,
  ZOOPLA_MEDIA,
  ZOOPLA_PARKING,
  ZOOPLA_PER_PERSON,
  ZOOPLA_SHARES,
  ZOOPLA_STATUSES,
} from './zoopla-codes.ts'
import { ZOOPLA_MEMBERS, zooplaPath } from './zoopla-members.ts'

type Members = Record<string, unknown>

const CHANNELS: ReadonlyMap<string, AppType> = new Map([
  ['sale', 'sell'],
  ['rent', 'let'],
])

/**
 * A listing of Zoopla's real-time feed 1.2, as RTDF's property of the same content, so that both are judged by the same
 * rules. Notes name Zoopla's members. `day` is the one from which the years of a lease are counted. It never throws.
 */
export function readZooplaListing(sent: unknown, day: IsoDate): Reading {
  const notes = new Notes()
  const listing = new Fields(sent, 'listing', notes)
  const appType = listing.inside('pricing').word('transaction_type', CHANNELS, required)
  if (appType === undefined && notes.faults.length === 0) {
    notes.refuse('GP_REQUIRED', 'listing.pricing.transaction_type', 'is missing.', undefined)
  }
  checkPlace(listing)
  const property = propertyOf(listing, appType ?? 'sell', day)
  const own = ownAnswers(listing)
  warnOfUnread(sent, 'listing', notes)
  const reading = readProperty(property, appType ?? 'sell')
  const known = new Set(notes.faults.map(({ path }) => path))
  const others = reading.faults.map(inListing).filter(({ path }) => !known.has(path))
  const faults = [...notes.faults, ...others]
  const warnings = [...notes.warnings, ...reading.warnings.map(inListing)]
  const home = reading.home && { ...reading.home, answers: { ...own, ...reading.home.answers } }
  return { ref: reading.ref, home: faults.length > 0 ? null : home, faults, warnings }
}

export const inListing = <N extends Note>(note: N): N => ({ ...note, path: zooplaPath(note.path) })

function checkPlace(listing: Fields): void {
  // The caller compares it with the feed's.
  listing.get('branch_reference')
  if (listing.exact('category', required) === 'commercial') {
    const message = 'is commercial. We only advertise homes.'
    listing.notes.refuse('GP_NOT_HOUSING', listing.pathOf('category'), message, 'commercial')
  }
  const location = listing.inside('location')
  const country = location.exact('country_code', required)
  if (country !== '' && !country.startsWith('GB')) {
    const message = 'isn’t GB. We advertise homes in the United Kingdom.'
    location.notes.refuse('GP_ENUM', location.pathOf('country_code'), message, country)
  }
  const pricing = listing.inside('pricing')
  const currency = pricing.exact('currency_code', required)
  if (currency !== '' && currency !== 'GBP') {
    const message = 'isn’t GBP. We show prices in pounds.'
    pricing.notes.refuse('GP_ENUM', pricing.pathOf('currency_code'), message, currency)
  }
}

function propertyOf(listing: Fields, appType: AppType, day: IsoDate): Members {
  const groups: Record<string, Members> = { address: {}, price_information: {}, details: {} }
  const property: Members = {}
  for (const { name, path, codes, other } of ZOOPLA_MEMBERS) {
    const [outer, inner] = name
    const holder = inner === undefined ? listing : listing.inside(outer)
    const value = valueIn(holder, inner ?? outer, codes, other)
    const group = path[1] === undefined ? property : groups[path[0]]
    if (value !== undefined && group) group[path[1] ?? path[0]] = value
  }
  const { address, price_information, details } = groups
  return {
    ...property,
    ...statusOf(listing, appType),
    address,
    price_information: { ...price_information, ...priceOf(listing, day) },
    details: { ...details, ...detailsOf(listing, property['property_type'], details?.['bedrooms']) },
    media: mediaOf(listing),
  }
}

/** A kind of home may be any word; other words that are not known are named and left out. */
function valueIn(
  fields: Fields,
  name: string,
  codes: ReadonlyMap<string, number> | undefined,
  other: number | undefined,
): unknown {
  if (codes === undefined) return fields.get(name)
  if (other === undefined) return fields.word(name, codes)
  const word = fields.exact(name)
  return word === '' ? undefined : (codes.get(word) ?? other)
}

/** What is sold or let stays with us, and is not shown. */
function statusOf(listing: Fields, appType: AppType): Members {
  const status = listing.word('life_cycle_status', codesByName(ZOOPLA_STATUSES[appType]), required)
  const word = listing.exact('life_cycle_status')
  const isGone = ZOOPLA_GONE.has(word)
  if (isGone) {
    const message = 'means the home is gone. We keep it and don’t advertise it.'
    listing.notes.warn('GP_W_CONVERTED', listing.pathOf('life_cycle_status'), message, word)
  }
  return { status, published: !isGone }
}

function priceOf(listing: Fields, day: IsoDate): Members {
  const shares = codesByName(ZOOPLA_SHARES)
  const [share] = listing.list('buyer_incentives').flatMap((word) => shares.get(String(word)) ?? [])
  return {
    tenure_unexpired_years: leaseYears(listing.inside('lease_expiry'), day),
    annual_service_charge: serviceCharge(listing.inside('service_charge')),
    per_person: listing.inside('pricing').get('rent_frequency') === ZOOPLA_PER_PERSON,
    ...(share === undefined ? {} : { price_qualifier: share }),
  }
}

/** Whole years from this day to the one on which it ends, or the last of the year or month that is given. */
function leaseYears(lease: Fields, day: IsoDate): number | undefined {
  const years = lease.whole('years_remaining')
  if (years !== null) return years
  const [, year, month = '12', last = '31'] =
    /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(lease.exact('expiry_date')) ?? []
  if (year === undefined) return undefined
  const isShort = `-${month}-${last}` < day.slice(4)
  return Math.max(0, Number(year) - Number(day.slice(0, 4)) - (isShort ? 1 : 0))
}

/** In pounds a year; one for each square foot is left out. */
function serviceCharge(charge: Fields): number | undefined {
  const pounds = charge.amount('charge')
  const times = charge.word('frequency', codesByName(ZOOPLA_FREQUENCIES))
  return pounds === null || times === undefined ? undefined : Math.round(pounds * times * 100) / 100
}

function detailsOf(listing: Fields, kind: unknown, bedrooms: unknown): Members {
  const parking = codesByName(ZOOPLA_PARKING)
  return {
    bedrooms: bedrooms ?? bedroomsOf(kind),
    description: descriptionOf(listing),
    parking: listing.list('parking').flatMap((word) => parking.get(String(word)) ?? []),
    ...(listing.yes('accessibility') === false && { accessibility: [NOT_ACCESSIBLE] }),
    ...billsOf(listing),
    ...benefitsOf(listing.inside('tenant_eligibility')),
    ...(listing.list('connected_utilities').includes('fibre_optic') && { broadband: ['fttp'] }),
  }
}

/** Zoopla does not ask for them; we do of the homes that have some. */
function bedroomsOf(kind: unknown): number | undefined {
  if (kind === STUDIO_FLAT) return 0
  return typeof kind === 'number' && HOME_KINDS.get(kind)?.isExact ? undefined : 0
}

/** Its headings are lines, and sizes follow them. */
function descriptionOf(listing: Fields): string {
  const parts = listing.list('detailed_description').map((sent, index) => {
    const part = new Fields(sent, `${listing.pathOf('detailed_description')}[${index}]`, listing.notes)
    const heading = [part.exact('heading'), sizeOf(part.get('dimensions'))].filter(Boolean).join(', ')
    return [heading, part.exact('text')].filter(Boolean).join('\n')
  })
  return parts.join('\n\n')
}

function sizeOf(sent: unknown): string {
  if (typeof sent === 'string') return sent.trim()
  if (!isObject(sent)) return ''
  const { length, width, units } = sent
  return typeof length === 'number' && typeof width === 'number'
    ? `${length} × ${width} ${String(units)}`
    : ''
}

function billsOf(listing: Fields): Members {
  const bills = listing.list('bills_included')
  return bills.length === 0 ? {} : { all_bills_inc: ZOOPLA_BILLS.every((bill) => bills.includes(bill)) }
}

/** A refusal of benefits is unlawful, and is shown nowhere. */
function benefitsOf(eligibility: Fields): Members {
  const word = eligibility.exact('dss')
  if (word === 'excluded') {
    const message = 'turns away people with benefits. That’s unlawful, so we don’t show it.'
    eligibility.notes.warn('GP_W_LAW', eligibility.pathOf('dss'), message, word)
  }
  return word === 'accepted' || word === 'only' ? { housing_benefit_considered: true } : {}
}

function mediaOf(listing: Fields): readonly Members[] {
  const types = codesByName(ZOOPLA_MEDIA)
  return listing.list('content').map((sent, index) => {
    const medium = new Fields(sent, `${listing.pathOf('content')}[${index}]`, listing.notes)
    return {
      media_type: medium.word('type', types),
      media_url: medium.get('url'),
      caption: medium.get('caption'),
      sort_order: index,
    }
  })
}

/** Answers that RTDF has no field for. */
function ownAnswers(listing: Fields): DraftAnswers {
  const ratings = listing.inside('epc_ratings')
  const currentEpc = ratingOf(ratings, 'eer_current_rating')
  const potentialEpc = ratingOf(ratings, 'eer_potential_rating')
  const udprn = /^0*([1-9]\d{0,7})$/.exec(listing.inside('location').exact('paf_udprn'))?.[1]
  return {
    ...(currentEpc === null ? {} : { currentEpc }),
    ...(potentialEpc === null ? {} : { potentialEpc }),
    ...(listing.get('accessibility') === true && { isPropertyAccessible: true }),
    ...(udprn !== undefined && { propertyAddress: udprn }),
  }
}

function ratingOf(ratings: Fields, name: string): number | null {
  const rating = ratings.whole(name)
  const { min, max } = LIMITS.epcRating
  return rating !== null && rating >= min && rating <= max ? rating : null
}
