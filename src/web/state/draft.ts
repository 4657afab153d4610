import { createStore, type StoreApi } from 'zustand/vanilla'
import { answersIn, type PageState } from '#shared/api/page-state.ts'
import type { AddressType, AppType } from '#shared/form/block.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { getInitialData, type SaveAnswer, saveNew } from '#web/api/advert-api.ts'
import type { Called } from '#web/api/call.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import type { Values } from '#web/form/form-store.ts'
import { forgetCleared } from './arrival.ts'
import { type DraftWire, wireFor } from './draft-wire.ts'
import { type LostSaves, lostSaves, type Sent } from './lost-saves.ts'
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

interface DraftNeeds {
  readonly appType: AppType
  readonly first: Pick<PageState, 'uuid' | 'version'>
  readonly form: BoundForm
}

/** Keeps the draft on the server in step with the form: saved soon after the last change, one save at a time, tried again. */
export class Draft {
  readonly store: StoreApi<DraftState>
  readonly #appType: AppType
  readonly #form: BoundForm
  readonly #wire: DraftWire
  readonly #lost: LostSaves
  readonly #unsubscribe: () => void
  #acknowledged: Values
  #acknowledgedType: AddressType
  #sending: Promise<boolean> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  /** Since the last acknowledged save. */
  #begunAnew = false

