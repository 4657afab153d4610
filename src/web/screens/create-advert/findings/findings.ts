import { latePart } from '#web/form/late-part.ts'
import type { Refusal } from '#web/form/refused-answers.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import type { FindingsDeps } from './start-findings.tsx'

export interface Findings {
  /** What stops a publication; nothing while the code could not be loaded, as publishing judges the answers itself. */
  readonly refused: () => Promise<readonly Refusal[]>
  /** What is known of that already. */
  readonly refusedSoFar: () => readonly Refusal[]
  /** Starts looking; returns a function that stops it. */
  readonly start: () => () => void
}

/** The code that judges answers and its reader of words are large: they are loaded once there are answers. */
export function findingsOf(deps: FindingsDeps, hasAnswers: boolean): Findings {
  const { load, loadAtNextAnswer, started, running, stop } = latePart(deps.form, async () => {
    // Asking for a module takes the browser longer than most of what a press of Next changes.
    await new Promise<void>(whenIdle)
    const { startFindings } = await import('./start-findings.tsx')
    return () => startFindings(deps)
  })
  return {
    start: () => {
      if (hasAnswers) load()
      else loadAtNextAnswer()
      return stop
    },
    refusedSoFar: () => running()?.refusedSoFar() ?? [],
    refused: async () => (await started())?.refused() ?? [],
  }
}
