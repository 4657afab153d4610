import { FINISH_LINK_DAYS, RESET_LINK_MINUTES, WELCOME_LINK_HOURS } from '#shared/account/single-use-links.ts'
import { CANCEL_DAYS, cancelUntil } from '#shared/advert/cancelling.ts'
import type { Enquiry } from '#shared/advert/visitor-forms.ts'
import { PRODUCT } from '#shared/product.ts'
import { counted } from '#shared/values/counted.ts'
import { formatDate, type IsoDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { formatPence } from '#shared/values/money.ts'
import type { Letter } from './letter.ts'

export const welcomeEmail = (firstName: string, href: string): Letter => ({
  subject: `Welcome to ${PRODUCT.name}`,
  title: `Welcome, ${firstName}`,
  before: [
    'You’ve got an account, and it has any advert you’d started. You can carry on from any device.',
    'Choose a password so that you can sign in again.',
  ],
  button: { label: 'Choose a password', href },
  after: [
    `You can use the link once, within ${counted(WELCOME_LINK_HOURS, 'hour')}. After that, ask for a new password on the sign-in page.`,
    'If you didn’t register, someone may have entered your email address by mistake. You can ignore this email.',
  ],
})

export const resetEmail = (firstName: string, href: string): Letter => ({
  subject: 'Choose a new password',
  title: 'Choose a new password',
  before: [`Hello ${firstName}, you asked for a new ${PRODUCT.name} password.`],
  button: { label: 'Choose a new password', href },
  after: [
    `You can use the link once, within ${counted(RESET_LINK_MINUTES, 'minute')}. We’ll then sign you out on all other devices.`,
    'If you didn’t ask for this, you can ignore this email. Your password stays the same.',
  ],
})

export const finishEmail = (href: string, opensAnywhere: boolean): Letter => ({
  subject: 'Finish your advert',
  title: 'Finish your advert',
  before: ['We’ve saved your advert, with all your answers.'],
  button: { label: 'Continue your advert', href },
  after: [
    opensAnywhere
      ? `You can use the link once, within ${counted(FINISH_LINK_DAYS, 'day')}. Your advert then belongs to the browser you open it in.`
      : 'Sign in with this email address to open your advert on any device.',
    `If you didn’t start an advert with ${PRODUCT.name}, you can ignore this email.`,
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
  /** What that includes; '' where an older version queued the email. */
  readonly contents: string
  readonly receipt: Receipt | null
}

export const publishedEmail = (advert: PublishedAdvert, href: string): Letter => {
  const isLater = advert.liveFrom > advert.publishedOn
  return {
    subject: isLater ? 'Your advert is ready' : 'Your advert is live',
    title: isLater ? 'Your advert is ready' : 'Your advert is live',
    before: [
      `The reference of ‘${advert.summary}’ is ${referenceOf(advert.listing)}.`,
      isLater ? `Your advert will go live on ${formatDate(advert.liveFrom)}.` : 'Everyone can see it now.',
      ...bought(advert),
    ],
    button: { label: 'See your advert', href },
    after: [...cancelling(advert), WITHDRAW],
  }
}

export const receiptEmail = (advert: PublishedAdvert, href: string): Letter => ({
  ...(advert.receipt?.total === 0
    ? { subject: `You’ve chosen ${advert.option}`, title: `You’ve chosen ${advert.option}` }
    : { subject: `Your receipt from ${PRODUCT.name}`, title: 'Thank you for your payment' }),
  before: [`The reference of ‘${advert.summary}’ is ${referenceOf(advert.listing)}.`, ...bought(advert)],
  button: { label: 'See your advert', href },
  after: [...cancelling(advert), WITHDRAW],
})

const WITHDRAW =
  'You can change or withdraw your advert at any time: sign in and open Your adverts. To contact us, reply to this email.'

function bought({ option, contents, receipt }: PublishedAdvert): string[] {
  if (receipt === null) return [`You chose: ${option}. It’s free.`]
  const { order, list, discount, credit, total, entitlements } = receipt
  const off = [
    ...(discount > 0 ? [`a discount of ${formatPence(discount)}`] : []),
    ...(credit === null ? [] : [`${formatPence(credit.pence)} for what you had before (${credit.for})`]),
  ]
  const before = off.length > 0 ? ` The price was ${formatPence(list)}, less ${off.join(' and ')}.` : ''
  return [
    [`You bought: ${option}.${before}`, contents].filter(Boolean).join(' '),
    ...entitlements,
    `Total: ${formatPence(total)}, VAT included. Order ${order}.`,
  ]
}

/** With the form of the Consumer Contracts Regulations 2013, schedule 3, part B. */
function cancelling({ publishedOn, option, receipt }: PublishedAdvert): string[] {
  if (receipt === null || receipt.total === 0) return []
  const until = formatDate(cancelUntil(publishedOn))
  return [
    `You can cancel what you bought within ${counted(CANCEL_DAYS, 'day')}, until ${until}: sign in and open Your adverts, or reply to this email. You asked us to start straight away, so we’ll refund ${receipt.credit === null ? 'what you paid' : 'the price, with what we took off for what you had before,'} less a share for the days you used it.`,
    `You can use this form, but you don’t have to: ‘To (the name and address below): I hereby give notice that I cancel my contract for the supply of the following service: ${option}, order ${receipt.order}. Ordered on: ${formatDate(publishedOn)}. Name of consumer: (your name). Address of consumer: (your address). Signature of consumer (only on paper). Date: (date).’`,
    'If something’s wrong with what you bought, reply to this email.',
  ]
}

/** Only a reply gives the visitor the owner's address. */
export const enquiryEmail = (
  { name, email, phone, message }: Enquiry,
  headline: string,
  href: string,
): Letter => ({
  subject: 'Someone asked about your advert',
  title: `${name} asked about your advert`,
  before: [
    `Your advert: ${headline}`,
    ...message.split(/\n+/),
    phone === '' ? `From ${name}, ${email}` : `From ${name}, ${email}, ${phone}`,
  ],
  button: { label: 'See your advert', href },
  after: [
    `Reply to this email to answer ${name}, who will then see your email address. We don’t share it before you reply.`,
    'We don’t check who sends messages. Never send money, a code or a copy of a document to someone you haven’t met.',
  ],
  replyTo: email,
})

/** Without the message, since the address may be someone else's. */
export const supportCaseEmail = (caseNumber: string, topic: string, href: string): Letter => ({
  subject: `We have your message ${caseNumber}`,
  title: 'We have your message',
  before: [
    `Your case number is ${caseNumber}. Your message is about: ${topic}.`,
    'Someone will read your message and reply by email.',
  ],
  button: { label: 'Add to your message', href },
  after: [
    'If you didn’t write to us, someone may have entered your email address by mistake. You can ignore this email.',
  ],
})
