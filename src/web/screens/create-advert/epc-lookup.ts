import type { StoreApi } from 'zustand/vanilla'
import { LIMITS } from '#shared/advert/limits.ts'
import { registerFacts } from '#shared/advert/specified-page.ts'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { type EpcRatings, findRatings, type ListedAddress } from '#web/api/lookup-api.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { loadPostcodePlaces } from './postcode-places.ts'

/** The result of the EPC register for the chosen address. */
export type EpcLookupStatus = 'none' | 'looking' | 'found' | 'not-found' | 'elsewhere' | 'failed'

export interface EpcLookupDeps {
  readonly appType: AppType
  readonly form: BoundForm
  readonly epcStatus: StoreApi<EpcLookupStatus>
  /** Whether answers of the folded block come from the certificate. */
  readonly homeFilledIn: StoreApi<boolean>
  /** The address chosen from the current list, or null. */
  readonly chosen: () => ListedAddress | null
}

interface Lookup extends EpcLookupDeps {
  /** The answers filled in from the register, while its address is chosen. */
  given: AnyAnswers
  /** What else the certificate tells, until the folded block is open: nobody is to publish it unseen. */
  told: AnyAnswers
}

const FOLD = '[data-block="material"] > details'

/** For each chosen address (specification section 2, EPC block, and section 4). Returns a function that stops it. */
export function followAddress(deps: EpcLookupDeps): () => void {
  const lookup: Lookup = { ...deps, given: {}, told: {} }
  const { store } = lookup.form
  /** For the address of an earlier visit the stored answers stay. */
  let stored = store.getState().answers['propertyAddress']
  let followed: ListedAddress | null = null
  const unfollow = store.subscribe(({ context }) => {
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
  const onToggle = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(FOLD)) fillInHome(lookup)
  }
  // It does not bubble.
  document.addEventListener('toggle', onToggle, { capture: true })
  return () => {
    unfollow()
    document.removeEventListener('toggle', onToggle, { capture: true })
  }
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
  const { result, home = {} } = called.answer
  const [ratings] = result
  if (ratings) take(lookup, ratings, home, isNew)
  setStatus(lookup, ratings ? 'found' : 'not-found')
}

const setStatus = ({ epcStatus }: Lookup, what: EpcLookupStatus): void => epcStatus.setState(what, true)

/**
 * The ratings become the answers. For lettings they count as confirmed (specification section 3, hasPropertyEpc), but not
 * those above what may be typed: that they are the register's is then for the owner's own answer to say.
 */
function take(lookup: Lookup, ratings: EpcRatings, home: AnyAnswers, isNew: boolean): void {
  const { actions, store } = lookup.form
  lookup.given = {
    currentEpc: ratings.CURRENT_ENERGY_EFFICIENCY,
    potentialEpc: ratings.POTENTIAL_ENERGY_EFFICIENCY,
  }
  const { answers, blocks } = store.getState()
  const couldBeTyped = Object.values(lookup.given).every((rating) => Number(rating) <= LIMITS.epcRating.max)
  const inForce = lookup.appType === 'let' && couldBeTyped ? 'epc_available' : null
  const isInForce = inForce !== null && answers['hasPropertyEpc'] === inForce
  const isAnswered = registerFacts(answers).haveEpcInDatabase === true || isInForce
  actions.setFacts({ haveEpcInDatabase: true })
  if (isNew || !isAnswered) actions.assign({ ...lookup.given, hasPropertyEpc: inForce })
  // Of an earlier visit's address, what was removed then stays removed.
  if (isNew || blocks['material']?.status === 'open') lookup.told = home
  fillInHome(lookup)
}

/** Answers what nobody has answered. */
function fillInHome(lookup: Lookup): void {
  if (document.querySelector<HTMLDetailsElement>(FOLD)?.open !== true) return
  const { actions, store } = lookup.form
  const { answers } = store.getState()
  const missing = Object.entries(lookup.told).filter(([name]) => isEmpty(answers[name]))
  lookup.told = {}
  if (missing.length === 0) return
  const filled = Object.fromEntries(missing)
  lookup.given = { ...lookup.given, ...filled }
  actions.assign(filled)
  lookup.homeFilledIn.setState(true, true)
}

/** Removes what the previous address's certificate filled in, but nothing that the user changed. */
function takeBack(lookup: Lookup): void {
  const { actions, store } = lookup.form
  const { answers, facts } = store.getState()
  if (facts['haveEpcInDatabase']) {
    const kept = Object.keys(lookup.given).filter((name) => answers[name] === lookup.given[name])
    const emptied = Object.fromEntries(kept.map((name) => [name, null]))
    actions.assign({ ...emptied, hasPropertyEpc: null })
  }
  lookup.given = {}
  lookup.told = {}
  lookup.homeFilledIn.setState(false, true)
  actions.setFacts({ haveEpcInDatabase: undefined })
}
