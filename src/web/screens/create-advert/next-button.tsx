import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import { afterSave, nextText } from '#shared/journey/next-step.ts'
import { Alert } from '#web/ui/alert.tsx'
import { SupportText } from '#web/ui/support-text.tsx'
import { Changes } from './changes.tsx'
import type { CreateAdvert } from './create-advert.ts'
import { FinishLater } from './finish-later.tsx'
import { SeeAdvertButton } from './see-advert.tsx'
import {
  useAdvertReference,
  useCreateAdvert,
  useCurrentUser,
  useDraft,
  useFormValue,
} from './use-create-advert.ts'

type Ended = Awaited<ReturnType<CreateAdvert['next']>>

/** One at a time, pressed or gone on with after signing in. */
function useNext() {
  const { next, currentUser } = useCreateAdvert()
  const [isBusy, setBusy] = useState(false)
  const [ended, setEnded] = useState<Ended | null>(null)
  const isUnderWay = useRef(false)
  const go = useCallback(async (): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    // What is invalid is answered at once, and nothing is drawn twice.
    const busySoon = setTimeout(() => setBusy(true))
    setEnded(null)
    setEnded(
      await next().finally(() => {
        clearTimeout(busySoon)
        isUnderWay.current = false
        setBusy(false)
      }),
    )
  }, [next])
  useEffect(
    () =>
      currentUser.subscribe(({ continuesToNext }) => {
        if (!continuesToNext) return
        currentUser.setState({ continuesToNext: false })
        void go()
      }),
    [currentUser, go],
  )
  return { go, isBusy, ended }
}

export function NextButton() {
  const { go, isBusy, ended } = useNext()
  const text = useText()
  // A refused save has an alert of its own.
  const isRetrying = useDraft(({ status }) => status === 'retrying')
  return (
    <div className="next">
      <Problem text={problemOf(ended, isRetrying)} />
      <SeeAdvertButton />
      <Changes />
      <p className="buttons">
        <button type="button" className="primary" aria-disabled={isBusy} onClick={() => void go()}>
          {text}
        </button>
        {isBusy ? <Busy /> : null}
      </p>
      <FinishLater />
    </div>
  )
}

function Problem({ text }: { readonly text: string | null }) {
  const reference = useAdvertReference()
  return text === null ? null : (
    <Alert>
      <SupportText text={text} topic="taken-down" reference={reference} />
      {TRY_AGAIN_LATER}
    </Alert>
  )
}

/** What the press does for this user. */
function useText(): string {
  const { appType, first, isForAgent } = useCreateAdvert()
  const userType = useCurrentUser((currentUser) => currentUser.userType)
  const verified = useCurrentUser((currentUser) => currentUser.verified)
  const option = useFormValue('marketingOption')
  const isOwed = !isForAgent && !first.order.isPaid && option !== 'none'
  const step = afterSave(appType, { userType, verified })
  return nextText(step, { isOwed, isPublished: first.listing !== null })
}

/** The message if Next did not continue. Invalid answers show theirs at the field. */
function problemOf(ended: Ended | null, isRetrying: boolean): string | null {
  if (ended === 'not-saved' && isRetrying) return 'We couldn’t save your advert.'
  if (ended === 'no-answer') return 'We saved your advert, but couldn’t publish it.'
  return ended !== null && typeof ended === 'object' ? ended.refusal : null
}

/** Next waits for the photos first, then saves. */
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

/** The saving overlay (specification section 2). It appears with a delay, so that quick saves do not flash. */
function SavingOverlay() {
  return (
    <span className="saving-overlay" role="status">
      <span className="loader" />
      Saving your advert…
    </span>
  )
}
