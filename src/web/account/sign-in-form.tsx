import type { ReactNode } from 'react'
import { signIn } from '#shared/account/sign-in.ts'
import { type LetIn, signIn as signInBy } from '#web/api/account-api.ts'
import type { Values } from '#web/form/form-store.ts'
import { AccountForm } from './account-form.tsx'
import { credentialsIn } from './credentials-in.ts'
import { SocialSignIn } from './social-sign-in.tsx'
import type { Fill } from './use-live-form.ts'
import type { SocialSignInProps } from './use-social-sign-in.ts'

interface SignInFormProps {
  readonly onSignedIn: (who: LetIn & { readonly email: string }) => void
  /** Runs before the person is signed in. */
  readonly prepare?: (() => Promise<unknown>) | undefined
  readonly kept?: { current: Values }
  readonly fill?: Fill
  readonly children?: ReactNode
}

/** The sign-in block (specification section 2), on a page or in a modal. */
export function SignInForm({ onSignedIn, prepare, kept, fill, children }: SignInFormProps) {
  const send = async (given: Values): Promise<string | null> => {
    await prepare?.()
    const credentials = credentialsIn(given)
    const done = await signInBy(credentials)
    if (!done.ok) return done.message
    onSignedIn({ ...done.result, email: credentials.email })
    return null
  }
  return (
    <>
      <OtherSites onSignedIn={onSignedIn} prepare={prepare} />
      <AccountForm
        block={signIn}
        button="Sign in"
        busy="Signing in…"
        send={send}
        {...(kept ? { kept } : {})}
        {...(fill ? { fill } : {})}
      >
        {children}
      </AccountForm>
    </>
  )
}

/** The style sheet leaves the divider out where no button stands before it. */
export function OtherSites(props: SocialSignInProps) {
  return (
    <div className="other-sites">
      <div className="social">
        <SocialSignIn {...props} />
      </div>
      <p className="or">
        <span>or</span>
      </p>
    </div>
  )
}
