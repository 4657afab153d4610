import { formatDate, type IsoDate } from '../values/iso-date.ts'
import type { IncludedKind } from './marketing-options.ts'

/** 'delivered': nothing more is owed. 'cancelled': the money went back. 'upgraded': a larger option took its place. */
export type EntitlementState = 'waiting' | 'active' | 'delivered' | 'ended' | 'cancelled' | 'upgraded'

/** Nothing of it is owed any more. */
export const OVER: readonly EntitlementState[] = ['ended', 'cancelled', 'upgraded']

/** What stands between something that was bought and its delivery. */
export type WaitingFor = 'phone-shown' | 'advert-shown' | 'free-number' | 'owner' | 'reference' | 'us'

/** Something that was bought, as its owner, the receipt and the operator see it. */
export interface Entitlement {
  readonly kind: IncludedKind
  readonly level: 'basic' | 'full' | null
  readonly quantity: number
  /** How long it lasts once it has begun; null where that is not limited. */
  readonly months: number | null
  readonly state: EntitlementState
  readonly waitingFor: WaitingFor | null
  readonly from: IsoDate | null
  /** The last day. */
  readonly until: IsoDate | null
  /** The last day on which we do it in time; null where nothing waits for us. */
  readonly dueBy: IsoDate | null
  /** A privacy number as it is shown, even while it rests for the advert; the address of a promotion's post. */
  readonly delivered: string | null
}

/** Why an option cannot be bought now, by what of it cannot be delivered. */
export const UNDELIVERABLE: Readonly<Record<IncludedKind, string>> = {
  'privacy-number': 'We’ve run out of privacy numbers for now.',
  'tenant-reference': 'We can’t provide tenant references at the moment.',
  'facebook-promotion': 'We can’t promote adverts on Facebook at the moment.',
}

/** In a list, before what is said by `entitlementStatus`. */
export function entitlementLabel({ kind, level, quantity, months }: Entitlement): string {
  switch (kind) {
    case 'privacy-number':
      return `Privacy number for ${months === 1 ? '1 month' : `${months} months`}`
    case 'tenant-reference':
      return quantity === 1 ? `One ${level} tenant reference` : `${quantity} ${level} tenant references`
    case 'facebook-promotion':
      return 'Promotion on Facebook Marketplace'
  }
}

/** How it stands, in one or two sentences. */
export function entitlementStatus(entitlement: Entitlement): string {
  const { state, until } = entitlement
  if (entitlement.kind === 'facebook-promotion' && (state === 'waiting' || state === 'delivered')) {
    return promotionStatus(entitlement)
  }
  switch (state) {
    case 'waiting':
      return waitingStatus(entitlement)
    case 'active':
      return activeStatus(entitlement)
    case 'delivered':
      return until === null ? 'Delivered.' : `Delivered. Until ${formatDate(until)}.`
    case 'ended':
      return until === null ? 'Ended.' : `Ended on ${formatDate(until)}.`
    case 'cancelled':
      return until === null ? 'Cancelled.' : `Cancelled on ${formatDate(until)}.`
    case 'upgraded':
      return until === null ? 'Ended by an upgrade.' : `Ended by an upgrade on ${formatDate(until)}.`
  }
}

function promotionStatus({ state, until, waitingFor, dueBy }: Entitlement): string {
  const end = until === null ? '' : ` Until ${formatDate(until)}.`
  if (state === 'delivered') return `Posted on Facebook.${end}`
  if (waitingFor === 'advert-shown') return `We’ll post it when your advert is online.${end}`
  return `We post it${dueBy === null ? '' : ` by ${formatDate(dueBy)}`}.${end}`
}

const WAITING: Readonly<Record<WaitingFor, string>> = {
  'phone-shown': 'Waiting: your advert doesn’t offer calls. The time starts when it does.',
  'advert-shown': 'Waiting: your advert isn’t online. The time starts when it is.',
  'free-number': 'Waiting for a number. Your advert shows no phone number until then.',
  owner: 'Not used yet.',
  reference: 'You’ve asked for it. There’s no result yet.',
  us: 'We haven’t done this yet.',
}

function waitingStatus({ waitingFor, until }: Entitlement): string {
  // Once asked for it has no end that anybody need keep to.
  const end = until === null || waitingFor === 'reference' ? '' : ` Until ${formatDate(until)}.`
  return WAITING[waitingFor ?? 'us'] + end
}

function activeStatus({ delivered, from, until, waitingFor }: Entitlement): string {
  const end = until === null ? '' : ` until ${formatDate(until)}`
  if (waitingFor !== null || delivered === null) return `${PAUSED[waitingFor ?? 'us']} Paid${end}.`
  const begin = from === null ? '' : ` from ${formatDate(from)}`
  return `${delivered},${begin}${end}.`
}

/** Its time runs, and something keeps it from being used. */
const PAUSED: Readonly<Record<WaitingFor, string>> = {
  ...WAITING,
  'phone-shown': 'Not in use: your advert doesn’t offer calls.',
  'advert-shown': 'Not in use: your advert isn’t online.',
}
