import { cancelUntil } from '#shared/advert/cancelling.ts'
import type { Enquiry } from '#shared/advert/visitor-forms.ts'
import { PRODUCT } from '#shared/product.ts'
import { formatDate, type IsoDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { formatPence } from '#shared/values/money.ts'
import type { Letter } from './letter.ts'

export const welcomeEmail = (firstName: string, href: string): Letter => ({
  subject: `Welcome to ${PRODUCT.name}`,
  title: `Welcome, ${firstName}`,
  before: [
    'You have an account now, and your advert is kept in it. You can go on where you left off, on any device.',
    'Choose a password, so that you can sign in again.',
  ],
  button: { label: 'Choose a password', href },
  after: [
    'The link works once, for 24 hours. After that, ask for a new password on the sign-in page.',
    'If you did not register, somebody typed your address by mistake. You can leave this email alone.',
  ],
})

export const resetEmail = (firstName: string, href: string): Letter => ({
  subject: 'Choose a new password',
  title: 'Choose a new password',
  before: [`Hello ${firstName}, you asked for a new password for ${PRODUCT.name}.`],
  button: { label: 'Choose a new password', href },
  after: [
    'The link works once, for 30 minutes. When you have chosen, you are signed out everywhere else.',
    'If you did not ask for this, you can leave this email alone: your password stays as it is.',
  ],
})

export const finishEmail = (href: string, opensAnywhere: boolean): Letter => ({
  subject: 'Finish your advert',
  title: 'Finish your advert',
  before: ['Your advert is saved. Everything you have answered is still there.'],
  button: { label: 'Continue your advert', href },
  after: [
    opensAnywhere
      ? 'The link works once, for 7 days. Your advert then belongs to the browser in which you open it.'
      : 'Sign in with this email address, and your advert opens on any device.',
    `If you did not begin an advert with ${PRODUCT.name}, you can leave this email alone.`,
  ],
})

/** Amounts in pence, VAT included. */
export interface Receipt {
  readonly order: string
  readonly list: number
  readonly discount: number
  /** Taken over from what it upgraded. */
  readonly credit: { readonly pence: number; readonly for: string } | null
  readonly total: number
  /** What was bought beside the advert, and how it stands; a line each. */
  readonly entitlements: readonly string[]
}

interface PublishedAdvert {
  readonly listing: string
  readonly summary: string
  readonly liveFrom: IsoDate
  readonly publishedOn: IsoDate
  /** What it is advertised as. */
  readonly option: string
  readonly receipt: Receipt | null
}

export const publishedEmail = (advert: PublishedAdvert, href: string): Letter => {
  const isLater = advert.liveFrom > advert.publishedOn
  return {
    subject: isLater ? 'Your advert is ready' : 'Your advert is published',
    title: isLater ? 'Your advert is ready' : 'Your advert is published',
    before: [
      `“${advert.summary}” has the reference ${referenceOf(advert.listing)}.`,
      isLater
        ? `It will be shown to everybody from ${formatDate(advert.liveFrom)}.`
        : 'It is shown to everybody from now on.',
      ...bought(advert),
    ],
    button: { label: 'See your advert', href },
    after: [...cancelling(advert), WITHDRAW],
  }
}

export const receiptEmail = (advert: PublishedAdvert, href: string): Letter => ({
  subject: `Your receipt from ${PRODUCT.name}`,
  title: 'Thank you for your payment',
  before: [`“${advert.summary}” has the reference ${referenceOf(advert.listing)}.`, ...bought(advert)],
  button: { label: 'See your advert', href },
  after: [...cancelling(advert), WITHDRAW],
})

const WITHDRAW =
  'You can change the advert or withdraw it at any time: sign in and open Your adverts. To reach us, reply to this email.'

function bought({ option, receipt }: PublishedAdvert): string[] {
  if (receipt === null) return [`You chose: ${option}. It is free.`]
  const { order, list, discount, credit, total, entitlements } = receipt
  const off = [
    ...(discount > 0 ? [`a discount of ${formatPence(discount)}`] : []),
    ...(credit === null ? [] : [`${formatPence(credit.pence)} for what you had before (${credit.for})`]),
  ]
  const before = off.length > 0 ? ` The price was ${formatPence(list)}, less ${off.join(' and ')}.` : ''
  return [
    `You bought: ${option}.${before}`,
    ...entitlements,
    `Total: ${formatPence(total)}, VAT included. Order ${order}.`,
  ]
}

function cancelling({ publishedOn, receipt }: PublishedAdvert): string[] {
  if (receipt === null || receipt.total === 0) return []
  const until = formatDate(cancelUntil(publishedOn))
  return [
    `You can cancel what you bought within 14 days, until ${until}: sign in and open Your adverts, or reply to this email and say so. You asked us to begin at once, so we pay back what you paid, less a share for the days on which it was in use.`,
  ]
}

/** Only a reply gives the visitor the owner's address. */
export const enquiryEmail = (
  { name, email, phone, message }: Enquiry,
  headline: string,
  href: string,
): Letter => ({
  subject: 'Somebody asked about your home',
  title: `${name} asked about your home`,
  before: [
    `About your advert: ${headline}`,
    ...message.split(/\n+/),
    phone === '' ? `From ${name}, ${email}` : `From ${name}, ${email}, ${phone}`,
  ],
  button: { label: 'See your advert', href },
  after: [
    `Reply to this email and your answer goes to ${name}, who then sees your email address. Until then we tell it to nobody.`,
    'We do not check who writes. Never send money, a code or a copy of a document to somebody you have not met.',
  ],
  replyTo: email,
})

/** Without the message, since the address may be someone else's. */
export const supportCaseEmail = (caseNumber: string, topic: string, href: string): Letter => ({
  subject: `We have your message ${caseNumber}`,
  title: 'We have your message',
  before: [
    `Your case number is ${caseNumber}. It is about: ${topic}.`,
    'Someone will read your message and reply by email.',
  ],
  button: { label: 'Add something', href },
  after: [
    'If you did not write to us, somebody typed your address by mistake. You can leave this email alone.',
  ],
})
