import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AllowedText } from '#shared/advert/allowed-text.ts'
import type { AppType } from '#shared/form/block.ts'
import { sameValue } from '#shared/form/same-value.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import { findingsNotAllowed } from '#shared/rulebook/findings-not-allowed.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import type { FormState } from '#web/form/form-store.ts'
import type { Refusal } from '#web/form/refused-answers.ts'
import { within } from '#web/state/within.ts'
import { shownAnswers } from '../shown-answers.ts'
import type { JudgeAnswer, JudgeAsked } from './advert-judge.ts'
import type { Asking } from './contest.tsx'
import { FieldFindings } from './field-findings.tsx'
import { type Found, foundIn, messageOf, NOTHING_FOUND, notedIn, reasonsIn } from './found.ts'

export interface FindingsDeps extends Asking {
  readonly appType: AppType
  readonly form: BoundForm
  /** Refused words that a person allowed. */
  readonly allowed: readonly AllowedText[]
}

const PAUSE_MS = 300
/** Next waits so long for the last look; publishing looks again. */
const MOST_WAIT_MS = 2_000

export interface StartedFindings {
  readonly refusedSoFar: () => readonly Refusal[]
  readonly refused: () => Promise<readonly Refusal[]>
  readonly stop: () => void
}

/** Has the answers judged in a worker whenever somebody pauses. Where there is none, publishing judges them alone. */
export function startFindings({ appType, form: bound, allowed, ...asking }: FindingsDeps): StartedFindings {
  const { page, store: form } = bound
  const store = createStore<Found>(() => NOTHING_FOUND)
  let asked: JudgeAsked['answers'] | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = (): void => {
    // One at a time: what was typed meanwhile is asked about after the answer.
    if (asked !== null) return
    asked = shownAnswers(form.getState())
    judge.ask({ appType, answers: asked, today: page.today })
  }
  const askSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(ask, PAUSE_MS)
  }
  const hear = ({ data }: MessageEvent<JudgeAnswer>): void => {
    const of = asked ?? {}
    asked = null
    store.setState(foundIn(findingsNotAllowed(data, of, allowed), of, store.getState()))
    tellForm(bound, store.getState(), asking.isGuest())
    if (!isOfNow(store.getState(), form.getState())) askSoon()
  }
  const judge = judgeInWorker(hear, () => {
    asked = null
  })
  const unsubscribe = form.subscribe((state, before) => {
    if (state.walked !== before.walked) askSoon()
  })
  ask()
  form.setState({ notes: { View: (props) => <FieldFindings {...props} found={store} asking={asking} /> } })
  return {
    refusedSoFar: () => refusedSoFar(store.getState(), form.getState(), asking.isGuest()),
    refused: () => refusedOnceJudged(store, form, asking.isGuest()),
    stop: () => {
      clearTimeout(timer)
      unsubscribe()
      judge.stop()
    },
  }
}

/** Started by the first call, and by the next one after it failed: its file may not have arrived. */
function judgeInWorker(hear: (event: MessageEvent<JudgeAnswer>) => void, onFailure: () => void) {
  let worker: Worker | null = null
  const started = (): Worker => {
    const fresh = new Worker(new URL('./advert-judge.ts', import.meta.url), { type: 'module' })
    fresh.addEventListener('message', hear)
    fresh.addEventListener('error', () => {
      fresh.terminate()
      worker = null
      onFailure()
    })
    return fresh
  }
  return {
    ask: (asked: JudgeAsked): void => {
      worker ??= started()
      worker.postMessage(asked, [])
    },
    stop: (): void => worker?.terminate(),
  }
}

const isOfNow = ({ of }: Found, form: FormState): boolean =>
  JSON.stringify(shownAnswers(form)) === JSON.stringify(of)

function tellForm({ store, actions }: BoundForm, found: Found, isGuest: boolean): void {
  const noted = notedIn(found)
  if (!sameValue(noted, store.getState().noted)) actions.setNoted(noted)
  if (isOfNow(found, store.getState())) actions.follow(refusedIn(found, store.getState(), isGuest))
}

const refusedSoFar = (found: Found, form: FormState, isGuest: boolean) =>
  isOfNow(found, form) ? refusedIn(found, form, isGuest) : []

async function refusedOnceJudged(store: StoreApi<Found>, form: BoundForm['store'], isGuest: boolean) {
  await within(MOST_WAIT_MS, () => untilSo(store, (found) => isOfNow(found, form.getState())))
  return refusedIn(store.getState(), form.getState(), isGuest)
}

const refusedIn = ({ byField, of }: Found, { walked }: FormState, isGuest: boolean): Refusal[] =>
  walked.flatMap(({ block, fields }) =>
    fields.flatMap(({ name, visible }) =>
      (visible ? refusalsOf(byField[name] ?? [], of[name], isGuest) : []).map(
        (message): Refusal => ({ block: block.name, field: name, message, isFound: true }),
      ),
    ),
  )

/**
 * The first of each question. Words are for publishing to refuse: it knows which of them a person allowed. A guest has none
 * allowed, and is not to register and confirm a number first.
 */
function refusalsOf(found: readonly Finding[], read: unknown, isGuest: boolean): readonly string[] {
  const stops = found.filter(({ severity }) => severity === 'refuse')
  const isOfWords = ({ span, caption }: Finding): boolean => span !== null || caption !== undefined
  const ofAnswer = stops.find((one) => !isOfWords(one))
  const ofWords = isGuest ? reasonsIn(stops.filter(isOfWords)) : []
  return [...(ofAnswer ? [ofAnswer.reason] : []), ...ofWords.map((reason) => messageOf(reason, read))]
}

function untilSo<T>(store: StoreApi<T>, isSo: (state: T) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(store.getState())) return resolve()
    const stop = store.subscribe((state) => {
      if (!isSo(state)) return
      stop()
      resolve()
    })
  })
}
