import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { PageProps } from '#shared/api/document-state.ts'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { paths } from '#shared/journey/paths.ts'
import { asksToSignIn, comesFromListings, identityHeading, otherBlockPath } from '#shared/journey/query.ts'
import { AccountPage } from '#web/account/account-page.tsx'
import { SignInForm } from '#web/account/sign-in-form.tsx'
import type { SignInResult } from '#web/api/account-api.ts'
import { MarkedNavigation } from '#web/journey/marked-navigation.tsx'
import { TopNavigation } from '#web/journey/top-navigation.tsx'
import { useDraftStanding } from '#web/state/use-draft-standing.ts'
import { continueSignedIn } from './go-on.ts'
import { RegisterForm } from './register-form.tsx'
import { useFillFromDraft } from './use-fill-from-draft.ts'

/** Registration, with a switch to signing in (specification section 2). */
export function ConfirmIdentityScreen({ route: { appType }, state }: PageProps<'confirm-identity'>) {
  const { search } = state
  const [signsIn, show] = useBlock(search)
  const isReady = useDraftStanding(appType)?.isReady ?? false
  const saved = useRef<AnyAnswers>({})
  const fill = useFillFromDraft(appType)
  const fromListings = comesFromListings(search)
  const goOn = (who: SignInResult): void => void continueSignedIn(appType, who, fromListings)
  const href = otherBlockPath(appType, signsIn, fromListings)
  const change = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(href)
  }
  return (
    <>
      <Steps appType={appType} state={state} fromListings={fromListings} />
      <AccountPage
        key={signsIn ? 'sign-in' : 'register'}
        title={identityHeading(signsIn)}
        lead={leadFor(signsIn, fromListings, isReady)}
      >
        <p className="switch">
          <span>{signsIn ? 'No account yet?' : 'Do you already have an account?'}</span>{' '}
          <a href={href} onClick={change}>
            {signsIn ? 'Register' : 'Sign in'}
          </a>
        </p>
        {signsIn ? (
          <SignInForm saved={saved} fill={fill.signIn} onSignedIn={goOn}>
            <a href={paths.resetPassword(appType)}>Forgotten Password</a>
          </SignInForm>
        ) : (
          <RegisterForm appType={appType} saved={saved} fill={fill.register} onSignedIn={goOn} />
        )}
      </AccountPage>
    </>
  )
}

interface StepsProps extends Pick<PageProps<'confirm-identity'>, 'state'> {
  readonly appType: AppType
  readonly fromListings: boolean
}

/** Users who only come for their listings have no incomplete pages. */
function Steps({ appType, state, fromListings }: StepsProps) {
  return fromListings ? (
    <TopNavigation appType={appType} current="confirm-identity" />
  ) : (
    <MarkedNavigation appType={appType} current="confirm-identity" state={state} />
  )
}

/** Reads from the URL which of the two blocks is shown. After a switch the new heading takes the focus. */
function useBlock(search: string): [signsIn: boolean, show: (href: string) => void] {
  const [signsIn, setSignsIn] = useState(asksToSignIn(search))
  const before = useRef(signsIn)
  useEffect(() => {
    if (before.current !== signsIn) document.querySelector('h1')?.focus()
    before.current = signsIn
  }, [signsIn])
  const follow = useCallback((): void => setSignsIn(asksToSignIn(location.search)), [])
  useEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [follow])
  const show = (href: string): void => {
    history.pushState(null, '', href)
    follow()
  }
  return [signsIn, show]
}

function leadFor(signsIn: boolean, fromListings: boolean, isReady: boolean): string {
  if (signsIn && fromListings) return 'Sign in to see the adverts you’ve started.'
  if (!signsIn) return 'With an account you can come back to your advert on any device.'
  const moves = 'Your answers move to your account when you sign in.'
  return isReady ? `${moves} If your mobile number is confirmed, your advert goes live.` : moves
}
