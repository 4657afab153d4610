import { useState } from 'react'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import { FinishLater } from './finish-later.tsx'
import { useCreateAdvert, useDraft } from './use-create-advert.ts'

export function NextButton() {
  const { next } = useCreateAdvert()
  const [isBusy, setBusy] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  // A refusal has an alert of its own, with the server's words.
  const isRetrying = useDraft(({ status }) => status === 'retrying')
  const go = async (): Promise<void> => {
    setBusy(true)
    setUnsaved(false)
    const ended = await next().finally(() => setBusy(false))
    setUnsaved(ended === 'not-saved')
  }
  return (
    <div className="next">
      {isUnsaved && isRetrying ? (
        <p className="alert" role="alert">
          Your advert could not be saved just now.{TRY_AGAIN_LATER}
        </p>
      ) : null}
      <p className="buttons">
        <button type="button" className="primary" aria-disabled={isBusy} onClick={() => !isBusy && void go()}>
          Next
        </button>
        {isBusy ? <SavingOverlay /> : null}
      </p>
      <FinishLater />
    </div>
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
