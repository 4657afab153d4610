import type { FindingsDeps } from './start-findings.tsx'

/**
 * Says near each question what the law and the site's rules find in its answer. Without the code the form works as
 * well, and publishing judges the answers. Its code and its reader of words are large: they are loaded once there are
 * answers to judge. Returns a function that stops it.
 */
export function findingsOf(deps: FindingsDeps, hasAnswers: boolean): () => void {
  let stopped = false
  let stop = (): void => undefined
  const load = (): void => {
    unsubscribe()
    import('./start-findings.tsx').then(
      ({ startFindings }) => {
        if (!stopped) stop = startFindings(deps)
      },
      () => undefined,
    )
  }
  const unsubscribe = deps.form.store.subscribe((state, before) => {
    if (state.walked !== before.walked) load()
  })
  if (hasAnswers) load()
  return () => {
    stopped = true
    unsubscribe()
    stop()
  }
}