  constructor({ appType, first, form }: DraftNeeds) {
    const { uuid, version } = first
    const status = version > 0 ? 'saved' : 'untouched'
    this.store = createStore(() => ({ uuid, version, status, message: null, newer: null }))
    this.#appType = appType
    this.#form = form
    this.#wire = wireFor(form.page)
    this.#lost = lostSaves(this.#wire)
    this.#acknowledged = this.#values
    this.#acknowledgedType = this.#addressType
    this.#unsubscribe = form.store.subscribe((state, before) => {
      if (state.values !== before.values || state.context !== before.context) this.#heed()
    })
  }

  /** Saves what is not saved yet, now. True once everything is acknowledged, or where there is nothing to save. */
  save(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  /** Saves as the page goes away, perhaps before the answer is here. */
  saveLeaving(): void {
    const { uuid, version } = this.store.getState()
    if (!this.#isChanged()) return
    // Nobody may be here to hear of the first save: without its id the draft could not be found again.
    if (version === 0) storeDraft(this.#appType, uuid)
    void this.save()
  }

  /** Ends a conflict: with their answers or with ours. */
  resolve(whose: 'theirs' | 'ours'): void {
    const { newer } = this.store.getState()
    if (!newer) return
    this.#takeOver(newer, whose)
    void this.save()
  }

  #takeOver(newer: PageState, whose: 'theirs' | 'ours'): void {
    const mine = this.#changed()
    this.#lost.forget()
    const theirs = answersIn(newer.blocks)
    const taken = Object.entries(theirs).filter(([name]) => whose === 'theirs' || !mine.includes(name))
    this.#acknowledged = { ...this.#acknowledged, ...theirs }
    this.#acknowledgedType = newer.address_type
    if (whose === 'theirs') this.#form.actions.setAddressType(newer.address_type)
    this.store.setState({ version: newer.version, newer: null })
    this.#form.actions.assign(Object.fromEntries(taken))
    this.store.setState({ status: this.#settled() })
  }

  /** Whether an answer was given here that the server has not acknowledged. */
  isUnsaved(name: string): boolean {
    const value = this.#values[name]
    return !sameValue(value, this.#acknowledged[name]) || this.#lost.changed(name, value)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#unsubscribe()
  }

  get #values(): Values {
    return this.#form.store.getState().values
  }

  #changed(): string[] {
    return Object.keys(this.#values).filter((name) => this.isUnsaved(name))
  }

  get #addressType(): AddressType {
    return this.#form.store.getState().context.addressType
  }

  /** How the address is given counts once there is a draft; by itself it begins none. */
  #isChanged(): boolean {
    const type = this.#addressType
    const isTypeChanged = type !== this.#acknowledgedType || this.#lost.changedType(type)
    if (this.store.getState().version > 0 && isTypeChanged) return true
    return Object.keys(this.#values).some((name) => this.isUnsaved(name))
  }

  #settled(): DraftState['status'] {
    if (this.#isChanged()) return 'unsaved'
    return this.store.getState().version > 0 ? 'saved' : 'untouched'
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
  }

  /** An answer changed. */
  #heed(): void {
    if (this.store.getState().newer) return
    const settled = this.#settled()
    if (!this.#sending) this.store.setState({ status: this.#failures > 0 ? 'retrying' : settled })
    if (this.#failures === 0 && settled === 'unsaved') this.#schedule(SAVE_AFTER_MS)
  }

  async #send(): Promise<boolean> {
    if (this.store.getState().newer) return false
    if (!this.#isChanged()) {
      this.store.setState({ status: this.#settled(), message: null })
      return true
    }
    this.store.setState({ status: this.#failures > 0 ? 'retrying' : 'saving' })
    const sent: Sent = { values: this.#values, addressType: this.#addressType }
    const { uuid, version } = this.store.getState()
    const called = await saveNew({
      uuid,
      version,
      app_type: this.#appType,
      address_type: sent.addressType,
      blocks: this.#wire.blocks(this.#changed(), sent.values),
    })
    if (!called.ok || !called.answer.success || !called.answer.result) return this.#refuse(called, sent)
    this.#failures = 0
    this.#begunAnew = false
    this.#lost.forget()
    if (!this.#acknowledge(sent.values, called.answer.result.data)) return false
    return !this.#isChanged() || this.#send()
  }

  /** Takes over what somebody else answered meanwhile; false where the person here has typed there since. */
  #acknowledge(sent: Values, data: PageState): boolean {
    const theirs = Object.entries(answersIn(data.blocks)).filter(
      ([name, value]) => !sameValue(value, this.#wire.value(name, sent)),
    )
    if (this.store.getState().version === 0) {
      storeDraft(this.#appType, data.uuid)
      forgetCleared(this.#appType)
    }
    this.#acknowledged = sent
    if (theirs.some(([name]) => !sameValue(this.#values[name], sent[name]))) {
      this.store.setState({ status: 'conflict', newer: data })
      return false
    }
    this.#acknowledged = { ...sent, ...Object.fromEntries(theirs) }
    this.#acknowledgedType = data.address_type
    if (theirs.length > 0) this.#form.actions.assign(Object.fromEntries(theirs))
    this.store.setState({ version: data.version, message: null })
    this.store.setState({ status: this.#settled() })
    return true
  }

  /** Whether the stored draft is newer only by saves of ours whose answers were lost. */
  #isOwn(stored: PageState): boolean {
    const acknowledged = { values: this.#acknowledged, addressType: this.#acknowledgedType }
    const here = { values: this.#values, addressType: this.#addressType }
    if (stored.version <= this.store.getState().version) return false
    return this.#lost.explain(stored, this.#changed(), [acknowledged, here])
  }

  async #refuse(called: Called<SaveAnswer>, sent: Sent): Promise<boolean> {
    if (!called.ok && called.refusal === null) {
      this.#lost.add(sent)
      this.store.setState({ status: 'retrying' })
      this.#schedule(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? 0)
      return false
    }
    this.#failures = 0
    if (called.ok && called.answer.result) {
      const { data } = called.answer.result
      if (this.#isOwn(data)) {
        this.#takeOver(data, 'ours')
        return this.#send()
      }
      this.store.setState({ status: 'conflict', newer: data })
      return false
    }
    if (!called.ok && called.status === NOT_FOUND && !this.#begunAnew && (await this.#beginAnew()))
      return this.#send()
    this.store.setState({
      status: 'refused',
      message: called.ok ? (called.answer.error_message ?? '') : called.refusal,
    })
    if (!called.ok && called.status === TOO_MANY) this.#schedule(RETRY_REFUSED_MS)
    return false
  }

  /** The draft is gone, or this browser's cookie is: what stands on the page is saved whole, as a new draft. */
  async #beginAnew(): Promise<boolean> {
    const called = await getInitialData(this.#appType, null)
    if (!called.ok) return false
    this.#begunAnew = true
    this.#lost.forget()
    this.#acknowledged = {}
    this.store.setState({ uuid: called.answer.data.uuid, version: 0 })
    return true
  }
}
