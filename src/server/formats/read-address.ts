import type { DraftAnswers } from '#shared/advert/answers.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { countyOf, nationOf } from '#shared/advert/postcode-places.ts'
import { isAbroad, parsePostcode } from '#shared/values/postcode.ts'
import { type Fields, required } from './fields.ts'
import { cutAtWord } from './plain-text.ts'

/** '14 The Poplars', '3b'. */
const NUMBER_FIRST = /^(\d+\s?[A-Za-z]?)(?:[\s,]+(.+))?$/
/** What stands there because the field must not be empty. */
const NO_NUMBER = /^(?:0|-+|n\/?a|tbc|none|x+)?$/i
/** The outward and the inward half: 'LS1' '1AA'. */
const halves = (address: Fields): string => address.exact('postcode_1') + address.exact('postcode_2')

export function readAddress(address: Fields): DraftAnswers {
  const postcode = readPostcode(address)
  const streetName = part(address, 'address_2')
  const townName = part(address, 'town') || part(address, 'address_4') || part(address, 'address_3')
  if (townName === '') address.notes.refuse('GP_REQUIRED', address.pathOf('town'), 'is missing.', undefined)
  warnOfNumber(address)
  return {
    ...readNumber(address),
    streetName,
    townName,
    propertyPostcode: postcode ?? '',
    countyName: postcode === null ? null : countyOf(postcode),
    countryName: postcode === null ? null : nationOf(postcode),
  }
}

const part = (address: Fields, name: string): string =>
  cutAtWord(address.line(name), LIMITS.shortText).replace(/[\s,]+$/, '')

/** Never shown. A name that the sender only fills in is none. */
function readNumber(address: Fields): Pick<DraftAnswers, 'doorNumber' | 'buildingName'> {
  const text = address.line('house_name_number')
  if (NO_NUMBER.test(text)) {
    const message = 'gives neither a number nor a name. We can’t tell this home from its neighbours.'
    address.notes.warn('GP_W_UNMAPPED', address.pathOf('house_name_number'), message, text)
    return {}
  }
  const [, number, name] = NUMBER_FIRST.exec(text) ?? []
  if (number === undefined || number.length > LIMITS.doorNumber) {
    return { buildingName: cutAtWord(text, LIMITS.shortText) }
  }
  return {
    doorNumber: number,
    ...(name !== undefined && { buildingName: cutAtWord(name, LIMITS.shortText) }),
  }
}

function readPostcode(address: Fields): string | null {
  const typed = halves(address)
  const postcode = parsePostcode(typed)
  if (typed === '') {
    address.exact('postcode_1', required)
    return null
  }
  if (postcode === null) {
    const message = 'isn’t from a whole postcode, such as LS1 1AA. We never show its second half.'
    address.notes.refuse('GP_POSTCODE', address.pathOf('postcode_1'), message, typed)
  } else if (isAbroad(postcode)) {
    const message =
      'isn’t in England, Scotland, Wales or Northern Ireland. We advertise homes in the United Kingdom.'
    address.notes.refuse('GP_POSTCODE', address.pathOf('postcode_1'), message, typed)
  }
  return postcode
}

const SHOWS_NUMBER = /^(?:flat|apartment|unit|no\.?)?\s*\d|,\s*\d/i

function warnOfNumber(address: Fields): void {
  const shown = address.line('display_address')
  const holdsPostcode = parsePostcode(shown.split(',').at(-1) ?? '') !== null
  if (!SHOWS_NUMBER.test(shown) && !holdsPostcode) return
  const message = 'holds a door number or a whole postcode. We show the street, the town and the district.'
  address.notes.warn('GP_W_CONVERTED', address.pathOf('display_address'), message, shown)
}
