import { createElement, type ReactNode } from 'react'
import type { PageProps } from '#shared/api/document-state.ts'
import type { PageName, PagesOfKind } from '#shared/journey/pages.ts'
import { ACCOUNT_SCREENS } from './account-screens.tsx'
import { CreationPage } from './creation-page.tsx'
import { PublishedScreen, publishedHead, publishedTitle } from './published-page.tsx'
import type { Screen, Screens } from './screen.ts'
import { ChooseTypeScreen } from './screens/choose-type/choose-type-screen.tsx'
import { PrivacyScreen, TermsScreen } from './screens/legal/legal-screen.tsx'
import { AgentsOnlyScreen, OpeningScreen, SignedOutScreen } from './screens/notice/notices.tsx'
import { SitePage } from './site-page.tsx'

function inSite<N extends PageName>(screen: (props: PageProps<N>) => ReactNode) {
  return {
    draw: (props: PageProps<N>) => <SitePage who={props.state.who}>{createElement(screen, props)}</SitePage>,
  }
}

const creation = { draw: (props: PageProps<PagesOfKind<'creation'>>) => <CreationPage {...props} /> }

const published = {
  ...inSite<PagesOfKind<'published'>>(PublishedScreen),
  title: publishedTitle,
  head: publishedHead,
}

/** How each page is drawn, for the server: the browser has the screens of its own kind of page alone. */
const SCREENS: Screens<PageName> = {
  ...ACCOUNT_SCREENS,
  sell: creation,
  let: creation,
  'agents-only': inSite(AgentsOnlyScreen),
  new: inSite(OpeningScreen),
  load: inSite(OpeningScreen),
  'signed-out': inSite(SignedOutScreen),
  terms: inSite(TermsScreen),
  privacy: inSite(PrivacyScreen),
  adverts: published,
  advert: published,
  enquiry: published,
  'advert-phone': published,
  'report-advert': published,
  'choose-listing-type': inSite(ChooseTypeScreen),
}

export const screenOf = <N extends PageName>(name: N): Screen<N> => SCREENS[name]
