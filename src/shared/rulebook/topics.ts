import { APP_TYPES, type AppType } from '../form/block.ts'

/** What the reader of words looks for. `category` null: the finding reports its rule alone. */
interface Topic {
  readonly category: string | null
  readonly types: readonly AppType[]
  /** A rule of the site's own: it holds in every nation on any day, and warns. */
  readonly house?: { readonly reason: string; readonly whatToDo: string }
}

const LET = ['let'] as const

export const TOPICS = {
  benefits: { category: 'benefits', types: LET },
  children: { category: 'children', types: LET },
  'protected-characteristic': { category: 'protected-characteristic', types: APP_TYPES },
  'pets-blanket-ban': { category: 'pets-blanket-ban', types: LET },
  'rental-bidding': { category: 'rental-bidding', types: LET },
  'rent-in-advance': { category: 'rent-in-advance', types: LET },
  fee: { category: 'banned-fee', types: LET },
  deposit: { category: 'banned-fee', types: LET },
  'contact-details': {
    category: 'contact-details',
    types: APP_TYPES,
    house: {
      reason: 'Enquiries through this site help protect you and the people who contact you from fraud.',
      whatToDo:
        'Leave out phone numbers, email and web addresses. People can contact you through the enquiry form.',
    },
  },
  'price-pressure': {
    category: 'price-pressure',
    types: APP_TYPES,
    house: {
      reason:
        'Urgency or demand that can’t be checked puts people under pressure, and traders must not invent it.',
      whatToDo: 'Give a real date, or leave it out.',
    },
  },
  'unprovable-claim': {
    category: 'unprovable-claim',
    types: APP_TYPES,
    house: {
      reason: 'This can’t be proved, and an advert must not mislead.',
      whatToDo: 'Say what people can see or measure, or that it’s your opinion.',
    },
  },
  'personal-data': {
    category: 'personal-data',
    types: APP_TYPES,
    house: {
      reason:
        'Anyone can read this, including burglars, and it may give away other people’s personal details.',
      whatToDo:
        'Leave out codes, keys, when the home is empty, and anything that identifies occupants or neighbours.',
    },
  },
  'short-let': { category: null, types: LET },
  'new-to-market': { category: null, types: APP_TYPES },
  disclaimer: { category: null, types: APP_TYPES },
  'fixed-term': { category: null, types: LET },
} as const satisfies Readonly<Record<string, Topic>>

export type TopicId = keyof typeof TOPICS

export const TOPIC_IDS = Object.keys(TOPICS) as readonly TopicId[]
