import { createElement, type ReactNode, useEffect } from 'react'
import type { PageProps } from '#shared/api/document-state.ts'
import type { PagesOfKind } from '#shared/journey/pages.ts'
import type { Screens } from './screen.ts'
import { AgentListingScreen } from './screens/agent/agent-listing-screen.tsx'
import { AgentRegisterScreen } from './screens/agent/agent-register-screen.tsx'
import { AgentSignInScreen } from './screens/agent/agent-sign-in-screen.tsx'
import { CheckoutScreen } from './screens/checkout/checkout-screen.tsx'
import { UpgradeScreen } from './screens/checkout/upgrade-screen.tsx'
import { ConfirmIdentityScreen } from './screens/confirm-identity/confirm-identity-screen.tsx'
import { OpenDraftScreen } from './screens/open-draft/open-draft-screen.tsx'
import { PhoneVerificationScreen } from './screens/phone-verification/phone-verification-screen.tsx'
import { ChoosePasswordScreen } from './screens/reset-password/choose-password-screen.tsx'
import { ResetPasswordScreen } from './screens/reset-password/reset-password-screen.tsx'
import { ThankYouScreen } from './screens/thank-you/thank-you-screen.tsx'
import { UnfinishedScreen } from './screens/unfinished/unfinished-screen.tsx'
import { SitePage } from './site-page.tsx'

export type AccountPageName = PagesOfKind<'account'>

/** The layout of the account pages, rendered on the server and hydrated in the browser. */
function AccountFrame({
  page,
  children,
}: {
  readonly page: PageProps<AccountPageName>
  readonly children: ReactNode
}) {
  // Effects of children run first, so the forms are listening by now.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <SitePage who={page.state.who} operator={page.operator}>
      {children}
    </SitePage>
  )
}

function framed<N extends AccountPageName>(screen: (props: PageProps<N>) => ReactNode) {
  return {
    draw: (props: PageProps<N>) => <AccountFrame page={props}>{createElement(screen, props)}</AccountFrame>,
  }
}

export const ACCOUNT_SCREENS: Screens<AccountPageName> = {
  'confirm-identity': framed(ConfirmIdentityScreen),
  'phone-number-verification': framed(PhoneVerificationScreen),
  'reset-password': framed(ResetPasswordScreen),
  'choose-password': framed(ChoosePasswordScreen),
  'open-draft': framed(OpenDraftScreen),
  checkout: framed(CheckoutScreen),
  upgrade: framed(UpgradeScreen),
  'thank-you': framed(ThankYouScreen),
  unfinished: framed(UnfinishedScreen),
  'agent-listing': framed(AgentListingScreen),
  'agent-register': framed(AgentRegisterScreen),
  'agent-sign-in': framed(AgentSignInScreen),
}
