import './findings.css'
import { createStore } from 'zustand/vanilla'
import type { AppType } from '#shared/form/block.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import { shownAnswers } from '../shown-answers.ts'
import type { JudgeAnswer, JudgeAsked } from './advert-judge.ts'
import type { Asking } from './contest.tsx'
import { FieldFindings } from './field-findings.tsx'
import { type Found, foundIn, NOTHING_FOUND } from './found.ts'

export interface FindingsDeps extends Asking {
  readonly appType: AppType
  readonly form: BoundForm
}

const PAUSE_MS = 300

/** Has the answers judged in a worker whenever somebody pauses. Where there is none, publishing judges them alone. Returns a function that stops it. */
export function startFindings({ appType, form: bound, ...asking }: FindingsDeps): () => void {
  const { page, store: form } = bound
  const store = createStore<Found>(() => NOTHING_FOUND)
  const worker = new Worker(new URL('./advert-judge.ts', import.meta.url), { type: 'module' })
  let asked: JudgeAsked['answers'] | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = (): void => {
    // One at a time: what was typed meanwhile is asked about after the answer.
    if (asked !== null) return
    asked = shownAnswers(form.getState())
    worker.postMessage({ appType, answers: asked, today: page.today } satisfies JudgeAsked, [])
  }
  const askSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(ask, PAUSE_MS)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<JudgeAnswer>) => {
    const of = asked ?? {}
    asked = null
    store.setState(foundIn(data.findings, of, store.getState()))
    if (JSON.stringify(shownAnswers(form.getState())) !== JSON.stringify(of)) askSoon()
  })
  const unsubscribe = form.subscribe((state, before) => {
    if (state.walked !== before.walked) askSoon()
  })
  ask()
  form.setState({ notes: { View: (props) => <FieldFindings {...props} found={store} asking={asking} /> } })
  return () => {
    clearTimeout(timer)
    unsubscribe()
    worker.terminate()
  }
}
