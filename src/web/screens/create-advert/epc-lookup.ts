import { createStore, type StoreApi } from 'zustand/vanilla'
import { FOUND_EPC_ANSWERS } from '#shared/advert/options.ts'
import type { AppType } from '#shared/api/page-state.ts'
import { type EpcRatings, findRatings, type ListedAddress } from '#web/api/lookup-api.ts'
import type { FormActions, FormStore, Values } from '#web/form/form-store.ts'
import { loadPostcodePlaces } from './postcode-places.ts'

/** What the register says of the chosen address. */
export type EpcLookupStatus = 'none' | 'looking' | 'found' | 'not-found' | 'elsewhere' | 'failed'

export interface EpcLookup {
  readonly store: StoreApi<EpcLookupStatus>
  /** Begins to follow the chosen address; returns what ends it. */
  readonly start: () => () => void
}

interface EpcLookupNeeds {
  readonly appType: AppType
  readonly store: FormStore
  readonly actions: FormActions
  readonly chosen: () => ListedAddress | null
}

const isAboutFound = (value: unknown): boolean => FOUND_EPC_ANSWERS.some(({ id }) => id === value)

/** Choosing an address asks the register for its certificate (specification section 2, EPC block, and section 4). */
export function epcLookup({ appType, store: form, actions, chosen }: EpcLookupNeeds): EpcLookup {
  const store = createStore<EpcLookupStatus>(() => 'none')
  const inForce = appType === 'let' ? 'epc_available' : null
  /** What the register gave, while it stands in the answers. */
  let given: Values = {}

  const set = (status: EpcLookupStatus): void => store.setState(status, true)

  const takeBack = (): void => {
    const { values, facts } = form.getState()
    const kept = Object.entries(given).filter(([name, value]) => values[name] === value)
    if (facts['haveEpcInDatabase'] || isAboutFound(values['hasPropertyEpc'])) {
      actions.assign({ ...Object.fromEntries(kept.map(([name]) => [name, null])), hasPropertyEpc: null })
    }
    given = {}
    actions.learn({})
  }

  const take = (
    { CURRENT_ENERGY_EFFICIENCY, POTENTIAL_ENERGY_EFFICIENCY }: EpcRatings,
    isNew: boolean,
  ): void => {
    given = { currentEpc: CURRENT_ENERGY_EFFICIENCY, potentialEpc: POTENTIAL_ENERGY_EFFICIENCY }
    actions.learn({ haveEpcInDatabase: true })
    const answered = form.getState().values['hasPropertyEpc']
    if (isNew || !(isAboutFound(answered) || answered === inForce)) {
      actions.assign({ ...given, hasPropertyEpc: inForce })
    }
  }

  const lookUp = async (address: ListedAddress, isNew: boolean): Promise<void> => {
    if (isNew) takeBack()
    set('looking')
    const { nationOf } = await loadPostcodePlaces()
    if (chosen() !== address) return
    if (nationOf(address.postcode) === 'Scotland') {
      set('elsewhere')
      return
    }
    const called = await findRatings(address)
    if (chosen() !== address) return
    if (!called.ok) {
      set('failed')
      return
    }
    const [ratings] = called.answer.result
    if (called.answer.status === 1 && ratings) take(ratings, isNew)
    set(ratings ? 'found' : 'not-found')
  }

  return {
    store,
    start: () => {
      /** The address of an earlier visit: what was answered about its certificate stands. */
      let stored = form.getState().values['propertyAddress']
      let followed: ListedAddress | null = null
      return form.subscribe(({ context }) => {
        const address = context.addressType === 'standard' ? chosen() : null
        if (address === followed) return
        followed = address
        if (address) {
          void lookUp(address, address.uniquedeliverypointreferencenumber !== stored)
          stored = null
        } else {
          takeBack()
          set('none')
        }
      })
    },
  }
}
