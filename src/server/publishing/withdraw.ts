import { type HomeDeps, homeOf } from './home-of.ts'
import type { Republished, WithdrawStore } from './withdraw-store.ts'

export interface WithdrawDeps {
  readonly withdrawing: WithdrawStore
  readonly homes: HomeDeps
  readonly now: () => Date
}

const TRIES = 5

/** As it was last published, unless someone else has the address now. */
export async function republish(
  { withdrawing, homes, now }: WithdrawDeps,
  uuid: string,
  ownerKey: Buffer,
): Promise<Republished> {
  for (let tries = 0; tries < TRIES; tries++) {
    const listing = await withdrawing.find(uuid, ownerKey)
    if (listing === null) return 'not-found'
    const home = await homeOf(homes, listing.answers, ownerKey)
    if (home === null) throw new Error('a published advert does not tell its home')
    const { version } = listing
    const outcome = await withdrawing.republish(uuid, ownerKey, { version, keys: home.keys }, now())
    if (outcome !== 'overtaken') return outcome
  }
  return 'overtaken'
}
