import { Phone } from 'lucide-react'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import type { TypedForm } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { Trap, VisitorField } from './visitor-form.tsx'

const NOTHING_TYPED: TypedForm = { values: {}, errors: {}, refused: null }

/** How to reach the owner, in the ways that they want to be reached. */
export function Contact({ advert }: { advert: PublishedAdvert }) {
  const { listing, appType, answers } = advert
  const preference = answers.contactPreference
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">Ask about this home</h2>
      <p className="hint">
        {appType === 'let'
          ? 'Ask what you would like to know, or when you could see it.'
          : 'Ask what you would like to know, or for a viewing.'}
      </p>
      {preference === 'mobile' ? null : <EnquiryForm listing={listing} form={NOTHING_TYPED} />}
      {preference === 'email' ? null : (
        <p className={preference === 'both' ? 'contact-phone or' : 'contact-phone'}>
          <a
            className={preference === 'mobile' ? 'primary' : 'secondary'}
            href={paths.advertPhone(listing)}
            rel="nofollow"
          >
            <Phone className="icon" strokeWidth={1.75} />
            Show the phone number
          </a>
        </p>
      )}
    </section>
  )
}

export function EnquiryForm({ listing, form }: { listing: string; form: TypedForm }) {
  return (
    <form className="visitor-form" method="post" action={paths.enquire(listing)} noValidate>
      <VisitorField form={form} name="name" label="Your name" autoComplete="name" />
      <VisitorField form={form} name="email" label="Your email address" kind="email" autoComplete="email" />
      <VisitorField
        form={form}
        name="phone"
        label="Your phone number"
        kind="tel"
        autoComplete="tel"
        optional
      />
      <VisitorField form={form} name="message" label="Your message" kind="paragraphs" />
      <Trap />
      <button type="submit" className="primary">
        Send message
      </button>
      <p className="hint">
        It goes straight to the advertiser, with your name and how to reach you. We show it to nobody else.
      </p>
    </form>
  )
}
