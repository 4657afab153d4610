import { createElement, type ReactNode } from 'react'
import type { PageProps } from '#shared/api/document-state.ts'
import type { PageName, PagesOfKind } from '#shared/journey/pages.ts'
import { ACCOUNT_SCREENS } from './account-screens.tsx'
import { CreationPage } from './creation-page.tsx'
import { DraftPage, PublishedScreen, publishedHead, publishedTitle } from './published-page.tsx'
import type { Screen, Screens } from './screen.ts'
import { AgencyScreen, agencyTitle } from './screens/agency/agency-screen.tsx'
import { ApiScreen } from './screens/api/api-screen.tsx'
import { ContactScreen, contactTitle } from './screens/contact/contact-screen.tsx'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { PrivacyScreen, TermsScreen } from './screens/legal/legal-screen.tsx'
import { AgentsOnlyScreen, OpeningScreen, SignedOutScreen } from './screens/notice/notices.tsx'
import { ReceiptScreen, receiptTitle } from './screens/receipts/receipt-screen.tsx'
import { ReferenceScreen, referenceTitle } from './screens/references/reference-screen.tsx'
import { SitePage } from './site-page.tsx'
import { UNLISTED_HEAD } from './unlisted-head.ts'

function inSite<N extends PageName>(screen: (props: PageProps<N>) => ReactNode) {
  return {
    draw: (props: PageProps<N>) => (
      <SitePage who={props.state.who} operator={props.operator}>
        {createElement(screen, props)}
      </SitePage>
    ),
  }
}

const creation = { draw: (props: PageProps<PagesOfKind<'creation'>>) => <CreationPage {...props} /> }

const published = {
  ...inSite<PagesOfKind<'published'>>(PublishedScreen),
  title: publishedTitle,
  head: publishedHead,
}

const references = {
  ...inSite<PagesOfKind<'references'>>(ReferenceScreen),
  title: referenceTitle,
  head: () => UNLISTED_HEAD,
}

const receipts = {
  ...inSite<PagesOfKind<'receipts'>>(ReceiptScreen),
  title: receiptTitle,
  head: () => UNLISTED_HEAD,
}

/** Every page's screen, for the server. The browser only loads the screens of its own kind of page. */
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
  'advert-photos': published,
  'advert-phone': published,
  'report-advert': published,
  'check-advert': inSite(DraftPage),
  contact: { ...inSite(ContactScreen), title: contactTitle },
  'tenant-references': references,
  reference: references,
  agency: { ...inSite(AgencyScreen), title: agencyTitle, head: () => UNLISTED_HEAD },
  api: inSite(ApiScreen),
  receipt: receipts,
  'check-receipt': receipts,
  'choose-listing-type': inSite(HomeScreen),
}

export const screenOf = <N extends PageName>(name: N): Screen<N> => SCREENS[name]
