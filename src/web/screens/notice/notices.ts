import { LIMITS } from '#shared/advert/limits.ts'
import type { AppType } from '#shared/form/block.ts'
import { paths, type Route } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'
import type { Notice } from './notice-screen.tsx'

const START = { href: paths.chooseListingType(), text: 'Start an advert' } as const

const AGENT_ACCOUNTS: Notice = {
  title: 'Agent accounts',
  paragraphs: [
    `Agent accounts at ${PRODUCT.name} are not open yet. Advertising will be free of charge for agents.`,
  ],
  link: START,
}

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
    'We show them to nobody, and no other company’s scripts run on these pages.',
  ],
  link: START,
}

const confirmIdentity = (appType: AppType): Notice => ({
  title: 'Register or Sign In',
  paragraphs: [
    'Accounts are not open yet.',
    `What you answered is saved in this browser for ${LIMITS.draftDays} days after your last change, and you can come back to it at any time.`,
  ],
  link: { href: paths.create(appType), text: 'Back to your advert' },
})

const opening = (appType: AppType): Notice => ({
  title: 'Opening your form',
  paragraphs: ['This takes a moment. It needs JavaScript to be switched on in your browser.'],
  link: { href: paths.create(appType), text: 'Open the form' },
})

/** What the pages say whose work begins when accounts open, and the two that hand on to the creation page. */
export function noticeFor(route: Route): Notice | null {
  switch (route.name) {
    case 'confirm-identity':
      return confirmIdentity(route.appType)
    case 'agent-register':
    case 'agent-sign-in':
      return AGENT_ACCOUNTS
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
