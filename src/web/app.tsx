import type { AdvertState, AdvertsState, DocumentState, FirstState } from '#shared/api/document-state.ts'
import type { Route } from '#shared/journey/paths.ts'
import { asksToSignIn } from '#shared/journey/query.ts'
import { LEGAL_PAGES } from '#shared/product.ts'
import { CreationPage } from './creation-page.tsx'
import { PeoplePage } from './people-page.tsx'
import { PublishedPage, publishedTitle } from './published-page.tsx'
import { CHECKOUT_HEADING } from './screens/checkout/checkout-screen.tsx'
import { CHOOSE_TYPE_HEADING, ChooseTypeScreen } from './screens/choose-type/choose-type-screen.tsx'
import { CREATE_HEADINGS, EDIT_HEADING } from './screens/create-advert/create-advert-screen.tsx'
import { LegalScreen } from './screens/legal/legal-screen.tsx'
import { NoticeScreen } from './screens/notice/notice-screen.tsx'
import { AGENTS_ONLY, noticeFor } from './screens/notice/notices.ts'
import { UNFINISHED_HEADING } from './screens/unfinished/unfinished-screen.tsx'
import { SitePage } from './site-page.tsx'
import { titleFor } from './ui/page-title.ts'

interface AppProps {
  readonly route: Route
  readonly state: DocumentState
}

/** Any page, for the server to draw; the browser has the scripts of its own kind of page alone. */
export function App({ route, state }: AppProps) {
  if ((route.name === 'sell' || route.name === 'let') && isFirst(state)) {
    return <CreationPage appType={route.appType} first={state} />
  }
  if (isPublished(state)) return <PublishedPage state={state} />
  if ('user' in state) return <PeoplePage route={route} state={state} />
  if (route.name === 'terms' || route.name === 'privacy') {
    return (
      <SitePage who={state.who}>
        <LegalScreen page={route.name} />
      </SitePage>
    )
  }
  const notice = isAgentsOnly(route, state) ? AGENTS_ONLY : noticeFor(route)
  return <SitePage who={state.who}>{notice ? <NoticeScreen {...notice} /> : <ChooseTypeScreen />}</SitePage>
}

/** Agents fill in their own adverts alone, which they begin on their own page. */
const isAgentsOnly = ({ name }: Route, state: DocumentState): boolean =>
  (name === 'sell' || name === 'let') && !isFirst(state)

/** Of an advert or the list of them, which their states alone tell: an advert's forms are no routes of their own. */
export const isPublished = (state: DocumentState): state is AdvertState | AdvertsState =>
  'advert' in state || 'adverts' in state

const isFirst = (state: DocumentState): state is FirstState => 'data' in state

const HEADINGS: Readonly<Partial<Record<Route['name'], string>>> = {
  ...CREATE_HEADINGS,
  'phone-number-verification': 'Confirm your mobile number',
  'reset-password': 'Reset your password',
  'choose-password': 'Choose a password',
  'open-draft': 'Opening your advert',
  checkout: CHECKOUT_HEADING,
  'thank-you': 'Thank you',
  terms: LEGAL_PAGES.terms.text,
  privacy: LEGAL_PAGES.privacy.text,
  unfinished: UNFINISHED_HEADING,
  'agent-listing': 'List a property',
  'agent-register': 'Create your agent account',
  'agent-sign-in': 'Sign in as an agent',
}

function headingOf(route: Route, state: DocumentState): string {
  if (route.name === 'confirm-identity') {
    return 'user' in state && asksToSignIn(state.search) ? 'Sign in' : 'Register'
  }
  if (isAgentsOnly(route, state)) return AGENTS_ONLY.title
  if (isFirst(state) && state.data.listing !== null) return EDIT_HEADING
  return HEADINGS[route.name] ?? noticeFor(route)?.title ?? CHOOSE_TYPE_HEADING
}

export const titleOf = ({ route, state }: AppProps): string =>
  isPublished(state) ? publishedTitle(state) : titleFor(headingOf(route, state))
