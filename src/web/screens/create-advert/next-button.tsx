import { useState } from 'react'
import { useStore } from 'zustand'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
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
        {isBusy ? <Busy /> : null}
      </p>
    </div>
  )
}

/** Photos come first, for as long as they take and the person likes to wait; then the page is saved. */
function Busy() {
  const { photos } = useCreateAdvert()
  const part = useStore(photos.store, (state) => state.part)
  return part ? (
    <part.Waiting>
      <SavingOverlay />
    </part.Waiting>
  ) : (
    <SavingOverlay />
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
