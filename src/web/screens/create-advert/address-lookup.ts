import { findAddresses, type ListedAddress } from '#web/api/lookup-api.ts'
import type { FormActions, FormStore } from '#web/form/form-store.ts'
import { NO_LIST } from '#web/form/found-list.ts'
import { postcodeIn } from './postcode-in.ts'

const LIST = 'propertyAddress'
const BY = 'propertyPostcode'
const NONE_FOUND =
  'We can’t find any addresses at this postcode. Check the postcode, or enter the address manually.'
const KEPT = ' We’ve kept the address you chose.'
const NO_ANSWER =
  'The address finder isn’t working at the moment. Try again in a minute, or enter the address manually.'

export interface AddressLookup {
  readonly find: () => Promise<void>
  /** Returns to the postcode. */
  readonly change: () => void
  /** The address chosen from the current list, or null. */
  readonly chosen: () => ListedAddress | null
  /** Follows changes of the postcode; returns a function that stops it. */
  readonly follow: () => () => void
}

interface Lookup {
  readonly store: FormStore
  readonly actions: FormActions
  /** The current list. */
  addresses: readonly ListedAddress[]
}

/** Finds the addresses of a postcode (specification section 2, Standard address block). */
export function addressLookup(store: FormStore, actions: FormActions): AddressLookup {
  const lookup: Lookup = { store, actions, addresses: [] }
  return {
    find: () => find(lookup),
    change: () => {
      putAway(lookup)
      actions.assign({ [LIST]: null })
    },
    chosen: () => {
      const { answers } = store.getState()
      const isChosen = (address: ListedAddress): boolean => idOf(address) === answers[LIST]
      return lookup.addresses.find(isChosen) ?? null
    },
    follow: () => followPostcode(lookup),
  }
}

const idOf = (address: ListedAddress): string => address.uniquedeliverypointreferencenumber

async function find(lookup: Lookup): Promise<void> {
  const { store, actions } = lookup
  actions.leave(BY)
  const { answers, errors } = store.getState()
  if (errors[BY]) {
    document.getElementById(BY)?.focus()
    return
  }
  const by = postcodeIn(answers) ?? ''
  actions.setList(LIST, { ...NO_LIST, by, status: 'finding' })
  const called = await findAddresses(by)
  const now = store.getState().lists[LIST]
  if (now?.status !== 'finding' || now.by !== by) return
  if (!called.ok) {
    const message = (called.refusal ?? NO_ANSWER) + (answers[LIST] ? KEPT : '')
    actions.setList(LIST, { ...NO_LIST, by, status: 'failed', message })
    return
  }
  const { result, town = '' } = called.answer
  lookup.addresses = result.map((address) => ({ ...address, town }))
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

/** The postcode can also change through another window's save; the list then follows. */
function followPostcode(lookup: Lookup): () => void {
  return lookup.store.subscribe(({ answers, lists }, before) => {
    const list = lists[LIST] ?? NO_LIST
    if (answers[BY] === before.answers[BY] || list.status === 'none' || postcodeIn(answers) === list.by)
      return
    putAway(lookup)
    if (!answers[LIST]) return
    if (answers[LIST] === before.answers[LIST]) lookup.actions.assign({ [LIST]: null })
    else void find(lookup)
  })
}
