import { useEffect } from 'react'
import type { SignedInUser } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'
import { useCreateAdvert, useCurrentUser } from './use-create-advert.ts'

/** Reminds guests to sign in if they have an account (specification sections 2 and 6). */
export function SignInPrompt() {
  const { appType } = useCreateAdvert()
  const isGuest = useCurrentUser(({ userType }) => userType === 'guest')
  if (!isGuest) return null
  return (
    <p className="sign-in-prompt">
      <strong>Do you already have an account?</strong> <SignInLink /> now, or{' '}
      <a href={paths.confirmIdentity(appType)}>register</a> at the end.
    </p>
  )
}

/** Opens the dialog; without a script it links to the sign-in page. */
export function SignInLink() {
  const { appType, currentUser } = useCreateAdvert()
  return (
    <a
      href={paths.signIn(appType)}
      onClick={(event) => {
        event.preventDefault()
        currentUser.setState({ isSigningIn: true })
      }}
    >
      Sign in
    </a>
  )
}

const load = () => import('./sign-in-dialog.tsx')

/** The sign-in dialog, loaded on demand. */
export function SignInModal({ onSignedIn }: { onSignedIn: (who: SignedInUser) => void }) {
  const isOpen = useCurrentUser(({ isSigningIn }) => isSigningIn)
  return isOpen ? <Opened onSignedIn={onSignedIn} /> : null
}

function Opened({ onSignedIn }: { onSignedIn: (who: SignedInUser) => void }) {
  const { appType, leaveFor } = useCreateAdvert()
  const loaded = useLoaded(load)
  useEffect(() => {
    if (loaded === 'failed') leaveFor(paths.signIn(appType))
  }, [loaded, leaveFor, appType])
  return loaded === null || loaded === 'failed' ? null : <loaded.part.SignInDialog onSignedIn={onSignedIn} />
}
