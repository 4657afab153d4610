import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageState } from '#shared/api/page-state.ts'
import { answersIn } from '#shared/api/wire-blocks.ts'
import type { AppType } from '#shared/form/block.ts'
import { sameValue } from '#shared/form/same-value.ts'
import { getInitialData, type SaveAnswer, saveNew } from '#web/api/advert-api.ts'
import { type Called, TOO_MANY } from '#web/api/call.ts'
import { RETRY_MS } from '#web/api/retry-ms.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { forgetCleared } from './arrival.ts'
import type { DraftDeps, DraftState, LeftDraft } from './draft-state.ts'
import { type DraftWire, wireFor } from './draft-wire.ts'
import type { Sent } from './lost-saves.ts'
import { type Leaving, SaveTurns } from './save-turns.ts'
import { storeDraft } from './stored-draft.ts'
import { UnsavedAnswers } from './unsaved-answers.ts'

/** Counted from the first change, however long somebody goes on typing. */
const SAVE_AFTER_MS = 1_000
const RETRY_REFUSED_MS = 60_000
const NOT_FOUND = 404

/** Saves the form soon after each change, one save at a time, with retries. */
export class Draft {
  readonly store: StoreApi<DraftState>
  /** Each save waits for this, but for one of a page that closes. */
  keepFirst: () => Promise<unknown> = async () => undefined
  readonly #appType: AppType
  readonly #form: BoundForm
  readonly #wire: DraftWire
  readonly #unsaved: UnsavedAnswers
  readonly #isGuest: () => boolean
  readonly #turns = new SaveTurns((leaving) => this.#send(leaving))
  readonly #unsubscribe: () => void
  #failures = 0
  /** Since the last acknowledged save. */
  #hasRestarted = false

