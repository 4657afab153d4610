import type { Refused } from '#web/form/refused-answers.ts'
import type { FindingsDeps, StartedFindings } from './start-findings.tsx'

export interface Findings {
  /** What stops a publication; nothing where the code could not be loaded, as publishing judges the answers itself. */
  readonly refused: () => Promise<readonly Omit<Refused, 'of'>[]>
  /** Starts looking; returns a function that stops it. */
  readonly start: () => () => void
}

/**
 * Says near each question what the law and the site's rules find in its answer. Its code and its reader of words are
 * large: they are loaded once there are answers to judge.
 */
export function findingsOf(deps: FindingsDeps, hasAnswers: boolean): Findings {
  let isStopped = false
  let started: Promise<StartedFindings | null> = Promise.resolve(null)
  const start = (): (() => void) => {
    const load = (): void => {
      unsubscribe()
      started = import('./start-findings.tsx').then(
        ({ startFindings }) => (isStopped ? null : startFindings(deps)),
        () => null,
      )
    }
    const unsubscribe = deps.form.store.subscribe((state, before) => {
      if (state.walked !== before.walked) load()
    })
    if (hasAnswers) load()
    return () => {
      isStopped = true
      unsubscribe()
      void started.then((findings) => findings?.stop())
    }
  }
  return { start, refused: async () => (await started)?.refused() ?? [] }
}
