import type { AppType } from '../form/block.ts'

/** What the reader of words looks for. `category` null: the finding reports its rule alone. */
interface Topic {
  readonly category: string | null
  readonly types: readonly AppType[]
  /** A rule of the site's own: it holds in every nation on any day, and warns. */
  readonly house?: { readonly reason: string; readonly whatToDo: string }
}

const LET = ['let'] as const
const BOTH = ['sell', 'let'] as const

export const TOPICS = {
  benefits: { category: 'benefits', types: LET },
  children: { category: 'children', types: LET },
  'protected-characteristic': { category: 'protected-characteristic', types: BOTH },
  'pets-blanket-ban': { category: 'pets-blanket-ban', types: LET },
  'rental-bidding': { category: 'rental-bidding', types: LET },
  'rent-in-advance': { category: 'rent-in-advance', types: LET },
  fee: { category: 'banned-fee', types: LET },
  deposit: { category: 'banned-fee', types: LET },
  'contact-details': {
    category: 'contact-details',
    types: BOTH,
    house: {
      reason: 'Enquiries that go through the site keep you and the people who write to you safe from fraud.',
      whatToDo:
        'Leave out phone numbers, email and web addresses: everybody can reach you by the enquiry form.',
    },
  },
  'price-pressure': {
    category: 'price-pressure',
    types: BOTH,
    house: {
      reason:
        'Urgency or demand that nobody can check puts people under pressure, and a trader may not invent it.',
      whatToDo: 'Say what is so: a real date, or nothing.',
    },
  },
  'unprovable-claim': {
    category: 'unprovable-claim',
    types: BOTH,
    house: {
      reason: 'Nobody can show that this is true, and an advert must not mislead.',
      whatToDo: 'Say what can be seen or measured, or that it is your opinion.',
    },
  },
  'personal-data': {
    category: 'personal-data',
    types: BOTH,
    house: {
      reason: 'Anyone can read this, a burglar too, and what it tells of people is theirs to tell.',
      whatToDo: 'Leave out codes, keys, when nobody is in, and what identifies occupants or neighbours.',
    },
  },
  'short-let': { category: null, types: LET },
  'new-to-market': { category: null, types: BOTH },
  disclaimer: { category: null, types: BOTH },
  'fixed-term': { category: null, types: LET },
} as const satisfies Readonly<Record<string, Topic>>

export type TopicId = keyof typeof TOPICS
