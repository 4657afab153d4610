import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppType } from '#shared/form/block.ts'
import type { ListedAddress } from '#web/api/lookup-api.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { NO_LIST } from '#web/form/found-list.ts'
import type { ActiveLookups } from './active-lookups.ts'
import type { EpcLookupStatus } from './epc-lookup.ts'

export interface Lookups {
  /** The result of the EPC register for the chosen address. */
  readonly epcStatus: StoreApi<EpcLookupStatus>
  /** Whether answers of the folded block come from the certificate. */
  readonly homeFilledIn: StoreApi<boolean>
  readonly find: () => Promise<void>
  /** Returns to the postcode. */
  readonly change: () => void
  /** The address chosen from the current list, or null. */
  readonly chosen: () => ListedAddress | null
  /** Looks up an earlier visit's address again; returns a function that stops the look-ups. */
  readonly start: () => () => void
}

const NOT_LOADED = 'We couldn’t load the address finder. Check your connection and try again.'

/** The address and EPC look-ups. Their code loads with the first look-up. */
export function lookups(appType: AppType, form: BoundForm): Lookups {
  const epcStatus = createStore<EpcLookupStatus>(() => 'none')
  const homeFilledIn = createStore(() => false)
  let active: ActiveLookups | null = null
  const start = async (): Promise<ActiveLookups> => {
    const { startLookups } = await import('./active-lookups.ts')
    active ??= startLookups({ appType, form, epcStatus, homeFilledIn })
    return active
  }
  const find = (): Promise<void> =>
    start().then(
      (lookup) => lookup.find(),
      () => form.actions.setList('propertyAddress', { ...NO_LIST, status: 'failed', message: NOT_LOADED }),
    )
  return {
    epcStatus,
    homeFilledIn,
    find,
    change: () => active?.change(),
    chosen: () => active?.chosen() ?? null,
    start: () => {
      if (form.store.getState().answers['propertyAddress']) void find()
      return () => active?.stop()
    },
  }
}
