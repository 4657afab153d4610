import { SILENT_HOURS } from '#shared/account/agency-feeds.ts'
import { TOLD_FOR_DAYS } from '#shared/account/web-hooks.ts'
import { PRODUCT } from '#shared/product.ts'
import type { Letter } from './letter.ts'

export const agencyInvitationEmail = (agency: string, days: string, href: string): Letter => ({
  subject: `${agency} invites you to ${PRODUCT.name}`,
  title: `${agency} invites you`,
  before: [
    `${agency} advertises homes with ${PRODUCT.name}, and has invited you to join it there and see its homes.`,
  ],
  button: { label: 'See the invitation', href },
  after: [
    `You can use the link once, within ${days} days. You need an agent account with this email address.`,
    'If you weren’t expecting this, someone may have entered your email address by mistake. You can ignore this email.',
  ],
})

const TO_EDITORS = 'Owners and editors of the agency get this email, once for each such change.'

const WATCHED = {
  silent: {
    subject: 'We’re not getting anything from the feed of branch',
    before: `Your software used to send us the homes of this branch, but we haven’t heard from it for ${SILENT_HOURS} hours. Your adverts stay as they are for now.`,
  },
  failing: {
    subject: 'We’re refusing what the feed of branch sends',
    before:
      'We couldn’t take anything from what your software last sent for this branch. Your adverts stay as they are for now. The feed’s page says what’s wrong.',
  },
  well: {
    subject: 'The feed of branch is working again',
    before: 'We’re hearing from your software again, and taking what it sends for this branch.',
  },
} as const

export type WatchedFeed = keyof typeof WATCHED

export const isWatchedFeed = (text: string): text is WatchedFeed => Object.hasOwn(WATCHED, text)

export const feedWatchEmail = (state: WatchedFeed, branch: string, href: string): Letter => {
  const { subject, before } = WATCHED[state]
  const title = subject.replace('of branch', `of branch ${branch}`)
  return {
    subject: title,
    title,
    before: [before],
    button: { label: 'See the feed', href },
    after: [TO_EDITORS],
  }
}

const WATCHED_PORTAL = {
  failing: {
    subject: (name: string) => `${name} isn’t taking all your adverts`,
    before:
      'Some of your adverts haven’t got there, or the portal refused them. The portal’s page says which, and why. We keep trying for a day. We send what it refused again when you change it or ask us to.',
  },
  well: {
    subject: (name: string) => `${name} takes your adverts again`,
    before: 'It now has all the adverts you send there.',
  },
} as const

export type WatchedPortal = keyof typeof WATCHED_PORTAL

export const isWatchedPortal = (text: string): text is WatchedPortal => Object.hasOwn(WATCHED_PORTAL, text)

export const portalWatchEmail = (state: WatchedPortal, name: string, href: string): Letter => {
  const { subject, before } = WATCHED_PORTAL[state]
  const title = subject(name)
  return {
    subject: title,
    title,
    before: [before],
    button: { label: 'See the portal', href },
    after: [TO_EDITORS],
  }
}

const WATCHED_WEB_HOOK = {
  failing: {
    subject: (host: string) => `${host} doesn’t take what we tell it`,
    before: `Your web hook hasn’t taken anything for an hour. Its page says why. We try again for ${TOLD_FOR_DAYS} days, and then turn it off. Enquiries reach you by email all the same.`,
  },
  off: {
    subject: (host: string) => `We’ve turned off your web hook at ${host}`,
    before: `It hasn’t taken anything for ${TOLD_FOR_DAYS} days, so we no longer tell it anything. Enquiries reach you by email all the same. When your program works again, turn the web hook on and send what it missed again, on its page.`,
  },
  well: {
    subject: (host: string) => `${host} takes what we tell it again`,
    before: 'Your web hook works again. We’re still trying to send what it missed.',
  },
} as const

export type WatchedWebHook = keyof typeof WATCHED_WEB_HOOK

export const isWatchedWebHook = (text: string): text is WatchedWebHook =>
  Object.hasOwn(WATCHED_WEB_HOOK, text)

export const webHookWatchEmail = (state: WatchedWebHook, host: string, href: string): Letter => {
  const { subject, before } = WATCHED_WEB_HOOK[state]
  const title = subject(host)
  return {
    subject: title,
    title,
    before: [before],
    button: { label: 'See the web hook', href },
    after: [TO_EDITORS],
  }
}
