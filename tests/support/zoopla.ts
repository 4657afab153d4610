import type { aServer } from './server.ts'

type Members = Readonly<Record<string, unknown>>

interface Changes {
  readonly location?: Members
  readonly pricing?: Members
}

/** A house for sale, as an agent's software sends it to Zoopla. */
export const aListingSent = (
  changes: Members = {},
  { location = {}, pricing = {} }: Changes = {},
): Members => ({
  branch_reference: '1234',
  listing_reference: 'Z1',
  category: 'residential',
  life_cycle_status: 'available',
  property_type: 'detached',
  summary_description: 'A house',
  detailed_description: [{ text: 'A house with a garden.' }],
  total_bedrooms: 3,
  location: {
    property_number_or_name: '12',
    street_name: 'Mill Lane',
    town_or_city: 'Leeds',
    postal_code: 'LS1 1AA',
    country_code: 'GB',
    ...location,
  },
  pricing: { currency_code: 'GBP', transaction_type: 'sale', price: 250_000, ...pricing },
  ...changes,
})

export interface ZooplaBody {
  readonly status: 'OK' | 'FAILURE'
  readonly url: string
  readonly listing_etag: string
  readonly new_listing: boolean
  readonly listings: readonly { listing_reference: string; listing_etag: string; url: string }[]
  readonly errors: readonly { message: string; path: string }[]
}

/** As the sender's software calls it. */
export async function zooplaCall(
  { app }: Pick<Awaited<ReturnType<typeof aServer>>, 'app'>,
  secret: string,
  name: 'update' | 'delete' | 'list',
  payload: object | string,
  etag?: string,
) {
  const profile = `http://realtime-listings.webservices.zpg.co.uk/docs/v1.2/schemas/listing/${name}.json`
  const headers = {
    authorization: `Bearer ${secret}`,
    'content-type': `application/json; profile=${profile}`,
    ...(etag !== undefined && { 'zpg-listing-etag': etag }),
  }
  const answer = await app.inject({ method: 'POST', url: `/v1/listing/${name}`, headers, payload })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<ZooplaBody>() }
}
