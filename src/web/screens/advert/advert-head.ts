import { homeLines, statusWords } from '#shared/advert/agent-wording.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { PER_MONTH, PRICE_ON_APPLICATION } from '#shared/advert/options.ts'
import { priceTextOf } from '#shared/advert/price-text.ts'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import type { PageHead } from '#shared/api/page-head.ts'
import { photoUrl } from '#shared/form/photo.ts'
import { paths } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'
import { homeOf, placeIn } from '#web/advert/advert-wording.ts'

/** 'Price · headline · place – Gatepost'. */
export function advertTitle(advert: PublishedAdvert): string {
  const { appType, answers } = advert
  const parts = [priceTextOf(appType, answers), answers.summary, placeIn(advert)]
  return `${parts.filter(Boolean).join(' · ')} – ${PRODUCT.name}`
}

const MOST_DESCRIBED = 160

/** Meta tags for search engines and link previews. */
export function advertHead(advert: PublishedAdvert, origin: string, isPreview: boolean): PageHead {
  const { appType, answers, photos } = advert
  const url = origin + paths.advert(advert.listing)
  const images = photos.map(({ id }) => origin + photoUrl(id))
  const description = shortened(answers.propertyDescription ?? answers.summary ?? '')
  const [cover] = photos
  return {
    description,
    canonical: url,
    isListed: !isPreview,
    graph: [
      ['og:type', 'website'],
      ['og:site_name', PRODUCT.name],
      ['og:locale', 'en_GB'],
      ['og:url', url],
      ['og:title', [priceTextOf(appType, answers), answers.summary].filter(Boolean).join(' · ')],
      ['og:description', [placeIn(advert), description].filter(Boolean).join('. ')],
      ...(cover
        ? ([
            ['og:image', origin + photoUrl(cover.id)],
            ['og:image:type', 'image/jpeg'],
            ['og:image:width', String(cover.width)],
            ['og:image:height', String(cover.height)],
            ['og:image:alt', `Photo of a home in ${advert.town}`],
          ] as const)
        : []),
    ],
    data: listingData(advert, url, images, description),
  }
}

/** schema.org's RealEstateListing, with the facts that the page shows. */
function listingData(advert: PublishedAdvert, url: string, images: string[], description: string): object {
  const { answers, liveFrom, updatedAt } = advert
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: answers.summary,
    description,
    url,
    datePosted: liveFrom,
    dateModified: updatedAt,
    ...(images.length > 0 ? { image: images } : {}),
    mainEntity: {
      '@type': typeOf(answers),
      name: homeOf(answers),
      numberOfBedrooms: answers.propertyBedrooms ?? undefined,
      numberOfBathroomsTotal: answers.propertyBathrooms ?? undefined,
      ...propertiesOf(advert),
      address: {
        '@type': 'PostalAddress',
        streetAddress: advert.street,
        addressLocality: advert.town,
        postalCode: advert.district,
        addressCountry: 'GB',
      },
    },
    offers: offerOf(advert, url),
  }
}

/** What the page lists of the home's costs, supplies and registrations. */
function propertiesOf(advert: PublishedAdvert): object {
  const lines = homeLines(advert)
  return lines.length === 0
    ? {}
    : { additionalProperty: lines.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })) }
}

const typeOf = ({ propertyType, houseType }: DraftAnswers): string => {
  if (propertyType === 'flat') return 'Apartment'
  return houseType === 4 ? 'SingleFamilyResidence' : 'House'
}

/** Leaves out a price on application. */
function offerOf({ appType, answers, agent }: PublishedAdvert, url: string): object {
  const isFree = agent === undefined || statusWords(agent.facts) === null
  // Nothing says exactly that an offer was accepted.
  const availability = `https://schema.org/${isFree ? 'InStock' : 'Reserved'}`
  const terms = { '@type': 'Offer', url, availability }
  if (appType === 'sell') {
    const hasPrice = answers.priceType !== PRICE_ON_APPLICATION && typeof answers.sellingPrice === 'number'
    return {
      ...terms,
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      ...(hasPrice ? { price: answers.sellingPrice, priceCurrency: 'GBP' } : {}),
    }
  }
  return {
    ...terms,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availabilityStarts: answers.moveInDate ?? undefined,
    price: answers.rentAmount ?? undefined,
    priceCurrency: 'GBP',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: answers.rentAmount ?? undefined,
      priceCurrency: 'GBP',
      unitCode: answers.priceFrequency === PER_MONTH ? 'MON' : 'WEE',
    },
  }
}

/** One line, cut at the end of a word. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MOST_DESCRIBED) return line
  const cut = line.slice(0, MOST_DESCRIBED)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).toWellFormed().replace(/[\s,.;:–-]+$/, '')} …`
}
