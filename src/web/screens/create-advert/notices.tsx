import { useEffect } from 'react'
import { useStore } from 'zustand'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import { paths } from '#shared/journey/paths.ts'
import { clearedDraft, lostDraft } from '#web/state/arrival.ts'
import { Alert } from '#web/ui/alert.tsx'
import { announce } from '#web/ui/announce.ts'
import { SupportText } from '#web/ui/support-text.tsx'
import { useBrowserValue } from '#web/ui/use-browser-value.ts'
import { SignInLink } from './sign-in-prompt.tsx'
import { useAdvertReference, useCreateAdvert, useCurrentUser } from './use-create-advert.ts'

const CLEARED = 'We’ve cleared your form.'

/** Notices on arrival: the form was cleared (with undo), or a draft could not be opened. */
export function Notices() {
  const { first } = useCreateAdvert()
  const notPublished = useCurrentUser((currentUser) => currentUser.notPublished)
  const flashMessage = useCurrentUser((currentUser) => currentUser.flashMessage)
  return (
    <>
      <Refusal />
      <div role="status">
        {flashMessage ? (
          <p className="note done" id="flash-message" tabIndex={-1}>
            {flashMessage}
          </p>
        ) : null}
        <Cleared />
        {notPublished ? <p className="note">{notPublished}</p> : null}
        {first.listing === null ? null : (
          <p className="note">
            You’ve published this advert. To change what people see, publish your changes at the end of this
            page.
          </p>
        )}
        <LostDraft />
        <BroughtBack />
      </div>
    </>
  )
}

function Cleared() {
  const { appType, leaveFor } = useCreateAdvert()
  const cleared = useBrowserValue(() => clearedDraft(appType), null)
  useEffect(() => {
    if (cleared) announce(CLEARED)
  }, [cleared])
  if (!cleared) return null
  return (
    <p className="note">
      {CLEARED}{' '}
      <button type="button" className="link" onClick={() => leaveFor(paths.load(appType, cleared))}>
        Undo
      </button>
    </p>
  )
}

/** The same alert as after Next (specification section 4, Final save). */
function Refusal() {
  const reference = useAdvertReference()
  const refusal = useCurrentUser((currentUser) => currentUser.refusal)
  return refusal === null ? null : (
    <Alert>
      <SupportText text={refusal} topic="taken-down" reference={reference} />
      {TRY_AGAIN_LATER}
    </Alert>
  )
}

function BroughtBack() {
  const { keeping } = useCreateAdvert()
  const broughtBack = useStore(keeping.store, (state) => state.broughtBack)
  return broughtBack ? <broughtBack.Line /> : null
}

/** The draft may belong to an account that is not signed in here. */
function LostDraft() {
  const isLost = useBrowserValue(() => lostDraft() !== null, false)
  const isGuest = useCurrentUser(({ userType }) => userType === 'guest')
  const { keeping } = useCreateAdvert()
  // A draft whose answers were brought back is not lost.
  useStore(keeping.store)
  if (!isLost) return null
  return (
    <p className="note">
      We couldn’t open that draft here. It may belong to another browser or account.{' '}
      {isGuest ? <SignInLink /> : null}
    </p>
  )
}
