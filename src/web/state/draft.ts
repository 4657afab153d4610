import { createStore, type StoreApi } from 'zustand/vanilla'
import { type AppType, answersIn, type PageState } from '#shared/api/page-state.ts'
import { fieldsIn } from '#shared/form/block.ts'
import type { Field } from '#shared/form/field.ts'
import { fitsShape } from '#shared/form/shape.ts'
import { type SaveAnswer, type SaveData, saveNew } from '#web/api/advert-api.ts'
import type { Called } from '#web/api/call.ts'
import { sameValue } from '#web/form/form-events.ts'
import type { FormActions, FormPage, FormStore, Values } from '#web/form/form-store.ts'
import { storeDraft } from './stored-draft.ts'

const SAVE_AFTER_MS = 1_000
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const

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
  /** Saves what is not saved yet, now. True once everything is acknowledged. */
  readonly save: () => Promise<boolean>
  /** Sends what is unsaved as the page goes away; nobody waits for the answer. */
  readonly flush: () => void
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
  let sending: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const values = (): Values => form.store.getState().values
  const changed = (): string[] =>
    Object.keys(values()).filter((name) => !sameValue(values()[name], acknowledged[name]))
  const body = (names: readonly string[]): SaveData => {
    const { uuid, version } = store.getState()
    return {
      uuid,
      version,
      app_type: appType,
      address_type: page.context.addressType,
      blocks: wire.blocks(names, values()),
    }
  }
  const schedule = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  const save = (): Promise<boolean> => {
    clearTimeout(timer)
    sending ??= send().finally(() => {
      sending = null
    })
    return sending
  }
  const send = async (): Promise<boolean> => {
    const names = changed()
    if (names.length === 0 && store.getState().version > 0) return store.getState().status === 'saved'
    store.setState({ status: failures > 0 ? 'retrying' : 'saving' })
    const sent = values()
    const called = await saveNew(body(names))
    if (!called.ok || !called.answer.success || !called.answer.result) return refuse(called)
    acknowledge(sent, called.answer.result.data)
    return changed().length === 0 || send()
  }
  /** Takes over what somebody else answered meanwhile, where the person here has not typed since. */
  const acknowledge = (sent: Values, data: PageState): void => {
    failures = 0
    const theirs = Object.entries(answersIn(data.blocks)).filter(
      ([name, value]) =>
        sameValue(values()[name], sent[name]) && !sameValue(value, wire.value(name, values())),
    )
    acknowledged = { ...sent, ...Object.fromEntries(theirs) }
    if (store.getState().version === 0) storeDraft(appType, data.uuid)
    if (theirs.length > 0) form.actions.assign(Object.fromEntries(theirs))
    store.setState({
      version: data.version,
      status: changed().length > 0 ? 'unsaved' : 'saved',
      message: null,
    })
  }
  const refuse = (called: Called<SaveAnswer>): false => {
    if (called.ok && called.answer.result) {
      store.setState({ status: 'conflict', newer: called.answer.result.data })
    } else if (called.ok || called.refusal !== null) {
      store.setState({
        status: 'refused',
        message: called.ok ? (called.answer.error_message ?? '') : called.refusal,
      })
    } else {
      store.setState({ status: 'retrying' })
      schedule(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? 0)
    }
    return false
  }

  const unsubscribe = form.store.subscribe((state, before) => {
    if (state.values === before.values || changed().length === 0 || store.getState().status === 'conflict')
      return
    if (!sending) store.setState({ status: failures > 0 ? 'retrying' : 'unsaved' })
    if (failures === 0) schedule(SAVE_AFTER_MS)
  })
  return {
    store,
    save,
    flush: () => {
      const names = changed()
      if (names.length > 0 && !sending && !store.getState().newer) void saveNew(body(names), true)
    },
    resolve: (whose) => {
      const { newer } = store.getState()
      if (!newer) return
      const mine = changed()
      const theirs = answersIn(newer.blocks)
      const taken = Object.entries(theirs).filter(([name]) => whose === 'theirs' || !mine.includes(name))
      acknowledged = { ...acknowledged, ...theirs }
      store.setState({ version: newer.version, newer: null, status: 'saved' })
      form.actions.assign(Object.fromEntries(taken))
      if (changed().length > 0) void save()
    },
    stop: () => {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}

/** How a page's values go on the wire. What is not of its field's kind stays on the page, wrong, until it is mended. */
function wireFor({ blocks }: FormPage) {
  const fields = new Map<string, { blockName: string; field: Field }>()
  for (const block of blocks) {
    for (const [name, field] of fieldsIn(block)) fields.set(name, { blockName: block.name, field })
  }
  const value = (name: string, values: Values): unknown => {
    const field = fields.get(name)?.field
    return field && fitsShape(field, values[name] ?? null) ? (values[name] ?? null) : null
  }
  return {
    value,
    blocks: (names: readonly string[], values: Values): SaveData['blocks'] => {
      const wired: Record<string, { fields: Record<string, { value: unknown }> }> = {}
      for (const name of names) {
        const blockName = fields.get(name)?.blockName
        if (blockName) (wired[blockName] ??= { fields: {} }).fields[name] = { value: value(name, values) }
      }
      return wired
    },
  }
}
