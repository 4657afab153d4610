import type { AddressFinder, FoundAddress } from '../gateways/address-finder.ts'
import { askOnce, type LookedUp, type LookupDeps, nameOf } from './ask-once.ts'
import type { Asker } from './lookup.ts'

export interface AddressDeps extends LookupDeps {
  readonly finder: AddressFinder
  /** Part of the names under which answers are remembered. */
  readonly finderName: string
}

const DAY_SECONDS = 86_400
const KEEP_SECONDS = 30 * DAY_SECONDS
/** Postcodes are new before they are known everywhere. */
const KEEP_NONE_SECONDS = DAY_SECONDS

/** The addresses of a postcode as `parsePostcode` writes it; none where it has none or does not exist. */
export function findAddresses(
  deps: AddressDeps,
  postcode: string,
  asker: Asker,
): Promise<LookedUp<readonly FoundAddress[]>> {
  return askOnce(
    deps,
    {
      kind: 'addresses',
      ...addressesOf(deps.finderName, postcode),
      ask: () => deps.finder.findAddresses(postcode),
      keepSeconds: ({ length }) => (length > 0 ? KEEP_SECONDS : KEEP_NONE_SECONDS),
    },
    asker,
  )
}

/** What we remember of a postcode, without asking anybody: none where that is nothing. */
export async function rememberedAddresses(
  { store, finderName, now }: Pick<AddressDeps, 'store' | 'finderName' | 'now'>,
  postcode: string,
): Promise<readonly FoundAddress[]> {
  const found = await store.find(nameOf(addressesOf(finderName, postcode)), now())
  return found.kind === 'known' ? (JSON.parse(found.answer) as readonly FoundAddress[]) : []
}

const addressesOf = (provider: string, postcode: string) => ({ provider, what: `addresses ${postcode}` })
