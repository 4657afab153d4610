import { findAddresses, type ListedAddress } from '#web/api/lookup-api.ts'
import { type FormActions, type FormStore, NO_LIST } from '#web/form/form-store.ts'
import { postcodeIn } from './postcode-in.ts'

const LIST = 'propertyAddress'
const BY = 'propertyPostcode'
const NONE_FOUND = 'We know no addresses at this postcode. Check the postcode, or enter the address manually.'
const KEPT = ' The address you chose is kept.'
const NO_ANSWER =
  'The address look-up does not answer just now. Try again in a minute, or enter the address manually.'

export interface AddressLookup {
  readonly find: () => Promise<void>
  /** Back to the postcode. */
  readonly change: () => void
  /** The address that is chosen from the list on the page; null where none is. */
  readonly chosen: () => ListedAddress | null
  /** Begins to follow the answers; returns what ends it. */
  readonly start: () => () => void
}

/** Finds the addresses of the postcode (specification section 2, Standard address block). */
export function addressLookup(store: FormStore, actions: FormActions): AddressLookup {
  let addresses: readonly ListedAddress[] = []

  const find = async (): Promise<void> => {
    actions.leave(BY)
    const { values, errors } = store.getState()
    if (errors[BY]) {
      document.getElementById(BY)?.focus()
      return
    }
    const by = postcodeIn(values) ?? ''
    actions.setList(LIST, { ...NO_LIST, by, status: 'finding' })
    const called = await findAddresses(by)
    const isStill = store.getState().lists[LIST]
    if (isStill?.status !== 'finding' || isStill.by !== by) return
    if (!called.ok) {
      const kept = values[LIST] ? KEPT : ''
      actions.setList(LIST, {
        ...NO_LIST,
        by,
        status: 'failed',
        message: (called.refusal ?? NO_ANSWER) + kept,
      })
      return
    }
    addresses = called.answer.result
    if (addresses.length === 0) {
      actions.setList(LIST, { ...NO_LIST, by, status: 'empty', message: NONE_FOUND })
      return
    }
    const entries = addresses.map(({ uniquedeliverypointreferencenumber: id, summaryline: label }) => ({
      id,
      label,
    }))
    actions.setList(LIST, { status: 'found', by, entries, message: null })
  }

  const putAway = (): void => {
    addresses = []
    actions.setList(LIST, NO_LIST)
  }

  return {
    find,
    change: () => {
      putAway()
      actions.assign({ [LIST]: null })
      document.getElementById(BY)?.focus()
    },
    chosen: () => {
      const { values } = store.getState()
      return addresses.find((address) => address.uniquedeliverypointreferencenumber === values[LIST]) ?? null
    },
    start: () => {
      // What was chosen in an earlier visit is shown by its words, which only the list has.
      if (store.getState().values[LIST]) void find()
      return store.subscribe(({ values, lists }, before) => {
        if (values[BY] === before.values[BY] || (lists[LIST] ?? NO_LIST).status === 'none') return
        if (postcodeIn(values) === lists[LIST]?.by) return
        putAway()
        if (values[LIST] && values[LIST] === before.values[LIST]) actions.assign({ [LIST]: null })
        else if (values[LIST]) void find()
      })
    },
  }
}
