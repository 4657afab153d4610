import type { AppType } from '../form/block.ts'

/** What each kind of advert says of its home, in a few words. */
export const KINDS: Readonly<Record<AppType, string>> = { sell: 'For sale', let: 'To let' }

/** Who looks for a home. */
export const SEEKERS: Readonly<Record<AppType, string>> = { sell: 'buyers', let: 'renters' }
