import { NOT_DELIVERED, type NotDelivered } from '#shared/advert/not-delivered.ts'
import { formatDate, type IsoDate } from '#shared/values/iso-date.ts'
import { formatPence } from '#shared/values/money.ts'
import { REST_DAYS } from '../../db/privacy-numbers.ts'
import type { Letter } from './letter.ts'

interface Refunded {
  readonly order: string
  readonly option: string
  /** 0 if nothing was paid. */
  readonly pence: number
  /** Null if it ends for another reason. */
  readonly notDelivered: NotDelivered | null
  /** The day on which the buyer told us; null if they did not cancel. */
  readonly cancelledOn: IsoDate | null
  /** What the law refuses; empty where it is not why. */
  readonly toChange: readonly string[]
}

export const refundEmail = (refunded: Refunded, href: string): Letter => {
  const { order, pence, toChange } = refunded
  const amount = formatPence(pence)
  return {
    ...headed(refunded, amount),
    before: [
      whatHappened(refunded),
      ...toChange,
      ...(pence === 0
        ? [`You paid nothing, and you can use your discount code again. Order ${order}.`]
        : [`We’re paying ${amount} back the way you paid. Banks take up to 10 days. Order ${order}.`]),
    ],
    button: { label: toChange.length > 0 ? 'Change your advert' : 'See your adverts', href },
    after: [
      `${refunded.notDelivered === null ? ENDED : NEXT[refunded.notDelivered]} To contact us, reply to this email.`,
    ],
  }
}

function headed({ option, pence, cancelledOn }: Refunded, amount: string): Pick<Letter, 'subject' | 'title'> {
  if (pence === 0) return { subject: `We couldn’t deliver ${option}`, title: `We couldn’t deliver ${option}` }
  const subject = cancelledOn === null ? 'Your refund is on its way' : `You’ve cancelled ${option}`
  return { subject, title: `We’re refunding ${amount}` }
}

/** Of a cancellation, that it was received, and when (Consumer Contracts Regulations 2013, regulation 32(5)). */
function whatHappened({ option, notDelivered, cancelledOn }: Refunded): string {
  if (notDelivered !== null) return `We couldn’t deliver ${option}. ${NOT_DELIVERED[notDelivered]}`
  if (cancelledOn === null) return `Your ${option} has ended.`
  return `You cancelled ${option}. We received your cancellation on ${formatDate(cancelledOn)}.`
}

const ENDED = 'If your advert is online, it stays online as a Standard one.'

const NEXT: Readonly<Record<NotDelivered, string>> = {
  'paid-twice': 'What you paid for first stays as it is.',
  'nothing-to-upgrade': 'Your advert stays as it is.',
  'address-taken': 'We’ve saved your answers. If the other advert isn’t yours, tell us.',
  'no-number':
    'We’ve saved your answers. You can choose another option, or this one again when it’s available.',
  unlawful:
    'We’ve saved your answers and photos. When you’ve changed your advert, you can buy the option again.',
  'taken-down': 'If you think this is wrong, tell us why.',
  'draft-gone': 'You can make a new advert at any time.',
}

interface Ending {
  readonly option: string
  readonly lastDay: IsoDate
  readonly isOnline: boolean
  /** The advert shows a privacy number until then, and none after it. */
  readonly takesNumber: boolean
}

export const optionEndsEmail = (
  { option, lastDay, isOnline, takesNumber }: Ending,
  href: string,
): Letter => ({
  subject: `${option} ends on ${formatDate(lastDay)}`,
  title: `${option} ends on ${formatDate(lastDay)}`,
  before: [
    `What you bought, ${option}, ends at the end of that day. ${isOnline ? 'Your advert stays online as a Standard one.' : 'Your advert isn’t online at the moment.'}`,
    ...(takesNumber
      ? [
          'Your privacy number ends too. From the next day your advert won’t show a phone number, unless you choose in Your adverts to show your own.',
        ]
      : []),
    'From the next day you can buy this or another option: open your advert and choose one. We won’t renew anything or charge you.',
  ],
  button: { label: 'Open your advert', href },
  after: ['If your home is let or sold, you can withdraw the advert in Your adverts.'],
})

export const optionEndedEmail = (
  { option, lastDay, isOnline, takesNumber }: Ending,
  href: string,
): Letter => ({
  subject: `${option} has ended`,
  title: `${option} has ended`,
  before: [
    `What you bought, ${option}, ended on ${formatDate(lastDay)}. ${isOnline ? 'Your advert stays online as a Standard one.' : 'Your advert isn’t online at the moment.'}`,
    ...(takesNumber
      ? [
          `Your privacy number has ended too, so your advert doesn’t show a phone number. You can choose to show your own in Your adverts. For ${REST_DAYS} days, people who call the privacy number will hear that the advert has ended.`,
        ]
      : []),
  ],
  button: { label: 'See your adverts', href },
  after: ['You can buy this or another option there. We won’t renew anything or charge you.'],
})
