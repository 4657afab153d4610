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
