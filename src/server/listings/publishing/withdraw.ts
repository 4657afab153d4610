import { today } from '#shared/values/iso-date.ts'
import { type HomeDeps, homeOf } from './home-of.ts'
import { askedOf } from './judge-draft.ts'
import { type LawDeps, lawIn } from './law-in.ts'
import type { Republished, Standing, WithdrawStore } from './withdraw-store.ts'

export interface WithdrawDeps extends LawDeps {
  readonly withdrawing: WithdrawStore
  readonly homes: HomeDeps
  readonly now: () => Date
}

const TRIES = 5

/** The law has changed since it was published, or a time that it gave has run out. */
export interface Unlawful {
  readonly reasons: readonly string[]
}

/** As it was last published, unless someone else has the address now, or the law refuses it. */
export async function republish(
  deps: WithdrawDeps,
  uuid: string,
  ownerKey: Buffer,
): Promise<Republished | Unlawful> {
  const { withdrawing, homes, now } = deps
  for (let tries = 0; tries < TRIES; tries++) {
    const listing = await withdrawing.find(uuid, ownerKey)
    if (listing === null) return 'not-found'
    const reasons = listing.state === 'withdrawn' ? await reasonsIn(deps, listing, ownerKey) : []
    if (reasons.length > 0) return { reasons }
    const home = await homeOf(homes, listing.answers, ownerKey)
    if (home === null) throw new Error('a published advert does not tell its home')
    const { version } = listing
    const outcome = await withdrawing.republish(uuid, ownerKey, { version, keys: home.keys }, now())
    if (outcome !== 'overtaken') return outcome
  }
  return 'overtaken'
}

async function reasonsIn(
  deps: WithdrawDeps,
  standing: Standing,
  ownerKey: Buffer,
): Promise<readonly string[]> {
  const { appType, answers, stored, firstOnline } = standing
  const asked = new Set([...Object.keys(answers), ...askedOf(stored, standing)])
  const advert = { appType, ownerKey, asked, firstOnline }
  const { refused } = await lawIn(deps, advert, answers, today(deps.now()))
  return [...new Set([...refused.values()].flat())]
}
