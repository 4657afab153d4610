import type { AppType } from '../form/block.ts'
export type Tier = 'premium' | 'boost' | 'featured' | 'gold' | 'silver' | 'bronze' | 'standard'

/** One thing that can be bought (specification section 9). Prices in pence, VAT included. */
export interface MarketingOption {
  readonly id: string
  readonly tier: Tier
  readonly label: string
  readonly pence: number
  /** How many months the paid part of the advert lasts; without them it has no end. */
  readonly months?: number
  /** What that is a month, in the specification's own rounding (3999 by three months is 1334 there). */
  readonly pencePerMonth?: number
  readonly contents: string
  readonly soldFor: readonly AppType[]
}

export const MARKETING_OPTIONS = [
  {
    id: 'Premium-Advert-3-Months',
    tier: 'premium',
    label: 'Premium, 3 months',
    pence: 1999,
    months: 3,
    pencePerMonth: 667,
    contents: 'A premium advert: a larger photo in the list of adverts.',
    soldFor: ['sell'],
  },
  {
    id: 'Premium-Advert-1-Month',
    tier: 'premium',
    label: 'Premium, 1 month',
    pence: 1499,
    months: 1,
    contents: 'A premium advert: a larger photo in the list of adverts.',
    soldFor: ['sell'],
  },
  {
    id: 'Boost-Advert-3-Months',
    tier: 'boost',
    label: 'Boost, 3 months',
    pence: 3999,
    months: 3,
    pencePerMonth: 1334,
    contents: 'A premium advert with a coloured edge, so that it stands out in the list.',
    soldFor: ['sell'],
  },
  {
    id: 'Boost-Advert-1-Month',
    tier: 'boost',
    label: 'Boost, 1 month',
    pence: 2999,
    months: 1,
    contents: 'A premium advert with a coloured edge, so that it stands out in the list.',
    soldFor: ['sell'],
  },
  {
    id: 'Featured-Advert-3-Months',
    tier: 'featured',
    label: 'Featured, 3 months',
    pence: 4999,
    months: 3,
    pencePerMonth: 1667,
    contents: 'A featured advert: the largest photo in the list, and a Featured mark.',
    soldFor: ['sell'],
  },
  {
    id: 'Featured-Advert-1-Month',
    tier: 'featured',
    label: 'Featured, 1 month',
    pence: 3499,
    months: 1,
    contents: 'A featured advert: the largest photo in the list, and a Featured mark.',
    soldFor: ['sell'],
  },
  {
    id: 'Gold-Package',
    tier: 'gold',
    label: 'Gold',
    pence: 2999,
    months: 3,
    contents:
      'A featured advert until your home is let (3 months at most), one full tenant reference, a privacy number for 3 months, and promotion on Facebook Marketplace.',
    soldFor: ['let'],
  },
  {
    id: 'Silver-Package',
    tier: 'silver',
    label: 'Silver',
    pence: 1999,
    months: 1,
    contents: 'A premium advert for 1 month, one basic tenant reference, and a privacy number for 1 month.',
    soldFor: ['let'],
  },
  {
    id: 'Bronze-Package',
    tier: 'bronze',
    label: 'Bronze',
    pence: 499,
    contents: 'A standard advert until your home is let, and a privacy phone number for 1 month.',
    soldFor: ['let'],
  },
  {
    id: 'none',
    tier: 'standard',
    label: 'Standard',
    pence: 0,
    contents: 'A standard advert.',
    soldFor: ['sell', 'let'],
  },
] as const satisfies readonly MarketingOption[]

export type MarketingOptionId = (typeof MARKETING_OPTIONS)[number]['id']
