import { type MouseEvent, useRef, useState } from 'react'
import type { PeopleState } from '#shared/api/document-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { asksToSignIn, comesFromListings } from '#shared/journey/query.ts'
import { AccountPage } from '#web/account/account-page.tsx'
import { SignInForm } from '#web/account/sign-in-form.tsx'
import type { LetIn } from '#web/api/account-api.ts'
import type { Values } from '#web/form/form-store.ts'
import { TopNavigation } from '#web/journey/top-navigation.tsx'
import { goOnSignedIn } from './go-on.ts'
import { RegisterForm } from './register-form.tsx'

interface ConfirmIdentityProps {
  readonly appType: AppType
  readonly state: PeopleState
}

/** Signing in and registering, by the person's state: who is new registers, and can switch (specification section 2). */
export function ConfirmIdentityScreen({ appType, state: { search } }: ConfirmIdentityProps) {
  const [signsIn, setSignsIn] = useState(asksToSignIn(search))
  const kept = useRef<Values>({})
  const fromListings = comesFromListings(search)
  const goOn = (who: LetIn): void => goOnSignedIn(appType, who, fromListings)
  const href = signsIn ? paths.confirmIdentity(appType) : paths.signIn(appType)
  const change = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.replaceState(null, '', href)
    setSignsIn(!signsIn)
    document.querySelector('h1')?.focus()
  }
  return (
    <>
      <TopNavigation appType={appType} current="confirm-identity" />
      <AccountPage
        key={signsIn ? 'sign-in' : 'register'}
        title={signsIn ? 'Sign in' : 'Register'}
        lead={leadFor(signsIn, fromListings)}
      >
        <p className="switch">
          <span>{signsIn ? 'You have no account yet?' : 'Do you already have an account?'}</span>{' '}
          <a href={href} onClick={change}>
            {signsIn ? 'Register' : 'Sign in'}
          </a>
        </p>
        {signsIn ? (
          <SignInForm kept={kept} onSignedIn={goOn}>
            <a href={paths.resetPassword(appType)}>Forgotten Password</a>
          </SignInForm>
        ) : (
          <RegisterForm appType={appType} kept={kept} onSignedIn={goOn} />
        )}
      </AccountPage>
    </>
  )
}

function leadFor(signsIn: boolean, fromListings: boolean): string {
  if (fromListings) return 'Sign in to see the adverts that you have begun.'
  return signsIn
    ? 'What you have answered here moves to your account when you sign in.'
    : 'With an account your advert is kept for you, and you can come back to it on any device.'
}
