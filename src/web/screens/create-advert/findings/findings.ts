import { atNextAnswer } from '#web/form/at-next-answer.ts'
import type { Refused } from '#web/form/refused-answers.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import type { FindingsDeps, StartedFindings } from './start-findings.tsx'

export interface Findings {
  /** What stops a publication; nothing while the code could not be loaded, as publishing judges the answers itself. */
  readonly refused: () => Promise<readonly Omit<Refused, 'of'>[]>
  /** Starts looking; returns a function that stops it. */
  readonly start: () => () => void
}

/** The code that judges answers and its reader of words are large: they are loaded once there are answers. */
export function findingsOf(deps: FindingsDeps, hasAnswers: boolean): Findings {
  let isStopped = false
  let started: Promise<StartedFindings | null> = Promise.resolve(null)
  const start = (): (() => void) => {
    let callOff = (): void => undefined
    const load = (): void => {
      // Asking for a module takes the browser longer than most of what a press of Next changes.
      started = new Promise<void>(whenIdle)
        .then(() => import('./start-findings.tsx'))
        .then(
          ({ startFindings }) => (isStopped ? null : startFindings(deps)),
          () => {
            if (!isStopped) callOff = atNextAnswer(deps.form, load)
            return null
          },
        )
    }
    if (hasAnswers) load()
    else callOff = atNextAnswer(deps.form, load)
    return () => {
      isStopped = true
      callOff()
      void started.then((findings) => findings?.stop())
    }
  }
  return { start, refused: async () => (await started)?.refused() ?? [] }
}