  constructor({ appType, first, form, isGuest }: DraftDeps) {
    const { uuid, version } = first
    const status = version > 0 ? 'saved' : 'untouched'
    this.store = createStore(() => ({ uuid, version, status, message: null, newer: null }))
    this.#appType = appType
    this.#form = form
    this.#isGuest = isGuest
    this.#wire = wireFor(form.store)
    this.#unsaved = new UnsavedAnswers(form, this.#wire)
    this.#unsubscribe = form.store.subscribe((state, before) => {
      if (state.answers !== before.answers || state.context !== before.context) this.#onFormChange()
    })
  }

  /** Saves now. Resolves to true if everything is saved. */
  async save(): Promise<boolean> {
    do {
      if (!(await this.#turns.now())) return false
    } while (this.#isChanged())
    return true
  }

  /** Saves while the page closes, perhaps without seeing the response. */
  saveLeaving(): void {
    const { uuid, version } = this.store.getState()
    if (!this.#isChanged()) return
    // The page may close before the response arrives, and the draft must be found again.
    if (version === 0) storeDraft(this.#appType, uuid)
    void this.#turns.now(true).then((isSaved) => isSaved && this.save())
  }

  /** Ends a conflict with the stored answers ('theirs') or this window's ('ours'). */
  resolve(whose: 'theirs' | 'ours'): void {
    const { newer } = this.store.getState()
    if (!newer) return
    this.#takeOver(newer, whose)
    void this.save()
  }

  /** Whether the server has not acknowledged this answer. */
  isUnsaved(name: string): boolean {
    return this.#unsaved.has(name)
  }

  /** What this page would leave if it ended now. */
  get left(): LeftDraft {
    const { uuid, version } = this.store.getState()
    return { uuid, version, unsaved: this.#unsaved.kept }
  }

  /** Continues what another page left, with its id if that page never had a response: the server may have stored it. */
  bringBack({ uuid, version, unsaved }: LeftDraft): void {
    const here = this.store.getState()
    if (here.uuid === uuid || here.status === 'untouched') {
      this.store.setState({ uuid, version: Math.min(version, here.version) })
      this.#unsaved.takeOver(unsaved)
    }
    const { addressType, answers, acknowledged } = unsaved
    if (addressType !== acknowledged.addressType) this.#form.actions.setAddressType(addressType)
    this.#form.actions.assign(answers)
  }

  stop(): void {
    this.#turns.cancel()
    this.#unsubscribe()
  }

  /** The address type is saved with a draft, but does not create one by itself. */
  #isChanged(): boolean {
    if (this.store.getState().version > 0 && this.#unsaved.isTypeChanged) return true
    return this.#unsaved.any
  }

  #settled(): DraftState['status'] {
    if (this.#isChanged()) return 'unsaved'
    return this.store.getState().version > 0 ? 'saved' : 'untouched'
  }

  #onFormChange(): void {
    const { newer, status } = this.store.getState()
    if (newer || status === 'signed-out') return
    const settled = this.#settled()
    if (!this.#turns.isUnderWay) this.store.setState({ status: this.#failures > 0 ? 'retrying' : settled })
    const isWaiting = this.#failures > 0 || this.#turns.isDue
    if (!isWaiting && settled === 'unsaved') this.#turns.after(SAVE_AFTER_MS)
  }

  async #send(leaving: Leaving): Promise<boolean> {
    if (this.store.getState().newer) return false
    if (!this.#isChanged()) {
      this.store.setState({ status: this.#settled(), message: null })
      return true
    }
    this.store.setState({ status: this.#failures > 0 ? 'retrying' : 'saving' })
    const { uuid, version } = this.store.getState()
    const sending = this.#unsaved.send(version)
    // A page that ends before the response must find in its copy what the server may have stored.
    const waited = await Promise.race([this.keepFirst(), leaving])
    const { names, sent } = waited === 'leaving' ? this.#unsaved.send(version) : sending
    const called = await saveNew({
      uuid,
      version,
      app_type: this.#appType,
      address_type: sent.addressType,
      blocks: this.#wire.blocks(names, sent.answers),
    })
    if (!called.ok || !called.answer.success || !called.answer.result)
      return this.#refuse(called, sent, leaving)
    this.#failures = 0
    this.#hasRestarted = false
    this.#unsaved.answered()
    return this.#acknowledge(sent, called.answer.result.data)
  }

  /** Merges answers that somebody else changed. False if the user has changed the same answer since. */
  #acknowledge(sent: Sent, data: PageState): boolean {
    const theirs = this.#unsaved.foreign(sent, data)
    if (this.store.getState().version === 0) {
      storeDraft(this.#appType, data.uuid)
      forgetCleared(this.#appType)
    }
    this.#unsaved.acknowledge(sent)
    const { answers } = this.#unsaved.here
    if (Object.keys(theirs).some((name) => !sameValue(answers[name], sent.answers[name]))) {
      this.store.setState({ status: 'conflict', newer: data })
      return false
    }
    this.#unsaved.acknowledge({ answers: { ...sent.answers, ...theirs }, addressType: data.address_type })
    if (Object.keys(theirs).length > 0) this.#form.actions.assign(theirs)
    this.store.setState({ version: data.version, message: null })
    this.store.setState({ status: this.#settled() })
    return true
  }

  #takeOver(newer: PageState, whose: 'theirs' | 'ours'): void {
    const ours = whose === 'ours' ? this.#unsaved.names() : []
    const taken = Object.entries(answersIn(newer.blocks)).filter(([name]) => !ours.includes(name))
    this.#unsaved.answered()
    this.#unsaved.acknowledgeAlso(newer)
    if (whose === 'theirs') this.#form.actions.setAddressType(newer.address_type)
    this.store.setState({ version: newer.version, newer: null })
    this.#form.actions.assign(Object.fromEntries(taken))
    this.store.setState({ status: this.#settled() })
  }

  async #refuse(called: Called<SaveAnswer>, sent: Sent, leaving: Leaving): Promise<boolean> {
    if (!called.ok && called.refusal === null) {
      this.#unsaved.lose(sent)
      this.store.setState({ status: 'retrying' })
      this.#turns.after(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? 0)
      return false
    }
    this.#failures = 0
    this.#unsaved.refused()
    if (called.ok && called.answer.result) {
      const { data } = called.answer.result
      if (data.version > this.store.getState().version && this.#unsaved.isOwn(data)) {
        this.#takeOver(data, 'ours')
        return this.#send(leaving)
      }
      this.store.setState({ status: 'conflict', newer: data })
      return false
    }
    if (!called.ok && called.status === NOT_FOUND && !this.#hasRestarted) {
      const restarted = await this.#restart()
      if (restarted === 'signed-out') this.store.setState({ status: restarted })
      if (restarted !== 'failed') return restarted === 'restarted' && this.#send(leaving)
    }
    this.store.setState({
      status: 'refused',
      message: called.ok ? (called.answer.error_message ?? '') : called.refusal,
    })
    if (!called.ok && called.status === TOO_MANY) this.#turns.after(RETRY_REFUSED_MS)
    return false
  }

  /** The draft or the guest's cookie is gone: the page becomes a new draft. An account's opens again once its owner has signed in. */
  async #restart(): Promise<'restarted' | 'signed-out' | 'failed'> {
    const called = await getInitialData(this.#appType, null)
    if (!called.ok) return 'failed'
    if (!this.#isGuest() && called.answer.data.user_type === 'guest') return 'signed-out'
    this.#hasRestarted = true
    this.#unsaved.answered()
    this.#unsaved.acknowledge({ answers: {}, addressType: this.#unsaved.here.addressType })
    this.store.setState({ uuid: called.answer.data.uuid, version: 0 })
    // They belong to the old draft.
    this.#form.actions.assign({ files_uploaded: null })
    return 'restarted'
  }
}
