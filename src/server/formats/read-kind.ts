import type { DraftAnswers } from '#shared/advert/answers.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { STUDIO_FLAT } from '#shared/advert/options.ts'
import type { AppType } from '#shared/form/block.ts'
import { HOME_KINDS, isNoHome, SHARES } from './codes.ts'
import { type Fields, required } from './fields.ts'

/** The kind of home and its rooms. */
export function readKind(property: Fields, details: Fields, appType: AppType): DraftAnswers {
  const code = property.whole('property_type', required)
  const isShare = code !== null && code in SHARES
  const path = property.pathOf('property_type')
  if (code !== null && (isNoHome(code) || (isShare && appType === 'sell'))) {
    property.notes.refuse('GP_NOT_HOUSING', path, 'isn’t a home. We only advertise homes.', code)
    return {}
  }
  const kind = code === null ? undefined : HOME_KINDS.get(code)
  if (kind === undefined) {
    if (code !== null) property.notes.refuse('GP_ENUM', path, 'isn’t a code for this field.', code)
    return {}
  }
  if (!kind.isExact && !isShare) {
    property.notes.warn('GP_W_CONVERTED', path, 'has no equivalent here. We show the nearest, or none.', code)
  }
  const { isExact: _, ...answers } = kind
  return { ...answers, ...readRooms(details, code), ...readRental(property, appType, isShare) }
}

function readRooms(details: Fields, code: number | null): DraftAnswers {
  const bedrooms = details.whole('bedrooms', required)
  if (code === STUDIO_FLAT) {
    if (bedrooms !== null && bedrooms > 1) {
      details.notes.warn(
        'GP_W_CONVERTED',
        details.pathOf('bedrooms'),
        'doesn’t fit a studio. We left it out.',
        bedrooms,
      )
    }
    return roomsOf(details)
  }
  if (bedrooms === 0 && HOME_KINDS.get(code ?? -1)?.isExact) {
    details.notes.refuse('GP_RANGE', details.pathOf('bedrooms'), 'is 0, and the home isn’t a studio.', 0)
  }
  return {
    ...(bedrooms ? { propertyBedrooms: capped(details, 'bedrooms', bedrooms) } : {}),
    ...roomsOf(details),
  }
}

function roomsOf(details: Fields): DraftAnswers {
  const bathrooms = details.whole('bathrooms')
  const receptions = details.whole('reception_rooms')
  return {
    ...(bathrooms ? { propertyBathrooms: capped(details, 'bathrooms', bathrooms) } : {}),
    ...(receptions === null ? {} : { propertyReceptions: capped(details, 'reception_rooms', receptions) }),
  }
}

function capped(details: Fields, name: string, count: number): number {
  const { max } = LIMITS.bedrooms
  if (count <= max) return count
  details.notes.warn('GP_W_CONVERTED', details.pathOf(name), `is shown as ${max}, our largest number.`, count)
  return max
}

/** Whether a room is single or double is not told, and not guessed. */
function readRental(property: Fields, appType: AppType, isShare: boolean): DraftAnswers {
  if (appType === 'sell') return {}
  return isShare || property.yes('house_flat_share') === true ? {} : { rentalType: '0' }
}
