import type { FindingsDeps } from './start-findings.tsx'

/**
 * Says near each question what the law and the site's rules find in its answer. Without the code the form works as
 * well, and publishing judges the answers. Returns a function that stops it.
 */
export function findingsOf(deps: FindingsDeps): () => void {
  const started = import('./start-findings.tsx').then(
    ({ startFindings }) => startFindings(deps),
    () => () => undefined,
  )
  return () => void started.then((stop) => stop())
}
