import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import type { CreateAdvert } from './create-advert.ts'
import { FinishLater } from './finish-later.tsx'
import { useCreateAdvert, useDraft } from './use-create-advert.ts'

type Ended = Awaited<ReturnType<CreateAdvert['next']>>

export function NextButton() {
  const { next, person } = useCreateAdvert()
  const [isBusy, setBusy] = useState(false)
  const [ended, setEnded] = useState<Ended | null>(null)
  // A refusal has an alert of its own, with the server's words.
  const isRetrying = useDraft(({ status }) => status === 'retrying')
  const go = useCallback(async (): Promise<void> => {
    setBusy(true)
    setEnded(null)
    setEnded(await next().finally(() => setBusy(false)))
  }, [next])
  useEffect(
    () =>
      person.subscribe(({ goesOn }) => {
        if (!goesOn) return
        person.setState({ goesOn: false })
        void go()
      }),
    [person, go],
  )
  const problem = problemOf(ended, isRetrying)
  return (
    <div className="next">
      {problem ? (
        <p className="alert" role="alert">
          {problem}
          {TRY_AGAIN_LATER}
        </p>
      ) : null}
      <p className="buttons">
        <button type="button" className="primary" aria-disabled={isBusy} onClick={() => !isBusy && void go()}>
          Next
        </button>
        {isBusy ? <Busy /> : null}
      </p>
      <FinishLater />
    </div>
  )
}

/** What is said of a Next that led nowhere; what is wrong with an answer stands at its field. */
function problemOf(ended: Ended | null, isRetrying: boolean): string | null {
  if (ended === 'not-saved' && isRetrying) return 'Your advert could not be saved just now.'
  if (ended === 'no-answer') return 'Your advert is saved, but it could not be published just now.'
  return ended !== null && typeof ended === 'object' ? ended.refusal : null
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
