import { LOOKUP_DAYS } from '#shared/advert/limits.ts'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import type { AddressFinder, FoundAddress } from '../../gateways/address-finder.ts'
import { askOnce, type LookedUp, type LookupDeps, nameOf } from './ask-once.ts'
import type { LookupCaller } from './lookup.ts'

export interface AddressDeps extends LookupDeps {
  readonly finder: AddressFinder
  /** Part of the names of remembered answers. */
  readonly finderName: string
}

const KEEP_SECONDS = LOOKUP_DAYS * DAY_SECONDS
/** A new postcode is not known everywhere at once. */
const KEEP_NONE_SECONDS = DAY_SECONDS

/** Empty if the postcode has none or does not exist. */
export function findAddresses(
  deps: AddressDeps,
  postcode: string,
  caller: LookupCaller,
): Promise<LookedUp<readonly FoundAddress[]>> {
  return askOnce(
    deps,
    {
      kind: 'addresses',
      ...addressesOf(deps.finderName, postcode),
      ask: () => deps.finder.findAddresses(postcode),
      keepSeconds: ({ length }) => (length > 0 ? KEEP_SECONDS : KEEP_NONE_SECONDS),
    },
    caller,
  )
}

/** Asks nobody; null if we remember no answer. */
export async function rememberedAddresses(
  { store, finderName, now }: Pick<AddressDeps, 'store' | 'finderName' | 'now'>,
  postcode: string,
): Promise<readonly FoundAddress[] | null> {
  const found = await store.find(nameOf(addressesOf(finderName, postcode)), now())
  return found.kind === 'known' ? (JSON.parse(found.answer) as readonly FoundAddress[]) : null
}

const addressesOf = (provider: string, postcode: string) => ({ provider, what: `addresses ${postcode}` })
