import type { TypedHome } from '#shared/advert/typed-home.ts'
import type { FoundAddress } from '../../gateways/address-finder.ts'
import { keysOfFound, keysOfTyped } from './home-keys.ts'
import type { AskedDraft, CheckLimits, LiveAddressStore, OwnAdvert } from './live-address.ts'

export interface DuplicateDeps {
  readonly live: Pick<LiveAddressStore, 'isLive' | 'ownLive' | 'countCheck'>
  /** Only remembered addresses: a check asks no provider. */
  readonly addressesOf: (postcode: string) => Promise<readonly FoundAddress[]>
  readonly limits: CheckLimits
  readonly now: () => Date
}

export type CheckedHome =
  | { readonly type: 'RECOGNISED'; readonly udprn: string; readonly postcode: string | null }
  | { readonly type: 'ORPHAN'; readonly home: TypedHome }

export type Checked =
  /** `own`: the caller advertises it with another draft. */
  | { readonly kind: 'checked'; readonly isAdvertised: boolean; readonly own: OwnAdvert | null }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

/** Whether an advert of another draft stands for the home. */
export async function checkDuplicate(
  { live, addressesOf, limits, now }: DuplicateDeps,
  checked: CheckedHome,
  draft: AskedDraft,
  client: string,
): Promise<Checked> {
  const retryAfterSeconds = await live.countCheck({ ownerKey: draft.ownerKey, client }, limits, now())
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds }
  const keys =
    checked.type === 'ORPHAN' ? keysOfTyped(checked.home) : await recognisedKeys(checked, addressesOf)
  const isAdvertised = await live.isLive(keys, draft)
  return { kind: 'checked', isAdvertised, own: isAdvertised ? await live.ownLive(keys, draft) : null }
}

async function recognisedKeys(
  { udprn, postcode }: CheckedHome & { type: 'RECOGNISED' },
  addressesOf: DuplicateDeps['addressesOf'],
): Promise<string[]> {
  return keysOfFound(udprn, postcode === null ? [] : await addressesOf(postcode))
}
