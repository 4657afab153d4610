import type { AppType } from '#shared/form/block.ts'
import type { BoundForm } from '#web/form/form-events.ts'

/**
 * Says near each question what the law and the site's rules find in its answer. Without the code the form works as
 * well, and publishing judges the answers. Returns a function that stops it.
 */
export function findingsOf(appType: AppType, form: BoundForm): () => void {
  const started = import('./start-findings.tsx').then(
    ({ startFindings }) => startFindings(appType, form),
    () => () => undefined,
  )
  return () => void started.then((stop) => stop())
}
