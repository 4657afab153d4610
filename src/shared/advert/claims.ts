import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { formatPence } from '../values/money.ts'
import {
  MARKETING_OPTIONS,
  type MarketingOption,
  type MarketingOptionId,
  type Tier,
} from './marketing-options.ts'

/** By law a marketing claim must be true and provable, so it is shown only while the operator vouches for it. */
export interface Claim {
  readonly id: string
  /** The tier or option it is about; 'all' means every paid option. */
  readonly madeFor: Tier | MarketingOptionId | 'all'
  readonly text: string
  /** A former price in pence, shown crossed out. */
  readonly crossedOut?: number
}

const formerPrice = (pence: number) => ({ text: `${formatPence(pence)} before`, crossedOut: pence })

export const CLAIMS = [
  { id: 'more-views', madeFor: 'all', text: 'Adverts that are paid for get 43% more views.' },
  { id: 'premium-clicks', madeFor: 'premium', text: 'Up to 31% more clicks' },
  { id: 'featured-views', madeFor: 'featured', text: 'Up to 5 times more views' },
  { id: 'best-value', madeFor: 'Featured-Advert-3-Months', text: 'Best Value!' },
  { id: 'gold-price-4999', madeFor: 'gold', ...formerPrice(4999) },
  { id: 'gold-price-3999', madeFor: 'gold', ...formerPrice(3999) },
  { id: 'gold-special-price', madeFor: 'gold', text: 'COVID-19 special price' },
  { id: 'gold-limited-offer', madeFor: 'gold', text: 'Limited offer' },
  {
    id: 'gold-enquiries',
    madeFor: 'gold',
    text: 'Facebook Marketplace promotion for up to 10 times more enquiries',
  },
  { id: 'gold-reference-worth', madeFor: 'gold', text: 'The tenant reference is worth £24.99' },
  { id: 'gold-number-worth', madeFor: 'gold', text: 'The privacy number is worth £14.97' },
  { id: 'silver-views', madeFor: 'silver', text: 'Twice as many views' },
  { id: 'silver-reference-worth', madeFor: 'silver', text: 'The tenant reference is worth £9.99' },
  { id: 'silver-number-worth', madeFor: 'silver', text: 'The privacy number is worth £4.99' },
] as const satisfies readonly Claim[]

export type ClaimId = (typeof CLAIMS)[number]['id']

export interface Vouched {
  readonly claim: ClaimId
  readonly until: IsoDate
  readonly evidence: string
}

export function claimsOn(vouched: readonly Vouched[], day: IsoDate, appType: AppType): readonly Claim[] {
  return CLAIMS.filter(
    (claim) =>
      vouched.some((one) => one.claim === claim.id && day <= one.until) &&
      optionsWith(claim, appType).length > 0,
  )
}

const isFor = ({ madeFor }: Claim, { id, tier, pence }: MarketingOption): boolean =>
  madeFor === 'all' ? pence > 0 : madeFor === tier || madeFor === id

/** The options of an app type that a claim is about. */
export const optionsWith = (claim: Claim, appType: AppType): readonly MarketingOption[] =>
  (MARKETING_OPTIONS as readonly MarketingOption[]).filter(
    (option) => option.soldFor.includes(appType) && isFor(claim, option),
  )
