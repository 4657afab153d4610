import type { FoundAddress } from '../gateways/address-finder.ts'
import { keysOfFound, keysOfTyped, type TypedHome } from './home-keys.ts'
import type { AskedDraft, CheckLimits, LiveAddressStore } from './live-address.ts'

export interface DuplicateDeps {
  readonly live: Pick<LiveAddressStore, 'isLive' | 'countCheck'>
  /** Only remembered addresses: a check asks no provider. */
  readonly addressesOf: (postcode: string) => Promise<readonly FoundAddress[]>
  readonly limits: CheckLimits
  readonly now: () => Date
}

export type CheckedHome =
  | { readonly type: 'RECOGNISED'; readonly udprn: string; readonly postcode: string | null }
  | { readonly type: 'ORPHAN'; readonly home: TypedHome }

export type Checked =
  | { readonly kind: 'checked'; readonly isAdvertised: boolean }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

/** Whether anybody but the draft's owner advertises the home. */
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
  return { kind: 'checked', isAdvertised: await live.isLive(keys, draft) }
}

async function recognisedKeys(
  { udprn, postcode }: CheckedHome & { type: 'RECOGNISED' },
  addressesOf: DuplicateDeps['addressesOf'],
): Promise<string[]> {
  return keysOfFound(udprn, postcode === null ? [] : await addressesOf(postcode))
}
