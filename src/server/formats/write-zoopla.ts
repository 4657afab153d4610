import type { DraftAnswers } from '#shared/advert/answers.ts'
import { isNotKnown } from '#shared/advert/law-options.ts'
import { isRoom, PER_MONTH, STUDIO_FLAT, YES_TEXT } from '#shared/advert/options.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import { asSent } from './as-sent.ts'
import { codeOf, FURNISHED, STATUSES } from './codes.ts'
import { type ExportedAdvert, type ExportedPicture, exportedRef } from './exported.ts'
import { type LineName, writeLines } from './feature-lines.ts'
import { LAW_LINES } from './law-lines.ts'
import { plainLine } from './plain-text.ts'
import {
  nameOf,
  ZOOPLA_BILLS,
  ZOOPLA_FREQUENCIES,
  ZOOPLA_FURNISHED,
  ZOOPLA_KINDS,
  ZOOPLA_NATIONS,
  ZOOPLA_PARKING,
  ZOOPLA_PRICE_WORDS,
  ZOOPLA_STATUSES,
  ZOOPLA_TENURES,
} from './zoopla-codes.ts'

type Members = Readonly<Record<string, unknown>>

/** Whoever takes the home names the branch. */
const OWNERS_BRANCH = 'owner'
const UDPRN_DIGITS = 8
/** Payments a year. */
const YEARLY = 1
/** What Zoopla has no field for, or says less exactly. */
const LINES: readonly LineName[] = ['room', 'references', 'broadband', 'bills', 'parking', 'access']

export const zooplaListing = (advert: ExportedAdvert): Members => asSent(advert, 'zoopla', writeListing)

/** A listing of Zoopla's real-time feed 1.2. It refuses nulls, and empty texts and lists: those are left out. */
function writeListing(advert: ExportedAdvert): Members {
  const { answers, appType } = advert
  const facts = advert.agent?.facts
  const costs = costsOf(advert)
  const features = writeLines(answers, LINES.concat(LAW_LINES.filter((name) => !(name in costs.answered))))
  return known({
    branch_reference: advert.agent?.branch ?? OWNERS_BRANCH,
    listing_reference: exportedRef(advert),
    category: 'residential',
    life_cycle_status: nameOf(ZOOPLA_STATUSES[appType], codeOf(STATUSES, facts?.status ?? 'available')),
    property_type: kindOf(answers),
    summary_description: plainLine(answers.summary ?? ''),
    detailed_description: [{ text: (answers.propertyDescription ?? answers.summary ?? '').trim() }],
    location: locationOf(advert),
    pricing: pricingOf(advert),
    ...roomsOf(answers),
    parking: [...new Set((answers.parkingType ?? []).flatMap((code) => nameOf(ZOOPLA_PARKING, code) ?? []))],
    accessibility: answers.isPropertyAccessible,
    epc_ratings: known({
      eer_current_rating: answers.currentEpc,
      eer_potential_rating: answers.potentialEpc,
    }),
    feature_list: [...(facts?.features ?? []), ...features],
    furnished_state: nameOf(ZOOPLA_FURNISHED, codeOf(FURNISHED, facts?.furnished)),
    administration_fees: facts?.fees,
    ...costs.members,
    ...(appType === 'sell' ? saleOf(answers) : lettingOf(answers)),
    content: contentOf(advert),
  })
}

function contentOf({ photos, plans, answers }: ExportedAdvert): readonly Members[] {
  const pictures = (type: string, all: readonly ExportedPicture[]) =>
    all.map(({ url, caption }) => known({ type, url, caption }))
  const tours = answers.videoTour ? [{ type: 'virtual_tour', url: answers.videoTour }] : []
  return [...pictures('image', photos), ...pictures('floor_plan', plans), ...tours]
}

function known(members: Members): Members {
  const isKnown = (value: unknown): boolean => {
    if (value === undefined || value === null || value === '') return false
    return typeof value !== 'object' || Object.keys(value).length > 0
  }
  return Object.fromEntries(Object.entries(members).filter(([, value]) => isKnown(value)))
}

