import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppType } from '#shared/form/block.ts'
import type { ListedAddress } from '#web/api/lookup-api.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { NO_LIST } from '#web/form/form-store.ts'
import type { BegunLookups } from './begun-lookups.ts'
import type { EpcLookupStatus } from './epc-lookup.ts'

export interface Lookups {
  /** What the register says of the chosen address. */
  readonly epcStatus: StoreApi<EpcLookupStatus>
  readonly find: () => Promise<void>
  /** Back to the postcode. */
  readonly change: () => void
  /** The address that is chosen from the list on the page; null where none is. */
  readonly chosen: () => ListedAddress | null
  /** Brings back the list of an earlier visit's address; returns what ends the look-ups. */
  readonly start: () => () => void
}

const NOT_LOADED = 'The address look-up could not be loaded. Check your connection and try again.'

/** The look-ups of addresses and certificates, loaded when an address is looked up for the first time. */
export function lookups(appType: AppType, form: BoundForm): Lookups {
  const epcStatus = createStore<EpcLookupStatus>(() => 'none')
  let begun: BegunLookups | null = null
  const begin = async (): Promise<BegunLookups> => {
    const { beginLookups } = await import('./begun-lookups.ts')
    begun ??= beginLookups({ appType, form, epcStatus })
    return begun
  }
  const find = (): Promise<void> =>
    begin().then(
      (lookup) => lookup.find(),
      () => form.actions.setList('propertyAddress', { ...NO_LIST, status: 'failed', message: NOT_LOADED }),
    )
  return {
    epcStatus,
    find,
    change: () => begun?.change(),
    chosen: () => begun?.chosen() ?? null,
    start: () => {
      if (form.store.getState().values['propertyAddress']) void find()
      return () => begun?.stop()
    },
  }
}
