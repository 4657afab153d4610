import type { AppType } from '../form/block.ts'

/** Of the text below, and kept with each consent: another text is another version. */
export const PORTAL_CONSENT_VERSION = '2026-11-23'

/** What an owner agrees to before an advert is sent to a portal. */
export const portalConsent = (portal: string, appType: AppType): readonly string[] => [
  `${portal} is another website. We send it what your advert says, its photos and plans, and the home’s whole address, with its number and full postcode. ${portal} decides what it shows.`,
  ...(appType === 'sell'
    ? [`${portal} needs a price, so we send yours even if your advert here says ‘Price on application’.`]
    : []),
  'We never send your name, email address or phone number. What we send tells people to go to your advert here to ask about the home.',
  `We send your changes too. We take the advert off ${portal} when it goes offline here, when your account is deleted, or when you choose ‘Stop sending to ${portal}’, which you can do at any time.`,
]
