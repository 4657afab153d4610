import { useState } from 'react'
import type { Changed } from '#web/api/publishing-api.ts'

/** One call at a time, with what it failed of. */
export function useCall() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = (call: Promise<Changed>, onDone: () => void): void => {
    setBusy(true)
    setProblem(null)
    void call.then((done) => {
      setBusy(false)
      if (done.ok) onDone()
      else setProblem(done.message)
    })
  }
  return { isBusy, problem, run }
}
