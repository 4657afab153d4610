import type { DraftAnswers, FieldName } from '#shared/advert/answers.ts'
import { publicAnswers } from '#shared/advert/public-answers.ts'
import type { ExportedAdvert } from '../../formats/exported.ts'

/** What portals ask for and the advert does not show: their formats refuse a home without a price or its whole address. */
const ASKED_FOR = [
  'sellingPrice',
  'doorNumber',
  'buildingName',
  'streetName',
  'townName',
  'propertyPostcode',
  'countyName',
  'countryName',
] as const satisfies readonly FieldName[]

/**
 * What leaves of an owner's advert, as `portalConsent` tells them: an allow-list, so that a new answer stays here. Who wants
 * to ask about the home comes to the advert, as no format has a place for the owner's enquiries.
 */
export function ownersAdvert({
  listing,
  appType,
  isShown,
  answers,
  street,
  town,
  district,
  photos,
  plans,
  url,
  publishedAt,
  updatedAt,
}: ExportedAdvert): ExportedAdvert {
  const asked: DraftAnswers = Object.fromEntries(ASKED_FOR.map((name) => [name, answers[name]]))
  const described = [answers.propertyDescription || answers.summary, `To ask about this home, go to ${url}`]
  return {
    ...{ listing, appType, isShown, street, town, district, photos, plans, url, publishedAt, updatedAt },
    answers: { ...publicAnswers(answers), ...asked, propertyDescription: described.join('\n\n') },
    agent: null,
  }
}
