import { paths } from '#shared/journey/paths.ts'
import { useCreateAdvert } from './use-create-advert.ts'

/** Guests may go on without an account; whoever has one is told so first (specification sections 2 and 6). */
export function SignInPrompt() {
  const { appType, first } = useCreateAdvert()
  if (first.user_type !== 'guest') return null
  return (
    <p className="sign-in-prompt">
      <strong>Do you already have an account?</strong>{' '}
      <a href={paths.confirmIdentity(appType)}>Sign in or register</a> now, or do it at the end.
    </p>
  )
}
