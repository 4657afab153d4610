import type { PageState } from '#shared/api/page-state.ts'
import { answersIn } from '#shared/api/wire-blocks.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { sameValue } from '#shared/form/same-value.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import type { DraftWire } from './draft-wire.ts'
import { lostSaves, type Sent } from './lost-saves.ts'

/** The answers that the server has not acknowledged, as another page needs them to continue. */
export interface Unsaved extends Sent {
  /** What the server acknowledged of them before. */
  readonly acknowledged: Sent
  /** What saves without a response had of them, the oldest first. */
  readonly lost: readonly Sent[]
}

/** A page that is offline all day loses a save every half minute. */
const MOST_LOST = 20

const pick = (answers: AnyAnswers, names: readonly string[]): AnyAnswers =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? null]))

/** What the server has of a form, as far as this page knows. */
export class UnsavedAnswers {
  readonly #form: BoundForm
  readonly #wire: DraftWire
  readonly #lost: ReturnType<typeof lostSaves>
  #acknowledged: Sent
  #underWay: Sent | null = null

  constructor(form: BoundForm, wire: DraftWire) {
    this.#form = form
    this.#wire = wire
    this.#lost = lostSaves(wire)
    this.#acknowledged = this.here
  }

  /** The form as it is now. */
  get here(): Sent {
    const { answers, context } = this.#form.store.getState()
    return { answers, addressType: context.addressType }
  }

  /** Whether the server has not acknowledged this answer. */
  has(name: string): boolean {
    const value = this.here.answers[name]
    return !sameValue(value, this.#acknowledged.answers[name]) || this.#lost.changed(name, value)
  }

  get any(): boolean {
    return Object.keys(this.here.answers).some((name) => this.has(name))
  }

  names(): string[] {
    return Object.keys(this.here.answers).filter((name) => this.has(name))
  }

  /** For a draft's first save: also what was known when its page opened. */
  #namesOfNew(): string[] {
    const { answers } = this.here
    return Object.keys(answers).filter((name) => this.has(name) || !isEmpty(answers[name]))
  }

  get isTypeChanged(): boolean {
    const { addressType } = this.here
    return addressType !== this.#acknowledged.addressType || this.#lost.changedType(addressType)
  }

  /** The content of a save that begins now: the answers of these names. */
  send(version: number): { readonly names: readonly string[]; readonly sent: Sent } {
    const sent = this.here
    this.#underWay = sent
    return { names: version === 0 ? this.#namesOfNew() : this.names(), sent }
  }

  /** The save has a response. */
  answered(): void {
    this.#underWay = null
    this.#lost.forget()
  }

  refused(): void {
    this.#underWay = null
  }

  /** The save has no response: it may or may not be stored. */
  lose(sent: Sent): void {
    this.#underWay = null
    this.#lost.add(sent)
  }

  acknowledge(acknowledged: Sent): void {
    this.#acknowledged = acknowledged
  }

  /** Adds what somebody else changed. */
  acknowledgeAlso({ blocks, address_type }: PageState): void {
    const answers = { ...this.#acknowledged.answers, ...answersIn(blocks) }
    this.#acknowledged = { answers, addressType: address_type }
  }

  /** Whether the stored draft is only newer because of our own saves whose responses were lost. */
  isOwn(stored: PageState): boolean {
    return this.#lost.explain(stored, this.names(), [this.#acknowledged, this.here])
  }

  /** Stored answers that are not those that were sent. */
  foreign(sent: Sent, { blocks }: PageState): AnyAnswers {
    return Object.fromEntries(
      Object.entries(answersIn(blocks)).filter(
        ([name, value]) => !sameValue(value, this.#wire.value(name, sent.answers)),
      ),
    )
  }

  get kept(): Unsaved {
    const { answers: here } = this.here
    const underWay = this.#underWay
    const names = Object.keys(here).filter(
      (name) => this.has(name) || (underWay !== null && !sameValue(here[name], underWay.answers[name])),
    )
    const part = ({ answers, addressType }: Sent): Sent => ({ answers: pick(answers, names), addressType })
    const lost = [...this.#lost.all(), ...(underWay ? [underWay] : [])]
    return {
      ...part(this.here),
      acknowledged: part(this.#acknowledged),
      lost: lost.slice(-MOST_LOST).map(part),
    }
  }

  /** Goes on from what another page left. The form gets its answers next. */
  takeOver({ acknowledged, lost }: Unsaved): void {
    const before = this.#acknowledged.answers
    this.#acknowledged = {
      answers: { ...before, ...acknowledged.answers },
      addressType: acknowledged.addressType,
    }
    for (const { answers, addressType } of lost)
      this.#lost.add({ answers: { ...before, ...answers }, addressType })
  }
}
