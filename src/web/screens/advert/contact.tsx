import { Phone } from 'lucide-react'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import { NOTHING_TYPED, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { LEGAL_PAGES } from '#shared/product.ts'
import { Honeypot, PlainField } from '#web/form/plain-form.tsx'

/** The ways to contact the owner, by their preference. */
export function Contact({ advert }: { advert: PublishedAdvert }) {
  const { listing, appType, answers, hasPhone, agent } = advert
  const preference = answers.contactPreference
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">Ask about this home</h2>
      {agent ? (
        <div className="marketed-by">
          <p>Marketed by {agent.name}</p>
          {agent.memberships === '' ? null : <p className="hint">{agent.memberships}</p>}
        </div>
      ) : null}
      <p className="hint">
        {appType === 'let'
          ? 'Ask what you would like to know, or when you could see it.'
          : 'Ask what you would like to know, or for a viewing.'}
      </p>
      {preference === 'mobile' ? null : <EnquiryForm listing={listing} form={NOTHING_TYPED} />}
      {hasPhone ? (
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
      ) : preference === 'mobile' ? (
        <p className="note" role="status">
          The advertiser only takes calls, and isn’t showing a phone number at the moment.
        </p>
      ) : null}
    </section>
  )
}

export function EnquiryForm({ listing, form }: { listing: string; form: TypedForm }) {
  return (
    <form className="visitor-form" method="post" action={paths.enquire(listing)} noValidate>
      <PlainField form={form} name="name" label="Your name" autoComplete="name" />
      <PlainField form={form} name="email" label="Your email address" kind="email" autoComplete="email" />
      <PlainField form={form} name="phone" label="Your phone number" kind="tel" autoComplete="tel" optional />
      <PlainField form={form} name="message" label="Your message" kind="paragraphs" />
      <Honeypot />
      <button type="submit" className="primary">
        Send message
      </button>
      <p className="hint">
        We send it to the advertiser, with your name and contact details. If it’s an agency, its software may
        get it too. Read our <a href={LEGAL_PAGES.privacy.href}>privacy policy</a>.
      </p>
    </form>
  )
}
