import type { AppType } from '#shared/form/block.ts'
import { paths, type Route } from '#shared/journey/paths.ts'
import type { Notice } from './notice-screen.tsx'

const SIGNED_OUT: Notice = {
  title: 'You are signed out',
  paragraphs: ['Your adverts are kept in your account. Sign in again to go on with them.'],
  link: { href: paths.signInForListings(), text: 'Sign in' },
}

/** What an agent who is signed in sees in place of the form. */
export const AGENTS_ONLY: Notice = {
  title: 'Agents advertise free of charge',
  paragraphs: [
    'This form is for people who sell or let their own home. As an agent you make your adverts in your own account, one by one.',
  ],
  link: { href: paths.agentListing(), text: 'List a property' },
}

const opening = (appType: AppType): Notice => ({
  title: 'Opening your form',
  paragraphs: ['This takes a moment. It needs JavaScript to be switched on in your browser.'],
  link: { href: paths.create(appType), text: 'Open the form' },
})

/** What the pages say that only say something, and the two that hand on to the creation page. */
export function noticeFor(route: Route): Notice | null {
  switch (route.name) {
    case 'signed-out':
      return SIGNED_OUT
    case 'new':
    case 'load':
      return opening(route.appType)
    default:
      return null
  }
}
