import type { AppType } from '#shared/form/block.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import type { LawQuestions } from './law-questions.ts'

export interface AskingByLaw {
  /** Resolves once every answer has its question. Rejects if that cannot be loaded now. */
  readonly ready: () => Promise<void>
  /** Asks what the law asks of the home that is described; returns a function that stops it. */
  readonly start: () => () => void
}

/** A draft that was opened has these questions from the start; a new page loads them with the first answer. */
export function askByLaw(
  appType: AppType,
  { store, actions }: BoundForm,
  given: LawQuestions | null,
): AskingByLaw {
  let law = given
  let loading: Promise<void> | null = null
  const follow = (): void => {
    const { answers, facts } = store.getState()
    const next = law?.facts(answers) ?? {}
    if (Object.entries(next).some(([name, value]) => facts[name] !== value)) actions.setFacts(next)
  }
  const load = async (): Promise<void> => {
    const part = await import('./law-questions.ts')
    law = part.LAW_QUESTIONS
    actions.declare(law.among(store.getState().declared, appType))
    follow()
  }
  const ready = (): Promise<void> => {
    if (law !== null) return Promise.resolve()
    loading ??= load().finally(() => (loading = null))
    return loading
  }
  return {
    ready,
    start: () =>
      store.subscribe((state, before) => {
        if (state.answers === before.answers) return
        if (law === null) ready().catch(() => undefined)
        else follow()
      }),
  }
}
