import type { DraftAnswers } from '#shared/advert/answers.ts'
import { LONGEST_FEATURE, RTDF_CAPTION } from '#shared/advert/export-formats.ts'
import { isRoom, PER_MONTH, YES_TEXT } from '#shared/advert/options.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import { asSent } from './as-sent.ts'
import {
  CHANNELS,
  codeOf,
  FURNISHED,
  HOME_KINDS,
  NO_PARKING,
  NOT_ACCESSIBLE,
  SHARE_OF,
  STATUSES,
} from './codes.ts'
import {
  branchNumber,
  type ExportedAdvert,
  type ExportedPicture,
  exportedRef,
  NO_NETWORK,
} from './exported.ts'
import { type LineName, writeLines } from './feature-lines.ts'
import { LAW_LINES } from './law-lines.ts'
import { rtdfDay, rtdfMoment } from './london-moment.ts'
import { cutAtWord } from './plain-text.ts'
import { carried, type Keeps, rtdfCharges, rtdfMatters, rtdfRent } from './rtdf-law.ts'

type Members = Readonly<Record<string, unknown>>

/** What RTDF has no field for. */
const RTDF_LINES: readonly LineName[] = [
  'room',
  'rating',
  'references',
  'benefits',
  'broadband',
  ...LAW_LINES,
]
const MOST_FEATURES = 10
/** In characters. */
export const LONGEST_PART = 60
export const LONGEST_SHOWN = 120
export const LONGEST_DESCRIPTION = 32_000
export const LONGEST_FEES = 4_000

/** A whole call of RTDF 1.4.1, as a portal takes it. Members that are unknown are left out, since null is refused. */
export const rtdfCall = (advert: ExportedAdvert): Members => ({
  ...rtdfEnvelope(advert, { network: NO_NETWORK, branch: branchNumber(advert) }),
  property: rtdfProperty(advert),
})

/** The numbers that a portal gave to whoever sends. */
interface RtdfSender {
  readonly network: number
  readonly branch: number
}

export const rtdfEnvelope = (
  { appType }: Pick<ExportedAdvert, 'appType'>,
  { network, branch }: RtdfSender,
): Members => ({
  network: { network_id: network },
  branch: { branch_id: branch, channel: CHANNELS[appType], overseas: false },
})

export const rtdfProperty = (advert: ExportedAdvert): Members =>
  asSent(advert, 'rtdf', (one) => writeProperty(one))

const KEEPS_ALL: Keeps = () => true

/** As we write it, whoever sent it. */
export function writeProperty(
  advert: ExportedAdvert,
  lines: readonly LineName[] = RTDF_LINES,
  keeps = KEEPS_ALL,
): Members {
  const { answers, appType } = advert
  return known({
    agent_ref: exportedRef(advert),
    published: advert.isShown,
    property_type: kindCode(answers),
    status: codeOf(STATUSES, advert.agent?.facts.status ?? 'available'),
    house_flat_share: appType === 'let' && answers.rentalType ? isRoom(answers.rentalType) : undefined,
    create_date: rtdfMoment(advert.publishedAt),
    update_date: rtdfMoment(advert.updatedAt),
    date_available: answers.moveInDate ? rtdfDay(answers.moveInDate) : undefined,
    address: addressOf(advert),
    price_information: appType === 'sell' ? saleOf(answers) : rentOf(advert),
    details: detailsOf(advert, lines, keeps),
    media: mediaOf(advert),
  })
}

/** Types 1, 2 and 4: photos, floor plans and a tour. */
function mediaOf({ photos, plans, answers }: ExportedAdvert): readonly Members[] {
  const pictures = (media_type: number, all: readonly ExportedPicture[]) =>
    all.map(({ url, caption }, sort_order) =>
      known({ media_type, media_url: url, caption: cutAtWord(caption, RTDF_CAPTION) || null, sort_order }),
    )
  const tours = answers.videoTour ? [{ media_type: 4, media_url: answers.videoTour, sort_order: 0 }] : []
  return [...pictures(1, photos), ...pictures(2, plans), ...tours]
}

