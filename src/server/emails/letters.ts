import type { Enquiry } from '#shared/advert/visitor-forms.ts'
import { PRODUCT } from '#shared/product.ts'
import { type WrittenEmail, writeLetter } from './letter.ts'

export const welcomeEmail = (firstName: string, href: string): WrittenEmail =>
  writeLetter({
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

export const resetEmail = (firstName: string, href: string): WrittenEmail =>
  writeLetter({
    subject: 'Choose a new password',
    title: 'Choose a new password',
    before: [`Hello ${firstName}, you asked for a new password for ${PRODUCT.name}.`],
    button: { label: 'Choose a new password', href },
    after: [
      'The link works once, for 30 minutes. When you have chosen, you are signed out everywhere else.',
      'If you did not ask for this, you can leave this email alone: your password stays as it is.',
    ],
  })

export const finishEmail = (href: string, opensAnywhere: boolean): WrittenEmail =>
  writeLetter({
    subject: 'Finish your advert',
    title: 'Finish your advert',
    before: ['Your advert is saved. Everything you have answered is still there.'],
    button: { label: 'Go on with your advert', href },
    after: [
      opensAnywhere
        ? 'The link works once, for 7 days. Your advert then belongs to the browser in which you open it.'
        : 'Sign in with this email address, and your advert opens on any device.',
      `If you did not begin an advert with ${PRODUCT.name}, you can leave this email alone.`,
    ],
  })

/** To the owner, from a visitor; a reply goes to the visitor and tells them the owner's address, nothing before it does. */
export const enquiryEmail = (
  { name, email, phone, message }: Enquiry,
  headline: string,
  href: string,
): WrittenEmail => ({
  ...writeLetter({
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
  }),
  replyTo: email,
})
