import type { StoreApi } from 'zustand/vanilla'
import { factsIn } from '#shared/advert/page.ts'
import type { AppType } from '#shared/form/block.ts'
import { type EpcRatings, findRatings, type ListedAddress } from '#web/api/lookup-api.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import type { Values } from '#web/form/form-store.ts'
import { loadPostcodePlaces } from './postcode-places.ts'

/** What the register says of the chosen address. */
export type EpcLookupStatus = 'none' | 'looking' | 'found' | 'not-found' | 'elsewhere' | 'failed'

export interface EpcLookupNeeds {
  readonly appType: AppType
  readonly form: BoundForm
  readonly epcStatus: StoreApi<EpcLookupStatus>
  /** The address that is chosen from the list on the page; null where none is. */
  readonly chosen: () => ListedAddress | null
}

interface Lookup extends EpcLookupNeeds {
  /** What the register gave, while it stands in the answers. */
  given: Values
}

/**
 * Choosing an address asks the register for its certificate (specification section 2, EPC block, and section 4); returns
 * what ends it.
 */
export function followAddress(needs: EpcLookupNeeds): () => void {
  const lookup: Lookup = { ...needs, given: {} }
  const { store } = lookup.form
  /** The address of an earlier visit: what was answered about its certificate stands. */
  let stored = store.getState().values['propertyAddress']
  let followed: ListedAddress | null = null
  return store.subscribe(({ context }) => {
    const address = context.addressType === 'standard' ? lookup.chosen() : null
    if (address === followed) return
    followed = address
    if (address === null) {
      takeBack(lookup)
      say(lookup, 'none')
      return
    }
    const isNew = address.uniquedeliverypointreferencenumber !== stored
    stored = null
    void lookUp(lookup, address, isNew)
  })
}

async function lookUp(lookup: Lookup, address: ListedAddress, isNew: boolean): Promise<void> {
  if (isNew) takeBack(lookup)
  say(lookup, 'looking')
  const { nationOf } = await loadPostcodePlaces()
  if (lookup.chosen() !== address) return
  if (nationOf(address.postcode) === 'Scotland') {
    say(lookup, 'elsewhere')
    return
  }
  const called = await findRatings(address)
  if (lookup.chosen() !== address) return
  if (!called.ok) {
    say(lookup, 'failed')
    return
  }
  const [ratings] = called.answer.result
  if (ratings) take(lookup, ratings, isNew)
  say(lookup, ratings ? 'found' : 'not-found')
}

const say = ({ epcStatus }: Lookup, what: EpcLookupStatus): void => epcStatus.setState(what, true)

/** The ratings become the answers; letting, they are in force at once (specification section 3, hasPropertyEpc). */
function take(lookup: Lookup, ratings: EpcRatings, isNew: boolean): void {
  const { actions, store } = lookup.form
  lookup.given = {
    currentEpc: ratings.CURRENT_ENERGY_EFFICIENCY,
    potentialEpc: ratings.POTENTIAL_ENERGY_EFFICIENCY,
  }
  const inForce = lookup.appType === 'let' ? 'epc_available' : null
  const { values } = store.getState()
  const isInForce = inForce !== null && values['hasPropertyEpc'] === inForce
  const isAnswered = factsIn(values).haveEpcInDatabase === true || isInForce
  actions.learn({ haveEpcInDatabase: true })
  if (isNew || !isAnswered) actions.assign({ ...lookup.given, hasPropertyEpc: inForce })
}

/** What an earlier address's certificate brought goes with it; what a person typed stays. */
function takeBack(lookup: Lookup): void {
  const { actions, store } = lookup.form
  const { values, facts } = store.getState()
  if (facts['haveEpcInDatabase']) {
    const kept = Object.keys(lookup.given).filter((name) => values[name] === lookup.given[name])
    const emptied = Object.fromEntries(kept.map((name) => [name, null]))
    actions.assign({ ...emptied, hasPropertyEpc: null })
  }
  lookup.given = {}
  actions.learn({})
}
