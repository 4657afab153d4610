import { useEffect } from 'react'
import type { PeopleState } from '#shared/api/document-state.ts'
import type { Route } from '#shared/journey/paths.ts'
import { AgentListingScreen } from './screens/agent/agent-listing-screen.tsx'
import { AgentRegisterScreen } from './screens/agent/agent-register-screen.tsx'
import { AgentSignInScreen } from './screens/agent/agent-sign-in-screen.tsx'
import { CheckoutScreen } from './screens/checkout/checkout-screen.tsx'
import { ConfirmIdentityScreen } from './screens/confirm-identity/confirm-identity-screen.tsx'
import { OpenDraftScreen } from './screens/open-draft/open-draft-screen.tsx'
import { PhoneVerificationScreen } from './screens/phone-verification/phone-verification-screen.tsx'
import { ChoosePasswordScreen } from './screens/reset-password/choose-password-screen.tsx'
import { ResetPasswordScreen } from './screens/reset-password/reset-password-screen.tsx'
import { ThankYouScreen } from './screens/thank-you/thank-you-screen.tsx'
import { UnfinishedScreen } from './screens/unfinished/unfinished-screen.tsx'
import { SitePage } from './site-page.tsx'

interface PeopleProps {
  readonly route: Route
  readonly state: PeopleState
}

/** A page about accounts, drawn by the server and then by the browser. */
export function PeoplePage({ route, state }: PeopleProps) {
  // After what stands in the page: its forms listen by now.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <SitePage who={state.who}>
      <PeopleScreen route={route} state={state} />
    </SitePage>
  )
}

function PeopleScreen({ route, state }: PeopleProps) {
  switch (route.name) {
    case 'confirm-identity':
      return <ConfirmIdentityScreen appType={route.appType} state={state} />
    case 'phone-number-verification':
      return <PhoneVerificationScreen appType={route.appType} state={state} />
    case 'reset-password':
      return <ResetPasswordScreen appType={route.appType} />
    case 'checkout':
      return <CheckoutScreen appType={route.appType} state={state} />
    case 'thank-you':
      return <ThankYouScreen appType={route.appType} state={state} />
    case 'choose-password':
      return <ChoosePasswordScreen />
    case 'open-draft':
      return <OpenDraftScreen />
    case 'unfinished':
      return <UnfinishedScreen state={state} />
    case 'agent-listing':
      return <AgentListingScreen state={state} />
    case 'agent-register':
      return <AgentRegisterScreen />
    case 'agent-sign-in':
      return <AgentSignInScreen />
    default:
      return null
  }
}
