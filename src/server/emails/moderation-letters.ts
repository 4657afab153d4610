import { PRODUCT } from '#shared/product.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import type { Letter } from './letter.ts'

interface Moderated {
  readonly listing: string
  /** As the moderator wrote it. */
  readonly why: string
}

/** The owner appeals at `href`. */
export const takenDownEmail = ({ listing, why }: Moderated, href: string): Letter => ({
  subject: `Your advert ${referenceOf(listing)} was taken down`,
  title: 'Your advert was taken down',
  before: [
    `We took down your advert ${referenceOf(listing)}. Nobody sees it any more, and its address can be advertised again.`,
    `This is why: ${why}`,
    `If you think that this is a mistake, say why the advert should be on ${PRODUCT.name}. Somebody looks at it again, and writes to you.`,
  ],
  button: { label: 'Appeal', href },
  after: [],
})

export const putBackEmail = ({ listing, why }: Moderated, href: string): Letter => ({
  subject: `Your advert ${referenceOf(listing)} is back`,
  title: 'Your advert is back',
  before: [`We put your advert ${referenceOf(listing)} back.`, `This is why: ${why}`],
  button: { label: 'See your advert', href },
  after: ['If it was withdrawn before it was taken down, it is so again: you can show it from Your adverts.'],
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
    `You asked us to look at ‘${words}’. Somebody did, and your text may stay exactly as it is.`,
    `This is why: ${why}`,
  ],
  button: { label: 'Go to your advert', href },
  after: ['If you change the text, it is checked anew.'],
})

export const textUpheldEmail = ({ words, why }: Decided, href: string): Letter => ({
  subject: 'Please change your words',
  title: 'Please change your words',
  before: [
    `You asked us to look at ‘${words}’. Somebody did, and your advert cannot be published with it.`,
    `This is why: ${why}`,
  ],
  button: { label: 'Change your advert', href },
  after: [],
})
