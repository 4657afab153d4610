import { useEffect } from 'react'
import type { Who } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'
import { useCreateAdvert, usePerson } from './use-create-advert.ts'

/** Guests may go on without an account; whoever has one is told so first (specification sections 2 and 6). */
export function SignInPrompt() {
  const { appType } = useCreateAdvert()
  const isGuest = usePerson(({ userType }) => userType === 'guest')
  if (!isGuest) return null
  return (
    <p className="sign-in-prompt">
      <strong>Do you already have an account?</strong> <SignInLink /> now, or{' '}
      <a href={paths.confirmIdentity(appType)}>register</a> at the end.
    </p>
  )
}

/** Opens the modal; without the script it leads to the page. */
export function SignInLink() {
  const { appType, person } = useCreateAdvert()
  return (
    <a
      href={paths.signIn(appType)}
      onClick={(event) => {
        event.preventDefault()
        person.setState({ isSigningIn: true })
      }}
    >
      Sign in
    </a>
  )
}

const load = () => import('./sign-in-dialog.tsx')

/** The compact sign-in modal, loaded when somebody asks for it. */
export function SignInModal({ onSignedIn }: { onSignedIn: (who: Who) => void }) {
  const isOpen = usePerson(({ isSigningIn }) => isSigningIn)
  return isOpen ? <Opened onSignedIn={onSignedIn} /> : null
}

function Opened({ onSignedIn }: { onSignedIn: (who: Who) => void }) {
  const { appType, leaveFor } = useCreateAdvert()
  const loaded = useLoaded(load)
  useEffect(() => {
    if (loaded === 'failed') leaveFor(paths.signIn(appType))
  }, [loaded, leaveFor, appType])
  return loaded === null || loaded === 'failed' ? null : <loaded.part.SignInDialog onSignedIn={onSignedIn} />
}
