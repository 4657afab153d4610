import type { ReactNode } from 'react'
import { signIn } from '#shared/account/sign-in.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { type SignInResult, signIn as signInBy } from '#web/api/account-api.ts'
import { AccountForm } from './account-form.tsx'
import { credentialsIn } from './credentials-in.ts'
import { SocialSignIn } from './social-sign-in.tsx'
import type { Prefill } from './use-live-form.ts'
import type { SocialSignInProps } from './use-social-sign-in.ts'

interface SignInFormProps {
  readonly onSignedIn: (who: SignInResult & { readonly email: string }) => void
  /** Runs before signing in. */
  readonly prepare?: (() => Promise<unknown>) | undefined
  readonly saved?: { current: AnyAnswers }
  readonly fill?: Prefill
  readonly children?: ReactNode
}

/** The sign-in block (specification section 2), on a page or in a dialog. */
export function SignInForm({ onSignedIn, prepare, saved, fill, children }: SignInFormProps) {
  const send = async (given: AnyAnswers): Promise<string | null> => {
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
        {...(saved ? { saved } : {})}
        {...(fill ? { fill } : {})}
      >
        {children}
      </AccountForm>
    </>
  )
}

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
