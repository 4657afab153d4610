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
