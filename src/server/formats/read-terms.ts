import type { Answers, DraftAnswers } from '#shared/advert/answers.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { ACCESSIBLE_FEATURES, LEASEHOLD, PARKING_TYPES } from '#shared/advert/options.ts'
import type { AppType } from '#shared/form/block.ts'
import {
  FEUDAL,
  HAS_PARKING,
  NO_PARKING,
  NOT_ACCESSIBLE,
  OTHER_ACCESS,
  OTHER_PARKING,
  TENURES,
} from './codes.ts'
import type { Fields } from './fields.ts'
import { readDay } from './london-moment.ts'

/** Tenure, parking, access and, of a letting, its terms. What is not said is unanswered, and never 'no'. */
export function readTerms(property: Fields, details: Fields, appType: AppType): DraftAnswers {
  return {
    ...readParking(details),
    ...readAccess(details),
    ...(appType === 'sell'
      ? readTenure(property.inside('price_information'))
      : readLetting(property, details)),
  }
}

function readTenure(price: Fields): DraftAnswers {
  const code = price.code('tenure_type', TENURES)
  if (code === undefined) return {}
  if (!code.isExact) {
    const message = 'has no equivalent here. We show the nearest, or none.'
    price.notes.warn('GP_W_CONVERTED', price.pathOf('tenure_type'), message, price.get('tenure_type'))
  }
  // Scotland abolished feudal tenure in 2004; what is left of it is owned outright.
  const tenureType = price.get('tenure_type') === FEUDAL ? 1 : code.tenureType
  if (tenureType === null) return {}
  if (tenureType !== LEASEHOLD) return { tenureType }
  const years = price.whole('tenure_unexpired_years')
  const isKnown = years !== null && years >= LIMITS.leaseYears.min && years <= LIMITS.leaseYears.max
  return isKnown
    ? { tenureType, knownleaseholdLeft: true, leaseholdLeft: years }
    : { tenureType, knownleaseholdLeft: false }
}

function codesIn<T extends number>(
  details: Fields,
  name: string,
  options: readonly { readonly id: T }[],
  others: ReadonlyMap<number, T | null>,
): { readonly all: readonly number[]; readonly ours: readonly T[] } {
  const all = details.list(name).map(Number)
  const ours = all.flatMap((code): T[] => {
    const own = options.find(({ id }) => id === code)?.id ?? others.get(code)
    if (own === undefined) {
      details.notes.warn('GP_W_UNMAPPED', details.pathOf(name), 'isn’t a code for this field.', code)
    }
    return own ? [own] : []
  })
  return { all, ours: [...new Set(ours)] }
}

function readParking(details: Fields): DraftAnswers {
  const { all, ours } = codesIn<Answers['parkingType'][number]>(
    details,
    'parking',
    PARKING_TYPES,
    new Map([...OTHER_PARKING, [NO_PARKING, null]]),
  )
  if (all.length === 1 && all[0] === NO_PARKING) return { hasPropertyParking: false }
  if (ours.length > 0) return { hasPropertyParking: true, parkingType: ours }
  return all.some((code) => HAS_PARKING.has(code)) ? { hasPropertyParking: true } : {}
}

function readAccess(details: Fields): DraftAnswers {
  const { all, ours } = codesIn<Answers['accessibleFeatures'][number]>(
    details,
    'accessibility',
    ACCESSIBLE_FEATURES,
    new Map([...OTHER_ACCESS, [NOT_ACCESSIBLE, null]]),
  )
  if (all.length === 1 && all[0] === NOT_ACCESSIBLE) return { isPropertyAccessible: false }
  return ours.length > 0 ? { isPropertyAccessible: true, accessibleFeatures: ours } : {}
}

const asText = (yes: boolean): 'true' | 'false' => (yes ? 'true' : 'false')

function readLetting(property: Fields, details: Fields): DraftAnswers {
  const pets = details.yes('pets_allowed')
  const bills = details.yes('all_bills_inc')
  const broadband = details.list('broadband')
  const hasBroadband = broadband.some((kind) => kind !== 'none')
  return {
    ...readMoveIn(property),
    ...(pets === null ? {} : { propertyPets: asText(pets) }),
    ...(bills === null ? {} : { propertyBills: asText(bills) }),
    ...(broadband.length === 0 ? {} : { propertyBroadband: asText(hasBroadband) }),
    ...(details.yes('housing_benefit_considered') ? { propertyDss: 'true' } : {}),
  }
}

function readMoveIn(property: Fields): DraftAnswers {
  const text = property.exact('date_available')
  const moveInDate = text === '' ? null : readDay(text, ['day-first', 'year-first'])
  if (text !== '' && moveInDate === null) {
    property.notes.warn(
      'GP_W_UNMAPPED',
      property.pathOf('date_available'),
      'isn’t a date like 03-11-2026.',
      text,
    )
  }
  return moveInDate === null ? {} : { moveInDate }
}
