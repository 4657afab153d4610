import { formatDate, type IsoDate } from '#shared/values/iso-date.ts'
import { formatPence } from '#shared/values/money.ts'
import type { Letter } from './letter.ts'

interface Refunded {
  readonly order: string
  readonly option: string
  readonly pence: number
}

export const refundEmail = ({ order, option, pence }: Refunded, href: string): Letter => ({
  subject: 'Your refund is on its way',
  title: `${formatPence(pence)} are on their way back to you`,
  before: [
    `You bought: ${option}. It has ended, and we pay ${formatPence(pence)} back in the way in which you paid.`,
    `Banks take up to ten days. Order ${order}.`,
  ],
  button: { label: 'See your adverts', href },
  after: ['An advert that is online stays so, as a Standard one. To reach us, reply to this email.'],
})

interface Ending {
  readonly option: string
  readonly lastDay: IsoDate
}

export const optionEndsEmail = ({ option, lastDay }: Ending, href: string): Letter => ({
  subject: `${option} ends on ${formatDate(lastDay)}`,
  title: `${option} ends on ${formatDate(lastDay)}`,
  before: [
    `What you bought with ${option} for your advert ends with that day. The advert itself stays online as a Standard one.`,
    'From the next day on you can buy it again, or another option: open your advert and choose one. Nothing is bought by itself.',
  ],
  button: { label: 'Open your advert', href },
  after: ['If your home is let or sold, you need do nothing, or withdraw the advert under Your adverts.'],
})