function kindOf({ propertyType, houseType, flatType }: DraftAnswers): string {
  const code = propertyType === 'flat' ? flatType : houseType
  return nameOf(ZOOPLA_KINDS, code) ?? propertyType ?? 'house'
}

function locationOf({ answers, street, town }: ExportedAdvert): Members {
  const { doorNumber, buildingName, streetName, townName, propertyPostcode, countyName, countryName } =
    answers
  const premises = [doorNumber, buildingName].filter(Boolean).join(' ').trim()
  const place = (townName || town || countyName || '').trim()
  return known({
    property_number_or_name: premises,
    // One of the two is asked for; a home without either is known by its town.
    street_name: (streetName || street).trim() || (premises === '' ? place : ''),
    town_or_city: place,
    county: countyName,
    postal_code: parsePostcode(propertyPostcode ?? '') ?? undefined,
    country_code: (countryName && ZOOPLA_NATIONS[countryName]) ?? 'GB',
    paf_udprn: answers.propertyAddress?.padStart(UDPRN_DIGITS, '0'),
  })
}

function pricingOf({ appType, answers }: ExportedAdvert): Members {
  const isSale = appType === 'sell'
  return known({
    currency_code: 'GBP',
    transaction_type: isSale ? 'sale' : 'rent',
    price: isSale ? answers.sellingPrice : answers.rentAmount,
    price_qualifier: isSale ? nameOf(ZOOPLA_PRICE_WORDS, answers.priceType) : undefined,
    rent_frequency: isSale ? undefined : answers.priceFrequency === PER_MONTH ? 'per_month' : 'per_week',
  })
}

/** A studio may have one bedroom at most, and has none of its own. */
const roomsOf = (answers: DraftAnswers): Members => ({
  total_bedrooms: answers.flatType === STUDIO_FLAT ? undefined : answers.propertyBedrooms,
  bathrooms: answers.propertyBathrooms,
  living_rooms: answers.propertyReceptions,
})

interface Costs {
  readonly members: Members
  readonly answered: DraftAnswers
}

/** It has no place for nothing to pay, or for a band that nobody knows. */
function costsOf({ appType, answers }: ExportedAdvert): Costs {
  const { depositAmount, groundRent, serviceCharge, councilTaxBand } = answers
  const band = isNotKnown(councilTaxBand) ? null : councilTaxBand
  const answered = known({
    ...(appType === 'let'
      ? { depositAmount: depositAmount || null }
      : { groundRent: groundRent || null, serviceCharge: serviceCharge || null }),
    councilTaxBand: band,
  }) as DraftAnswers
  return {
    answered,
    members: {
      deposit: answered.depositAmount,
      ground_rent: answered.groundRent,
      service_charge: answered.serviceCharge
        ? { charge: answered.serviceCharge, frequency: nameOf(ZOOPLA_FREQUENCIES, YEARLY) }
        : undefined,
      council_tax_band: band,
    },
  }
}

const saleOf = ({ tenureType, leaseholdLeft }: DraftAnswers): Members => ({
  tenure: nameOf(ZOOPLA_TENURES, tenureType),
  ...(leaseholdLeft ? { lease_expiry: { years_remaining: leaseholdLeft } } : {}),
})

function lettingOf(answers: DraftAnswers): Members {
  const { rentalType, propertyPets, propertyDss, propertyBills, moveInDate } = answers
  return {
    available_from_date: moveInDate,
    shared_accommodation: rentalType ? isRoom(rentalType) : undefined,
    available_bedrooms: isRoom(rentalType) ? 1 : undefined,
    pets_allowed: propertyPets ? propertyPets === YES_TEXT : undefined,
    tenant_eligibility: propertyDss === YES_TEXT ? { dss: 'accepted' } : undefined,
    bills_included: propertyBills === YES_TEXT ? ZOOPLA_BILLS : undefined,
  }
}
