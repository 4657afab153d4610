import { LIMITS } from '#shared/advert/limits.ts'
import type { AppType } from '#shared/form/block.ts'
import { paths, type Route } from '#shared/journey/paths.ts'
import type { Notice } from './notice-screen.tsx'

const START = { href: paths.chooseListingType(), text: 'Start an advert' } as const

const TERMS: Notice = {
  title: 'Terms and conditions',
  paragraphs: [
    'Nothing is published or sold here yet. The terms are set out on this page before anything is.',
  ],
  link: START,
}

const PRIVACY: Notice = {
  title: 'Privacy policy',
  paragraphs: [
    `We keep the answers you give on the form, and a cookie that proves to us that they are yours. Drafts that nobody has changed for ${LIMITS.draftDays} days are deleted.`,
    'Of an account we keep your name, your email address, your mobile number, and your password in a form that nobody can read back.',
    'We show them to nobody, and no other company’s scripts run on these pages.',
  ],
  link: START,
}

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
    case 'terms':
      return TERMS
    case 'privacy':
      return PRIVACY
    case 'new':
    case 'load':
      return opening(route.appType)
    default:
      return null
  }
}
