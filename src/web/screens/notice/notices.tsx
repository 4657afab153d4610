import type { PageProps } from '#shared/api/document-state.ts'
import type { PagesOfKind } from '#shared/journey/pages.ts'
import { paths } from '#shared/journey/paths.ts'
import { NoticeScreen } from './notice-screen.tsx'

export const SignedOutScreen = ({ heading }: PageProps<'signed-out'>) => (
  <NoticeScreen
    title={heading}
    paragraphs={['Your adverts are in your account. Sign in to continue.']}
    link={{ href: paths.signInForListings(), text: 'Sign in' }}
  />
)

/** Shown to signed-in agents instead of the form. */
export const AgentsOnlyScreen = ({ heading }: PageProps<'agents-only'>) => (
  <NoticeScreen
    title={heading}
    paragraphs={[
      'This form is for people who sell or let their own home. Agents make their adverts in their own account.',
    ]}
    link={{ href: paths.agentListing(), text: 'List a property' }}
  />
)

/** Redirects to the creation page. */
export const OpeningScreen = ({ route, heading }: PageProps<PagesOfKind<'opening'>>) => (
  <NoticeScreen
    title={heading}
    paragraphs={['This takes a moment. It needs JavaScript, so check that your browser has it switched on.']}
    link={{ href: paths.create(route.appType), text: 'Open the form' }}
  />
)
