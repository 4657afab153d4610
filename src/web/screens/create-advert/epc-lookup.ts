import type { StoreApi } from 'zustand/vanilla'
import { registerFacts } from '#shared/advert/specified-page.ts'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { type EpcRatings, findRatings, type ListedAddress } from '#web/api/lookup-api.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { loadPostcodePlaces } from './postcode-places.ts'

/** The result of the EPC register for the chosen address. */
export type EpcLookupStatus = 'none' | 'looking' | 'found' | 'not-found' | 'elsewhere' | 'failed'

export interface EpcLookupDeps {
  readonly appType: AppType
  readonly form: BoundForm
  readonly epcStatus: StoreApi<EpcLookupStatus>
  /** The address chosen from the current list, or null. */
  readonly chosen: () => ListedAddress | null
}

interface Lookup extends EpcLookupDeps {
  /** The ratings from the register, while they are the answers. */
  given: AnyAnswers
}

/** For each chosen address (specification section 2, EPC block, and section 4). Returns a function that stops it. */
export function followAddress(deps: EpcLookupDeps): () => void {
  const lookup: Lookup = { ...deps, given: {} }
  const { store } = lookup.form
  /** For the address of an earlier visit the stored answers stay. */
  let stored = store.getState().answers['propertyAddress']
  let followed: ListedAddress | null = null
  return store.subscribe(({ context }) => {
    const address = context.addressType === 'standard' ? lookup.chosen() : null
    if (address === followed) return
    followed = address
    if (address === null) {
      takeBack(lookup)
      setStatus(lookup, 'none')
      return
    }
    const isNew = address.uniquedeliverypointreferencenumber !== stored
    stored = null
    void lookUp(lookup, address, isNew)
  })
}

async function lookUp(lookup: Lookup, address: ListedAddress, isNew: boolean): Promise<void> {
  if (isNew) takeBack(lookup)
  setStatus(lookup, 'looking')
  const { nationOf } = await loadPostcodePlaces()
  if (lookup.chosen() !== address) return
  if (nationOf(address.postcode) === 'Scotland') {
    setStatus(lookup, 'elsewhere')
    return
  }
  const called = await findRatings(address)
  if (lookup.chosen() !== address) return
  if (!called.ok) {
    setStatus(lookup, 'failed')
    return
  }
  const [ratings] = called.answer.result
  if (ratings) take(lookup, ratings, isNew)
  setStatus(lookup, ratings ? 'found' : 'not-found')
}

const setStatus = ({ epcStatus }: Lookup, what: EpcLookupStatus): void => epcStatus.setState(what, true)

/** The ratings become the answers. For lettings they count as confirmed (specification section 3, hasPropertyEpc). */
function take(lookup: Lookup, ratings: EpcRatings, isNew: boolean): void {
  const { actions, store } = lookup.form
  lookup.given = {
    currentEpc: ratings.CURRENT_ENERGY_EFFICIENCY,
    potentialEpc: ratings.POTENTIAL_ENERGY_EFFICIENCY,
  }
  const inForce = lookup.appType === 'let' ? 'epc_available' : null
  const { answers } = store.getState()
  const isInForce = inForce !== null && answers['hasPropertyEpc'] === inForce
  const isAnswered = registerFacts(answers).haveEpcInDatabase === true || isInForce
  actions.setFacts({ haveEpcInDatabase: true })
  if (isNew || !isAnswered) actions.assign({ ...lookup.given, hasPropertyEpc: inForce })
}

/** Removes the previous address's ratings, but nothing that the user typed. */
function takeBack(lookup: Lookup): void {
  const { actions, store } = lookup.form
  const { answers, facts } = store.getState()
  if (facts['haveEpcInDatabase']) {
    const kept = Object.keys(lookup.given).filter((name) => answers[name] === lookup.given[name])
    const emptied = Object.fromEntries(kept.map((name) => [name, null]))
    actions.assign({ ...emptied, hasPropertyEpc: null })
  }
  lookup.given = {}
  actions.setFacts({ haveEpcInDatabase: undefined })
}
