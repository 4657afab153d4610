import { PRODUCT } from '#shared/product.ts'
import { formatDate, type IsoDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import type { Letter } from './letter.ts'

interface Moderated {
  readonly listing: string
  /** As the moderator wrote it. */
  readonly why: string
}

/** The owner appeals at `href`. */
export const takenDownEmail = ({ listing, why }: Moderated, href: string): Letter => ({
  subject: `We’ve removed your advert ${referenceOf(listing)}`,
  title: 'We’ve removed your advert',
  before: [
    `We’ve removed your advert ${referenceOf(listing)}. Nobody can see it, and people can advertise the address again.`,
    `The reason: ${why}`,
    `If you think we’ve made a mistake, tell us why your advert should be on ${PRODUCT.name}. We’ll look at it again and email you.`,
  ],
  button: { label: 'Appeal', href },
  after: [
    'If we were wrong, we’ll put your advert back, and add the days it was down to a paid option that was running. Or we’ll refund what you paid for it.',
  ],
})

interface PutBack extends Moderated {
  /** By how many days what was bought runs on, and until when; null where nothing does. */
  readonly longer: { readonly days: number; readonly lastDay: IsoDate } | null
}

export const putBackEmail = ({ listing, why, longer }: PutBack, href: string): Letter => ({
  subject: `Your advert ${referenceOf(listing)} is back`,
  title: 'Your advert is back',
  before: [
    `We’ve put your advert ${referenceOf(listing)} back.`,
    `The reason: ${why}`,
    ...(longer === null
      ? []
      : [
          `We’ve added ${longer.days} ${longer.days === 1 ? 'day' : 'days'} to your paid option, because your advert was down. It now ends on ${formatDate(longer.lastDay)}.`,
        ]),
  ],
  button: { label: 'See your advert', href },
  after: [
    'If you’d withdrawn it before we removed it, it’s still withdrawn. You can show it again from Your adverts.',
  ],
})

interface Decided {
  readonly words: string
  /** As staff wrote it. */
  readonly why: string
}

export const textAllowedEmail = ({ words, why }: Decided, href: string): Letter => ({
  subject: 'You can publish your words',
  title: 'You can publish your words',
  before: [
    `You asked us to look at ‘${words}’. We have, and you can publish your text exactly as it is.`,
    `The reason: ${why}`,
  ],
  button: { label: 'Go to your advert', href },
  after: ['If you change the text, we’ll check it again.'],
})

export const textUpheldEmail = ({ words, why }: Decided, href: string): Letter => ({
  subject: 'Change your words',
  title: 'Change your words',
  before: [
    `You asked us to look at ‘${words}’. We have, and you can’t publish your advert with those words.`,
    `The reason: ${why}`,
  ],
  button: { label: 'Change your advert', href },
  after: [],
})
