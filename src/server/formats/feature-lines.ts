import type { DraftAnswers } from '#shared/advert/answers.ts'
import {
  ACCESSIBLE_FEATURES,
  FLAT_TYPES,
  HOUSE_TYPES,
  PARKING_TYPES,
  RENTAL_TYPES,
  YES_TEXT,
} from '#shared/advert/options.ts'
import { type LawLine, lawLines } from './law-lines.ts'

/** Answers that a format has no field for travel as features, in words of ours that are read back as answers and never as features. */
export type LineName =
  | 'room'
  | 'rating'
  | 'references'
  | 'benefits'
  | 'pets'
  | 'broadband'
  | 'bills'
  | 'parking'
  | 'access'
  | LawLine

interface Line {
  readonly name: LineName
  readonly lead: string
  readonly write: (answers: DraftAnswers) => string | null
  readonly read: (text: string) => DraftAnswers | null
}

type YesNoField = 'propertyReferences' | 'propertyDss' | 'propertyPets' | 'propertyBroadband'

interface Labelled<T> {
  readonly id: T
  readonly label: string
}

const yesOnly = (name: LineName, lead: string, field: YesNoField): Line => ({
  name,
  lead,
  write: (answers) => (answers[field] === YES_TEXT ? 'yes' : null),
  read: (text) => (text === 'yes' ? { [field]: YES_TEXT } : null),
})

const yesOrNo = (name: LineName, lead: string, field: YesNoField): Line => ({
  name,
  lead,
  write: (answers) => (answers[field] ? (answers[field] === YES_TEXT ? 'yes' : 'no') : null),
  read: (text) => (text === 'yes' ? { [field]: YES_TEXT } : text === 'no' ? { [field]: 'false' } : null),
})

const labelOf = <T>(options: readonly Labelled<T>[], wanted: unknown): string | null =>
  options.find(({ id }) => id === wanted)?.label.toLowerCase() ?? null

const idOf = <T>(options: readonly Labelled<T>[], label: string): T | null =>
  options.find((option) => option.label.toLowerCase() === label)?.id ?? null

const NONE = 'none'

function writeList<T>(options: readonly Labelled<T>[], has: boolean | null | undefined, ids: readonly T[]) {
  if (has === false) return NONE
  const labels = ids.flatMap((id) => labelOf(options, id) ?? [])
  return has && labels.length > 0 ? labels.join(', ') : null
}

/** Null if one of them is not ours: then it is a feature in the agent's own words. */
function readList<T>(options: readonly Labelled<T>[], text: string): readonly T[] | null {
  const ids = text.split(', ').flatMap((label) => idOf(options, label) ?? [])
  return ids.length === text.split(', ').length ? ids : null
}

const RATING = /^(\d{1,3})(?:, could be (\d{1,3}))?$/

/** What the law asks adverts to show first: a format has room for ten. */
const FEATURE_LINES: readonly Line[] = [
  { name: 'room', lead: 'Room to let', write: writeRoom, read: readRoom },
  { name: 'rating', lead: 'Energy rating', write: writeRating, read: readRating },
  ...lawLines(),
  {
    name: 'parking',
    lead: 'Parking',
    write: ({ hasPropertyParking, parkingType }) =>
      writeList(PARKING_TYPES, hasPropertyParking, parkingType ?? []),
    read: (text) => {
      if (text === NONE) return { hasPropertyParking: false }
      const parkingType = readList(PARKING_TYPES, text)
      return parkingType && { hasPropertyParking: true, parkingType }
    },
  },
  yesOrNo('references', 'References asked for', 'propertyReferences'),
  // A refusal of benefits is unlawful, and is carried nowhere.
  yesOnly('benefits', 'Housing benefit accepted', 'propertyDss'),
  yesOrNo('pets', 'Pets accepted', 'propertyPets'),
  yesOrNo('broadband', 'Broadband', 'propertyBroadband'),
  // Zoopla lists those that are included, and refuses an empty list.
  {
    name: 'bills',
    lead: 'Bills included',
    write: ({ propertyBills }) => (propertyBills === 'false' ? NONE : null),
    read: (text) => (text === NONE ? { propertyBills: 'false' } : null),
  },
  {
    name: 'access',
    lead: 'Easy access',
    write: ({ isPropertyAccessible, accessibleFeatures }) =>
      writeList(ACCESSIBLE_FEATURES, isPropertyAccessible, accessibleFeatures ?? []),
    read: (text) => {
      if (text === NONE) return { isPropertyAccessible: false }
      const accessibleFeatures = readList(ACCESSIBLE_FEATURES, text)
      return accessibleFeatures && { isPropertyAccessible: true, accessibleFeatures }
    },
  },
]

const WHOLE = '0'

/** With the kind of home, whose place in the formats the room takes. */
function writeRoom({ rentalType, propertyType, houseType, flatType }: DraftAnswers): string | null {
  if (!rentalType || rentalType === WHOLE) return null
  const kind = propertyType === 'flat' ? labelOf(FLAT_TYPES, flatType) : labelOf(HOUSE_TYPES, houseType)
  return [labelOf(RENTAL_TYPES, rentalType), kind].filter((part) => part !== null).join(', ')
}

function readRoom(text: string): DraftAnswers | null {
  const [room = '', kind = '', ...more] = text.split(', ')
  const rentalType = idOf(RENTAL_TYPES, room)
  if (rentalType === null || more.length > 0) return null
  const houseType = idOf(HOUSE_TYPES, kind)
  const flatType = idOf(FLAT_TYPES, kind)
  return { rentalType, ...(houseType !== null && { houseType }), ...(flatType !== null && { flatType }) }
}

function writeRating({ currentEpc, potentialEpc }: DraftAnswers): string | null {
  if (typeof currentEpc !== 'number') return null
  return typeof potentialEpc === 'number' ? `${currentEpc}, could be ${potentialEpc}` : `${currentEpc}`
}

function readRating(text: string): DraftAnswers | null {
  const [, current, potential] = RATING.exec(text) ?? []
  if (current === undefined) return null
  return { currentEpc: Number(current), ...(potential !== undefined && { potentialEpc: Number(potential) }) }
}

/** Those that a format takes at most. */
export function writeLines(
  answers: DraftAnswers,
  names: readonly LineName[],
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines = FEATURE_LINES.flatMap(({ name, lead, write }) => {
    const text = names.includes(name) ? (write(answers) ?? '').trim() : ''
    return text === '' ? [] : [`${lead}: ${text}`]
  })
  return lines.slice(0, most)
}

const LINES_BY_LEAD = new Map(FEATURE_LINES.map((line) => [line.lead, line]))

/** Which features are lines of ours, as answers, and which are the agent's own. */
export function readLines(features: readonly string[]): {
  readonly answers: DraftAnswers
  readonly own: readonly string[]
} {
  let answers: DraftAnswers = {}
  const own = features.filter((feature) => {
    const end = feature.indexOf(': ')
    const line = end < 0 ? undefined : LINES_BY_LEAD.get(feature.slice(0, end))
    const read = line?.read(feature.slice(end + 2)) ?? null
    if (read !== null) answers = { ...answers, ...read }
    return read === null
  })
  return { answers, own }
}