const known = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null))

/** 0: not specified. */
export function kindCode(
  answers: Pick<DraftAnswers, 'propertyType' | 'houseType' | 'flatType' | 'rentalType'>,
): number {
  const { propertyType, houseType, flatType } = answers
  if (isRoom(answers.rentalType) && propertyType) return SHARE_OF[propertyType]
  const code = propertyType === 'flat' ? flatType : houseType
  return code && HOME_KINDS.get(code)?.isExact ? code : 0
}

function addressOf({ answers, street, town, district }: ExportedAdvert): Members {
  const { doorNumber, buildingName, streetName, townName, propertyPostcode } = answers
  const [outward, inward] = (parsePostcode(propertyPostcode ?? '') ?? ' ').split(' ')
  const premises = [doorNumber, buildingName].filter(Boolean).join(' ')
  return known({
    // A chosen address is known by its key alone, and an empty one is refused.
    house_name_number: cutAtWord(premises, LONGEST_PART) || '-',
    address_2: cutAtWord(streetName || street, LONGEST_PART) || undefined,
    town: cutAtWord(townName || town, LONGEST_PART),
    postcode_1: outward,
    postcode_2: inward,
    display_address: cutAtWord([street, town, district].filter(Boolean).join(', '), LONGEST_SHOWN),
  })
}

function saleOf(answers: DraftAnswers): Members {
  const { sellingPrice, priceType, tenureType, leaseholdLeft } = answers
  return known({
    ...rtdfCharges(answers),
    price: sellingPrice,
    price_qualifier: priceType,
    tenure_type: tenureType,
    tenure_unexpired_years: leaseholdLeft,
  })
}

const rentOf = ({ answers, agent }: ExportedAdvert): Members =>
  known({
    price: answers.rentAmount,
    rent_frequency: answers.priceFrequency === PER_MONTH ? 12 : 52,
    ...rtdfRent(answers),
    administration_fee: agent?.facts.fees ? cutAtWord(agent.facts.fees, LONGEST_FEES) : undefined,
  })

function detailsOf(
  { answers, appType, agent }: ExportedAdvert,
  lines: readonly LineName[],
  keeps: Keeps,
): Members {
  const elsewhere: readonly LineName[] = carried(appType, answers, keeps)
  const left = lines.filter((name) => !elsewhere.includes(name))
  const own = writeLines(answers, left, MOST_FEATURES)
  const agents = agent?.facts.features.slice(0, MOST_FEATURES - own.length) ?? []
  const features = [...agents, ...own].map((feature) => cutAtWord(feature, LONGEST_FEATURE))
  return known({
    summary: answers.summary,
    description: cutAtWord(answers.propertyDescription ?? '', LONGEST_DESCRIPTION) || answers.summary,
    ...(features.length > 0 && { features }),
    bedrooms: answers.propertyBedrooms ?? 0,
    bathrooms: answers.propertyBathrooms,
    reception_rooms: answers.propertyReceptions,
    parking: answers.hasPropertyParking === false ? [NO_PARKING] : answers.parkingType,
    accessibility: answers.isPropertyAccessible === false ? [NOT_ACCESSIBLE] : answers.accessibleFeatures,
    ...rtdfMatters(answers),
    ...(appType === 'let' && lettingOf(answers)),
    furnished_type: appType === 'let' ? codeOf(FURNISHED, agent?.facts.furnished) : undefined,
    // Both are asked for, and may be empty.
    risks: {},
    obligations: {},
  })
}

const yes = (answer: string | null | undefined): boolean | undefined =>
  answer ? answer === YES_TEXT : undefined

/** RTDF asks for the kind of line, which nobody told us: that there is one is a feature. */
const lettingOf = ({ propertyPets, propertyBills, propertyBroadband }: DraftAnswers): Members => ({
  pets_allowed: yes(propertyPets),
  all_bills_inc: yes(propertyBills),
  broadband: propertyBroadband === 'false' ? ['none'] : undefined,
})
