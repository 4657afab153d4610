import type { AppType } from '../form/block.ts'

export type Tier = 'premium' | 'boost' | 'featured' | 'gold' | 'silver' | 'bronze' | 'standard'

/** What an option contains beside the advert itself. */
export type Included =
  | { readonly kind: 'privacy-number'; readonly months: number }
  | { readonly kind: 'tenant-reference'; readonly level: 'basic' | 'full'; readonly count: number }
  | { readonly kind: 'facebook-promotion' }
export type IncludedKind = Included['kind']

/** A marketing option (specification section 9). Prices in pence, VAT included. */
export interface MarketingOption {
  readonly id: string
  readonly tier: Tier
  readonly label: string
  readonly pence: number
  /** Without it the option never ends. */
  readonly months?: number
  /** The price per month as the specification rounds it (3999 over three months is 1334). */
  readonly pencePerMonth?: number
  /** What is said of it; `includes` holds the same as data. */
  readonly contents: string
  readonly includes: readonly Included[]
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
    includes: [],
    soldFor: ['sell'],
  },
  {
    id: 'Premium-Advert-1-Month',
    tier: 'premium',
    label: 'Premium, 1 month',
    pence: 1499,
    months: 1,
    contents: 'A premium advert: a larger photo in the list of adverts.',
    includes: [],
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
    includes: [],
    soldFor: ['sell'],
  },
  {
    id: 'Boost-Advert-1-Month',
    tier: 'boost',
    label: 'Boost, 1 month',
    pence: 2999,
    months: 1,
    contents: 'A premium advert with a coloured edge, so that it stands out in the list.',
    includes: [],
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
    includes: [],
    soldFor: ['sell'],
  },
  {
    id: 'Featured-Advert-1-Month',
    tier: 'featured',
    label: 'Featured, 1 month',
    pence: 3499,
    months: 1,
    contents: 'A featured advert: the largest photo in the list, and a Featured mark.',
    includes: [],
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
    includes: [
      { kind: 'tenant-reference', level: 'full', count: 1 },
      { kind: 'privacy-number', months: 3 },
      { kind: 'facebook-promotion' },
    ],
    soldFor: ['let'],
  },
  {
    id: 'Silver-Package',
    tier: 'silver',
    label: 'Silver',
    pence: 1999,
    months: 1,
    contents: 'A premium advert for 1 month, one basic tenant reference, and a privacy number for 1 month.',
    includes: [
      { kind: 'tenant-reference', level: 'basic', count: 1 },
      { kind: 'privacy-number', months: 1 },
    ],
    soldFor: ['let'],
  },
  {
    id: 'Bronze-Package',
    tier: 'bronze',
    label: 'Bronze',
    pence: 499,
    contents: 'A standard advert until your home is let, and a privacy phone number for 1 month.',
    includes: [{ kind: 'privacy-number', months: 1 }],
    soldFor: ['let'],
  },
  {
    id: 'none',
    tier: 'standard',
    label: 'Standard',
    pence: 0,
    contents: 'A standard advert.',
    includes: [],
    soldFor: ['sell', 'let'],
  },
] as const satisfies readonly MarketingOption[]

export type MarketingOptionId = (typeof MARKETING_OPTIONS)[number]['id']

/** For values of requests. */
export const isOptionId = (value: unknown): value is MarketingOptionId =>
  MARKETING_OPTIONS.some(({ id }) => id === value)

/** Options that cannot be bought now, each with the reason. */
export type NotOffered = Readonly<Partial<Record<MarketingOptionId, string>>>
export const NOT_OFFERED = 'Not available at the moment'
