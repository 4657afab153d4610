import { createStore, type StoreApi } from 'zustand/vanilla'
import { type AddressType, type AppType, answersIn, type PageState } from '#shared/api/page-state.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { getInitialData, type SaveAnswer, type SaveData, saveNew } from '#web/api/advert-api.ts'
import type { Called } from '#web/api/call.ts'
import type { FormActions, FormPage, FormStore, Values } from '#web/form/form-store.ts'
import { forgetCleared } from './arrival.ts'
import { wireFor } from './draft-wire.ts'
import { storeDraft } from './stored-draft.ts'

const SAVE_AFTER_MS = 1_000
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const
const RETRY_REFUSED_MS = 60_000
const NOT_FOUND = 404
const TOO_MANY = 429

export interface DraftState {
  readonly uuid: string
  /** The version that the server last acknowledged; 0 before the first save. */
  readonly version: number
  readonly status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'retrying' | 'conflict' | 'refused'
  /** What the server said when it refused. */
  readonly message: string | null
  /** Somebody's newer answers, while it is not decided whose count. */
  readonly newer: PageState | null
}

export interface Draft {
  readonly store: StoreApi<DraftState>
  /** Saves what is not saved yet, now. True once everything is acknowledged, or where there is nothing to save. */
  readonly save: () => Promise<boolean>
  /** Saves as the page goes away, perhaps before the answer is here. */
  readonly saveLeaving: () => void
  /** Ends a conflict: with their answers or with ours. */
  readonly resolve: (whose: 'theirs' | 'ours') => void
  readonly stop: () => void
}

interface DraftNeeds {
  readonly appType: AppType
  readonly first: Pick<PageState, 'uuid' | 'version'>
  readonly page: FormPage
  readonly form: { readonly store: FormStore; readonly actions: FormActions }
}

/** Keeps the draft on the server in step with the form: saved soon after the last change, one save at a time, tried again. */
export function keepDraft({ appType, first, page, form }: DraftNeeds): Draft {
  const store = createStore<DraftState>(() => ({
    uuid: first.uuid,
    version: first.version,
    status: first.version > 0 ? 'saved' : 'untouched',
    message: null,
    newer: null,
  }))
  const wire = wireFor(page)
  let acknowledged: Values = form.store.getState().values
  let acknowledgedType = page.context.addressType
  let sending: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** Since the last acknowledged save. */
  let begunAnew = false

  const values = (): Values => form.store.getState().values
  const addressType = (): AddressType => form.store.getState().context.addressType
  /** How the address is given counts once there is a draft; by itself it begins none. */
  const isChanged = (): boolean =>
    changed().length > 0 || (store.getState().version > 0 && addressType() !== acknowledgedType)
  const changed = (): string[] =>
    Object.keys(values()).filter((name) => !sameValue(values()[name], acknowledged[name]))
  const body = (names: readonly string[]): SaveData => {
    const { uuid, version } = store.getState()
    return {
      uuid,
      version,
      app_type: appType,
      address_type: addressType(),
      blocks: wire.blocks(names, values()),
    }
  }
  const schedule = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }
  const settled = (): DraftState['status'] => {
    if (isChanged()) return 'unsaved'
    return store.getState().version > 0 ? 'saved' : 'untouched'
  }

  const save = (): Promise<boolean> => {
    clearTimeout(timer)
    sending ??= send().finally(() => {
      sending = null
    })
    return sending
  }
  const send = async (): Promise<boolean> => {
    if (store.getState().newer) return false
    if (!isChanged()) {
      store.setState({ status: settled(), message: null })
      return true
    }
    store.setState({ status: failures > 0 ? 'retrying' : 'saving' })
    const sent = values()
    const called = await saveNew(body(changed()))
    if (!called.ok || !called.answer.success || !called.answer.result) return refuse(called)
    failures = 0
    begunAnew = false
    if (!acknowledge(sent, called.answer.result.data)) return false
    return !isChanged() || send()
  }
  /** Takes over what somebody else answered meanwhile; false where the person here has typed there since. */
  const acknowledge = (sent: Values, data: PageState): boolean => {
    const theirs = Object.entries(answersIn(data.blocks)).filter(
      ([name, value]) => !sameValue(value, wire.value(name, sent)),
    )
    if (store.getState().version === 0) {
      storeDraft(appType, data.uuid)
      forgetCleared(appType)
    }
    acknowledged = sent
    if (theirs.some(([name]) => !sameValue(values()[name], sent[name]))) {
      store.setState({ status: 'conflict', newer: data })
      return false
    }
    acknowledged = { ...sent, ...Object.fromEntries(theirs) }
    acknowledgedType = data.address_type
    if (theirs.length > 0) form.actions.assign(Object.fromEntries(theirs))
    store.setState({ version: data.version, message: null })
    store.setState({ status: settled() })
    return true
  }
  const refuse = async (called: Called<SaveAnswer>): Promise<boolean> => {
    if (!called.ok && called.refusal === null) {
      store.setState({ status: 'retrying' })
      schedule(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? 0)
      return false
    }
    failures = 0
    if (called.ok && called.answer.result) {
      store.setState({ status: 'conflict', newer: called.answer.result.data })
      return false
    }
    if (!called.ok && called.status === NOT_FOUND && !begunAnew && (await beginAnew())) return send()
    store.setState({
      status: 'refused',
      message: called.ok ? (called.answer.error_message ?? '') : called.refusal,
    })
    if (!called.ok && called.status === TOO_MANY) schedule(RETRY_REFUSED_MS)
    return false
  }
  /** The draft is gone, or this browser's cookie is: what stands on the page is saved whole, as a new draft. */
  const beginAnew = async (): Promise<boolean> => {
    const called = await getInitialData(appType, null)
    if (!called.ok) return false
    begunAnew = true
    acknowledged = {}
    store.setState({ uuid: called.answer.data.uuid, version: 0 })
    return true
  }

  const unsubscribe = form.store.subscribe((state, before) => {
    if ((state.values === before.values && state.context === before.context) || store.getState().newer) return
    if (!sending) store.setState({ status: failures > 0 ? 'retrying' : settled() })
    if (failures === 0 && isChanged()) schedule(SAVE_AFTER_MS)
  })
  return {
    store,
    save,
    saveLeaving: () => {
      const { uuid, version } = store.getState()
      if (!isChanged()) return
      // Nobody may be here to hear of the first save: without its id the draft could not be found again.
      if (version === 0) storeDraft(appType, uuid)
      void save()
    },
    resolve: (whose) => {
      const { newer } = store.getState()
      if (!newer) return
      const mine = changed()
      const theirs = answersIn(newer.blocks)
      const taken = Object.entries(theirs).filter(([name]) => whose === 'theirs' || !mine.includes(name))
      acknowledged = { ...acknowledged, ...theirs }
      acknowledgedType = newer.address_type
      if (whose === 'theirs') form.actions.setAddressType(newer.address_type)
      store.setState({ version: newer.version, newer: null })
      form.actions.assign(Object.fromEntries(taken))
      store.setState({ status: settled() })
      void save()
    },
    stop: () => {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
