import { formatDate, type IsoDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import type { Letter } from './letter.ts'

interface JudgedAgain {
  readonly listing: string
  readonly beginsOn: IsoDate
}

interface RefusedAdvert extends JudgedAgain {
  readonly reasons: readonly string[]
  readonly restsOn: IsoDate
}

interface AdvisedAdvert extends JudgedAgain {
  /** What the law only warns of. */
  readonly advice: readonly string[]
}

export const lawAheadEmail = (
  { listing, reasons, advice, beginsOn, restsOn }: RefusedAdvert & AdvisedAdvert,
  href: string,
): Letter => ({
  subject: `Change your advert ${referenceOf(listing)} before ${formatDate(restsOn)}`,
  title: `Change your advert before ${formatDate(restsOn)}`,
  before: [
    `From ${formatDate(beginsOn)} the law no longer allows something in your advert ${referenceOf(listing)}:`,
    ...reasons,
    `If you don’t change it before ${formatDate(restsOn)}, we’ll take your advert offline on that day. You won’t lose anything in it.`,
    ...(advice.length > 0 ? ['Look at this, too. It doesn’t stop your advert:', ...advice] : []),
  ],
  button: { label: 'Change your advert', href },
  after: ['When you’ve changed it, publish your changes at the end of the form.'],
})

export const lawAdviceEmail = ({ listing, advice, beginsOn }: AdvisedAdvert, href: string): Letter => ({
  subject: `Look at your advert ${referenceOf(listing)}: the law changes on ${formatDate(beginsOn)}`,
  title: `The law changes on ${formatDate(beginsOn)}`,
  before: [
    `From ${formatDate(beginsOn)} the law says more about something in your advert ${referenceOf(listing)}:`,
    ...advice,
    'Your advert stays online as it is.',
  ],
  button: { label: 'Change your advert', href },
  after: ['If you change it, publish your changes at the end of the form.'],
})

export const advertRestsEmail = (
  { listing, reasons }: Pick<RefusedAdvert, 'listing' | 'reasons'>,
  href: string,
): Letter => ({
  subject: `Your advert ${referenceOf(listing)} is offline until you change it`,
  title: 'Your advert is offline until you change it',
  before: [
    `We’ve taken your advert ${referenceOf(listing)} offline, because the law no longer allows something in it:`,
    ...reasons,
    'We’ve kept your answers and photos as they were.',
  ],
  button: { label: 'Change your advert', href },
  after: ['When you’ve changed it, publish it again at the end of the form.'],
})
