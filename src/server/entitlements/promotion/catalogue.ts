import type { DraftAnswers } from '#shared/advert/answers.ts'
import { PER_WEEK, PRICE_ON_APPLICATION, STUDIO_FLAT } from '#shared/advert/options.ts'
import { countyOf, nationOf } from '#shared/advert/postcode-places.ts'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import { photoUrl } from '#shared/form/photo.ts'
import { paths } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'
import { cleanText } from '#shared/values/clean-text.ts'
import { type Html, html } from '#shared/values/html.ts'
import { pointOf } from './area-points.ts'
import { CATALOGUE_FIELDS, type CatalogueHome, LONGEST_DESCRIPTION, MOST_PHOTOS } from './catalogue-fields.ts'

export interface PromotedAdvert extends PublishedAdvert {
  readonly isAgents: boolean
}

const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12

/** What Meta is told of an advert: what everybody sees of it, and no more. */
export function catalogueHome(advert: PromotedAdvert, origin: string): CatalogueHome {
  const { listing, appType, answers, street, town, district, photos } = advert
  const point = pointOf(district)
  const { propertyDescription: description } = answers
  return {
    home_listing_id: [listing],
    name: given(answers.summary),
    availability: [appType === 'let' ? 'for_rent' : 'for_sale'],
    description: given(description === undefined ? null : description?.slice(0, LONGEST_DESCRIPTION)),
    'address.addr1': given(street === '' ? town : street),
    'address.city': given(town),
    'address.region': given(countyOf(district) ?? nationOf(district) ?? town),
    'address.country': ['United Kingdom'],
    'address.postal_code': given(district),
    latitude: given(point?.latitude),
    longitude: given(point?.longitude),
    neighborhood: given(town),
    'image.url': photos.slice(0, MOST_PHOTOS).map(({ id }) => origin + photoUrl(id)),
    listing_type: [`for_${appType === 'let' ? 'rent' : 'sale'}_by_${advert.isAgents ? 'agent' : 'owner'}`],
    num_baths: given(answers.propertyBathrooms),
    num_beds: given(answers.flatType === STUDIO_FLAT ? 0 : answers.propertyBedrooms),
    price: priceOf(advert),
    property_type: given(propertyType(answers)),
    url: [origin + paths.advert(listing)],
  }
}

const given = (value: string | number | null | undefined): string[] =>
  value === null || value === undefined || value === '' ? [] : [String(value)]

/** A home to rent has its price a month there. */
function priceOf({ appType, answers }: PublishedAdvert): string[] {
  const pounds = appType === 'let' ? monthlyRent(answers) : answers.sellingPrice
  const isHidden = appType === 'sell' && answers.priceType === PRICE_ON_APPLICATION
  if (isHidden || pounds === null || pounds === undefined) return []
  return [`${Number.isInteger(pounds) ? pounds : pounds.toFixed(2)} GBP`]
}

function monthlyRent({ rentAmount, priceFrequency }: DraftAnswers): number | null | undefined {
  if (priceFrequency !== PER_WEEK || rentAmount === null || rentAmount === undefined) return rentAmount
  return Math.round((rentAmount * WEEKS_A_YEAR * 100) / MONTHS_A_YEAR) / 100
}

function propertyType(answers: DraftAnswers): string | null {
  if (answers.propertyType === 'flat') return 'apartment'
  return answers.propertyType === 'house' ? 'house' : null
}

/** Meta's XML: https://developers.facebook.com/docs/marketing-api/real-estate-ads/get-started#listing-feed */
export function catalogueXml(homes: readonly CatalogueHome[], origin: string): string {
  const { html: listings } =
    html`<listings><title>${PRODUCT.name}</title><link rel="self" href="${origin}"/>${homes.map(listingXml)}</listings>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${listings}\n`
}

const ADDRESS = 'address.'

function listingXml(home: CatalogueHome): Html {
  const address = CATALOGUE_FIELDS.filter(({ name }) => name.startsWith(ADDRESS))
  const others = CATALOGUE_FIELDS.filter(({ name }) => !name.startsWith(ADDRESS))
  return html`
<listing><address format="simple">${address.flatMap(({ name }) =>
    home[name].map(
      (value) => html`<component name="${name.slice(ADDRESS.length)}">${cleanText(value)}</component>`,
    ),
  )}</address>${others.flatMap(({ name }) => home[name].map((value) => element(name.split('.'), value)))}</listing>`
}

/** 'image.url' is an element in an element. */
function element([name = '', ...inner]: readonly string[], value: string): Html {
  const content = inner.length === 0 ? html`${cleanText(value)}` : element(inner, value)
  const tag = { html: name }
  return html`<${tag}>${content}</${tag}>`
}
