import { PRODUCT } from '#shared/product.ts'
import type { Letter } from './letter.ts'

export const agencyInvitationEmail = (agency: string, days: string, href: string): Letter => ({
  subject: `${agency} invites you to ${PRODUCT.name}`,
  title: `${agency} invites you`,
  before: [
    `${agency} advertises homes with ${PRODUCT.name}, and invites you to see them there and to be one of its people.`,
  ],
  button: { label: 'See the invitation', href },
  after: [
    `The link works once, for ${days} days, with an agent account that has this email address.`,
    'If you know nothing of this, somebody typed your address by mistake. You can leave this email alone.',
  ],
})
