import type { DraftAnswers } from '#shared/advert/answers.ts'
import { bandOnGraph, type EpcBand } from '#shared/advert/epc-band.ts'
import {
  ACCESSIBLE_FEATURES,
  LEASEHOLD,
  PARKING_TYPES,
  PROPERTY_TYPE_LABELS,
  RENTAL_TYPES,
  TENURE_TYPES,
  YES_TEXT,
} from '#shared/advert/options.ts'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import type { AppType } from '#shared/form/block.ts'
import { formatDate, isIsoDate } from '#shared/values/iso-date.ts'
import { parsePostcode } from '#shared/values/postcode.ts'

/** The kind of home: 'Terraced House'. */
export const homeOf = ({ propertyType, houseType, flatType }: DraftAnswers): string | undefined => {
  const type = propertyType === 'flat' ? flatType : houseType
  return type === undefined || type === null ? undefined : PROPERTY_TYPE_LABELS[type]
}

/** Street, town and postcode district; never the door number or the full postcode. */
export function placeOf({ streetName, townName, propertyPostcode }: DraftAnswers): string {
  const district = parsePostcode(propertyPostcode ?? '')?.split(' ')[0]
  return [streetName, townName, district].filter(Boolean).join(', ')
}

/** The same for a published advert. */
export const placeIn = ({
  street,
  town,
  district,
}: Pick<PublishedAdvert, 'street' | 'town' | 'district'>): string =>
  [street, town, district].filter(Boolean).join(', ')

export function epcLetterOf(score: unknown): EpcBand | null {
  return typeof score === 'number' ? bandOnGraph(score) : null
}

type Fact = readonly [what: string, is: string]

/** Further facts, in the order in which people ask for them. */
export function factsOf(appType: AppType, answers: DraftAnswers): Fact[] {
  const facts: [string, string | undefined][] =
    appType === 'let'
      ? [
          ['To let', labelOf(RENTAL_TYPES, answers.rentalType)],
          [
            'Available',
            isIsoDate(answers.moveInDate ?? '') ? formatDate(answers.moveInDate ?? '') : undefined,
          ],
        ]
      : [['Tenure', tenureOf(answers)]]
  facts.push(
    [
      'Parking',
      answers.hasPropertyParking ? labelsOf(PARKING_TYPES, answers.parkingType) || 'Yes' : undefined,
    ],
    [
      'Access',
      answers.isPropertyAccessible ? labelsOf(ACCESSIBLE_FEATURES, answers.accessibleFeatures) : undefined,
    ],
  )
  if (appType === 'let') facts.push(['Good to know', promisesOf(answers)])
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

function tenureOf({ tenureType, knownleaseholdLeft, leaseholdLeft }: DraftAnswers): string | undefined {
  const name = labelOf(TENURE_TYPES, tenureType)
  const hasYears = tenureType === LEASEHOLD && knownleaseholdLeft && typeof leaseholdLeft === 'number'
  return hasYears ? `${name}, ${leaseholdLeft} ${leaseholdLeft === 1 ? 'year' : 'years'} left` : name
}

function promisesOf(answers: DraftAnswers): string {
  const promises = [
    answers.propertyBills === YES_TEXT && 'bills included',
    answers.propertyBroadband === YES_TEXT && 'broadband',
    answers.propertyPets === YES_TEXT && 'pets accepted',
    answers.propertyDss === YES_TEXT && 'housing benefit accepted',
  ]
  return sentence(promises.filter(Boolean).join(', '))
}

interface Option {
  readonly id: unknown
  readonly label: string
}

function labelOf(options: readonly Option[], id: unknown): string | undefined {
  return options.find((option) => option.id === id)?.label
}

function labelsOf(options: readonly Option[], ids: readonly unknown[] | null | undefined): string {
  const labels = options.filter(({ id }) => ids?.includes(id)).map(({ label }) => label.toLowerCase())
  return sentence(labels.join(', '))
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
