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
  /** Begins to follow the postcode; returns what ends it. */
  readonly follow: () => () => void
}

interface Lookup {
  readonly store: FormStore
  readonly actions: FormActions
  /** Of the list that is on the page. */
  addresses: readonly ListedAddress[]
}

/** Finds the addresses of the postcode (specification section 2, Standard address block). */
export function addressLookup(store: FormStore, actions: FormActions): AddressLookup {
  const lookup: Lookup = { store, actions, addresses: [] }
  return {
    find: () => find(lookup),
    change: () => {
      putAway(lookup)
      actions.assign({ [LIST]: null })
    },
    chosen: () => {
      const { values } = store.getState()
      const isChosen = (address: ListedAddress): boolean => idOf(address) === values[LIST]
      return lookup.addresses.find(isChosen) ?? null
    },
    follow: () => followPostcode(lookup),
  }
}

const idOf = (address: ListedAddress): string => address.uniquedeliverypointreferencenumber

async function find(lookup: Lookup): Promise<void> {
  const { store, actions } = lookup
  actions.leave(BY)
  const { values, errors } = store.getState()
  if (errors[BY]) {
    document.getElementById(BY)?.focus()
    return
  }
  const by = postcodeIn(values) ?? ''
  actions.setList(LIST, { ...NO_LIST, by, status: 'finding' })
  const called = await findAddresses(by)
  const now = store.getState().lists[LIST]
  if (now?.status !== 'finding' || now.by !== by) return
  if (!called.ok) {
    const message = (called.refusal ?? NO_ANSWER) + (values[LIST] ? KEPT : '')
    actions.setList(LIST, { ...NO_LIST, by, status: 'failed', message })
    return
  }
  lookup.addresses = called.answer.result
  const entries = lookup.addresses.map((address) => ({ id: idOf(address), label: address.summaryline }))
  actions.setList(
    LIST,
    entries.length === 0
      ? { ...NO_LIST, by, status: 'empty', message: NONE_FOUND }
      : { status: 'found', by, entries, message: null },
  )
}

function putAway(lookup: Lookup): void {
  lookup.addresses = []
  lookup.actions.setList(LIST, NO_LIST)
}

/** Where the postcode changes in another way than by hand (another window's save), the list follows. */
function followPostcode(lookup: Lookup): () => void {
  return lookup.store.subscribe(({ values, lists }, before) => {
    const list = lists[LIST] ?? NO_LIST
    if (values[BY] === before.values[BY] || list.status === 'none' || postcodeIn(values) === list.by) return
    putAway(lookup)
    if (!values[LIST]) return
    if (values[LIST] === before.values[LIST]) lookup.actions.assign({ [LIST]: null })
    else void find(lookup)
  })
}
