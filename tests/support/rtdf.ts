import type { aServer } from './server.ts'

type Members = Record<string, unknown>

interface Changes {
  readonly property?: Members
  readonly address?: Members
  readonly price?: Members
  readonly details?: Members
}

/** A house for sale, as an agent's software sends it. */
export const aProperty = ({
  property = {},
  address = {},
  price = {},
  details = {},
}: Changes = {}): Members => ({
  agent_ref: 'A1',
  published: true,
  property_type: 4,
  status: 1,
  update_date: '03-11-2026 09:30:00',
  address: {
    house_name_number: '12',
    address_2: 'Mill Lane',
    town: 'Leeds',
    postcode_1: 'LS1',
    postcode_2: '1AA',
    display_address: 'Mill Lane, Leeds',
    ...address,
  },
  price_information: { price: 250_000, ...price },
  details: { summary: 'A house', description: 'A house with a garden.', bedrooms: 3, ...details },
  media: [],
  ...property,
})

/** The same to let. */
export const aLetting = (changes: Changes = {}): Members =>
  aProperty({ ...changes, price: { price: 950, rent_frequency: 12, ...changes.price } })

/** What comes back of a home. */
export interface RtdfAnswer {
  readonly success: boolean
  readonly message: string
  readonly errors: readonly { readonly error_code: string; readonly error_value: string }[]
  readonly warnings: readonly { readonly warning_code: string }[]
  readonly branch?: object
  readonly property: {
    readonly agent_ref: string | null
    readonly rightmove_id: number | null
    readonly rightmove_url: string | null
    readonly change_type: string | null
  }
}

/** The whole call. */
export const envelope = (property: object, channel = 1, branch: number | string = 1234) => ({
  network: { network_id: 7 },
  branch: { branch_id: branch, channel, overseas: false },
  property,
})

/** As the sender's software calls it. */
export async function rtdfCall(
  { app }: Pick<Awaited<ReturnType<typeof aServer>>, 'app'>,
  secret: string,
  name: string,
  payload: object | string | Buffer,
  type = 'application/json',
) {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': type }
  const answer = await app.inject({ method: 'POST', url: `/v1/property/${name}`, headers, payload })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<RtdfAnswer>() }
}
