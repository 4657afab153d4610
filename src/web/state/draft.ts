import { createStore, type StoreApi } from 'zustand/vanilla'
import { answersIn, type PageState } from '#shared/api/page-state.ts'
import type { AddressType, AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { getInitialData, type SaveAnswer, saveNew } from '#web/api/advert-api.ts'
import type { Called } from '#web/api/call.ts'
import type { BoundForm } from '#web/form/form-events.ts'
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
  /** The last acknowledged version; 0 before the first save. */
  readonly version: number
  readonly status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'retrying' | 'conflict' | 'refused'
  /** The server's message if it refused. */
  readonly message: string | null
  /** Somebody else's newer answers, until the user resolves the conflict. */
  readonly newer: PageState | null
}

interface DraftDeps {
  readonly appType: AppType
  readonly first: Pick<PageState, 'uuid' | 'version'>
  readonly form: BoundForm
}

/** Saves the form soon after each change, one save at a time, with retries. */
export class Draft {
  readonly store: StoreApi<DraftState>
  readonly #appType: AppType
  readonly #form: BoundForm
  readonly #wire: DraftWire
  readonly #lost: LostSaves
  readonly #unsubscribe: () => void
  #acknowledged: AnyAnswers
  #acknowledgedType: AddressType
  #sending: Promise<boolean> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  /** Whether a new draft was started since the last acknowledged save. */
  #hasRestarted = false

  constructor({ appType, first, form }: DraftDeps) {
    const { uuid, version } = first
    const status = version > 0 ? 'saved' : 'untouched'
    this.store = createStore(() => ({ uuid, version, status, message: null, newer: null }))
    this.#appType = appType
    this.#form = form
    this.#wire = wireFor(form.page)
    this.#lost = lostSaves(this.#wire)
    this.#acknowledged = this.#answers
    this.#acknowledgedType = this.#addressType
    this.#unsubscribe = form.store.subscribe((state, before) => {
      if (state.answers !== before.answers || state.context !== before.context) this.#onFormChange()
    })
  }

  /** Saves now. Resolves to true if everything is saved. */
  save(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  /** Saves while the page closes, perhaps without seeing the response. */
  saveLeaving(): void {
    const { uuid, version } = this.store.getState()
    if (!this.#isChanged()) return
    // The page may close before the response arrives, and the draft must be found again.
    if (version === 0) storeDraft(this.#appType, uuid)
    void this.save()
  }

  /** Ends a conflict with the stored answers ('theirs') or this window's ('ours'). */
  resolve(whose: 'theirs' | 'ours'): void {
    const { newer } = this.store.getState()
    if (!newer) return
    this.#takeOver(newer, whose)
    void this.save()
  }

  #takeOver(newer: PageState, whose: 'theirs' | 'ours'): void {
    const unsaved = this.#changed()
    this.#lost.forget()
    const storedAnswers = answersIn(newer.blocks)
    const taken = Object.entries(storedAnswers).filter(
      ([name]) => whose === 'theirs' || !unsaved.includes(name),
    )
    this.#acknowledged = { ...this.#acknowledged, ...storedAnswers }
    this.#acknowledgedType = newer.address_type
    if (whose === 'theirs') this.#form.actions.setAddressType(newer.address_type)
    this.store.setState({ version: newer.version, newer: null })
    this.#form.actions.assign(Object.fromEntries(taken))
    this.store.setState({ status: this.#settled() })
  }

  /** Whether the server has not acknowledged this answer. */
  isUnsaved(name: string): boolean {
    const value = this.#answers[name]
    return !sameValue(value, this.#acknowledged[name]) || this.#lost.changed(name, value)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#unsubscribe()
  }

  get #answers(): AnyAnswers {
    return this.#form.store.getState().answers
  }

  #changed(): string[] {
    return Object.keys(this.#answers).filter((name) => this.isUnsaved(name))
  }

  get #addressType(): AddressType {
    return this.#form.store.getState().context.addressType
  }

  /** The address type is saved with a draft, but does not create one by itself. */
  #isChanged(): boolean {
    const type = this.#addressType
    const isTypeChanged = type !== this.#acknowledgedType || this.#lost.changedType(type)
    if (this.store.getState().version > 0 && isTypeChanged) return true
    return Object.keys(this.#answers).some((name) => this.isUnsaved(name))
  }

  #settled(): DraftState['status'] {
    if (this.#isChanged()) return 'unsaved'
    return this.store.getState().version > 0 ? 'saved' : 'untouched'
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
  }

  #onFormChange(): void {
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
    const sent: Sent = { answers: this.#answers, addressType: this.#addressType }
    const { uuid, version } = this.store.getState()
    const called = await saveNew({
      uuid,
      version,
      app_type: this.#appType,
      address_type: sent.addressType,
      blocks: this.#wire.blocks(this.#changed(), sent.answers),
    })
    if (!called.ok || !called.answer.success || !called.answer.result) return this.#refuse(called, sent)
    this.#failures = 0
    this.#hasRestarted = false
    this.#lost.forget()
    if (!this.#acknowledge(sent.answers, called.answer.result.data)) return false
    return !this.#isChanged() || this.#send()
  }

  /** Merges answers that somebody else changed. False if the user has changed the same answer since. */
  #acknowledge(sent: AnyAnswers, data: PageState): boolean {
    const storedAnswers = Object.entries(answersIn(data.blocks)).filter(
      ([name, value]) => !sameValue(value, this.#wire.value(name, sent)),
    )
    if (this.store.getState().version === 0) {
      storeDraft(this.#appType, data.uuid)
      forgetCleared(this.#appType)
    }
    this.#acknowledged = sent
    if (storedAnswers.some(([name]) => !sameValue(this.#answers[name], sent[name]))) {
      this.store.setState({ status: 'conflict', newer: data })
      return false
    }
    this.#acknowledged = { ...sent, ...Object.fromEntries(storedAnswers) }
    this.#acknowledgedType = data.address_type
    if (storedAnswers.length > 0) this.#form.actions.assign(Object.fromEntries(storedAnswers))
    this.store.setState({ version: data.version, message: null })
    this.store.setState({ status: this.#settled() })
    return true
  }

  /** Whether the stored draft is only newer because of our own saves whose responses were lost. */
  #isOwn(stored: PageState): boolean {
    const acknowledged = { answers: this.#acknowledged, addressType: this.#acknowledgedType }
    const here = { answers: this.#answers, addressType: this.#addressType }
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
    if (!called.ok && called.status === NOT_FOUND && !this.#hasRestarted && (await this.#restart()))
      return this.#send()
    this.store.setState({
      status: 'refused',
      message: called.ok ? (called.answer.error_message ?? '') : called.refusal,
    })
    if (!called.ok && called.status === TOO_MANY) this.#schedule(RETRY_REFUSED_MS)
    return false
  }

  /** The draft or the browser's cookie is gone: everything on the page is saved as a new draft. */
  async #restart(): Promise<boolean> {
    const called = await getInitialData(this.#appType, null)
    if (!called.ok) return false
    this.#hasRestarted = true
    this.#lost.forget()
    this.#acknowledged = {}
    this.store.setState({ uuid: called.answer.data.uuid, version: 0 })
    return true
  }
}
