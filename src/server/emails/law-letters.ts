import { formatDate, type IsoDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import type { Letter } from './letter.ts'

interface RefusedAdvert {
  readonly listing: string
  readonly reasons: readonly string[]
  readonly beginsOn: IsoDate
  readonly restsOn: IsoDate
}

export const lawAheadEmail = (
  { listing, reasons, beginsOn, restsOn }: RefusedAdvert,
  href: string,
): Letter => ({
  subject: `Please change your advert ${referenceOf(listing)} before ${formatDate(restsOn)}`,
  title: `Please change your advert before ${formatDate(restsOn)}`,
  before: [
    `From ${formatDate(beginsOn)} the law no longer allows something in your advert ${referenceOf(listing)}:`,
    ...reasons,
    `If you don’t change it before ${formatDate(restsOn)}, we’ll take your advert offline on that day. Nothing in it will be lost.`,
  ],
  button: { label: 'Change your advert', href },
  after: ['When you’ve changed it, press Next at the end of the form to publish the change.'],
})

export const advertRestsEmail = ({ listing, reasons }: RefusedAdvert, href: string): Letter => ({
  subject: `Your advert ${referenceOf(listing)} is offline until you change it`,
  title: 'Your advert is offline until you change it',
  before: [
    `We’ve taken your advert ${referenceOf(listing)} offline, because the law no longer allows something in it:`,
    ...reasons,
    'Your answers and photos are kept as they were.',
  ],
  button: { label: 'Change your advert', href },
  after: ['When you’ve changed it, press Next at the end of the form to publish it again.'],
})
