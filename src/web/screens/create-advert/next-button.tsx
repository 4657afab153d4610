import { useState } from 'react'
import { useCreateAdvert } from './use-create-advert.ts'

export function NextButton() {
  const { next } = useCreateAdvert()
  const [isBusy, setBusy] = useState(false)
  const go = async (): Promise<void> => {
    setBusy(true)
    await next().finally(() => setBusy(false))
  }
  return (
    <p className="buttons">
      <button type="button" className="primary" aria-disabled={isBusy} onClick={() => !isBusy && void go()}>
        Next
      </button>
      {isBusy ? <SavingOverlay /> : null}
    </p>
  )
}

/** Shown while the page saves (specification section 2); it waits a moment, so that a quick save does not flash. */
function SavingOverlay() {
  return (
    <span className="saving-overlay" role="status">
      <span className="loader" />
      Saving your advert…
    </span>
  )
}
