import { Check } from 'lucide-react'
import type { ContactState, PageProps } from '#shared/api/document-state.ts'
import { isWrong, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import type { Operator } from '#shared/operator.ts'
import { CONTACT_TOPICS } from '#shared/support/contact-form.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { Honeypot, PlainChoice, PlainErrors, PlainField } from '#web/form/plain-form.tsx'
import { titleFor } from '#web/ui/page-title.ts'

const SENT = 'We have your message'

export function contactTitle({ form, caseNumber }: ContactState): string {
  return titleFor(caseNumber === null ? 'Contact us' : SENT, isWrong(form))
}

export function ContactScreen({ heading, state: { form, caseNumber }, operator }: PageProps<'contact'>) {
  return (
    <main id="main" className="visitor-page">
      <PlainErrors form={form} />
      <h1>{caseNumber === null ? heading : SENT}</h1>
      {caseNumber === null ? <ContactForm form={form} /> : <Sent caseNumber={caseNumber} />}
      <OtherWays operator={operator} />
    </main>
  )
}

function ContactForm({ form }: { readonly form: TypedForm }) {
  return (
    <>
      <p className="lead">Someone will read your message and reply by email.</p>
      <form className="visitor-form" method="post" action={paths.contact()} noValidate>
        <PlainChoice form={form} name="topic" label="What is it about?" options={CONTACT_TOPICS} />
        <PlainField
          form={form}
          name="about"
          label="Reference"
          hint="Of the advert, the order or an earlier message, if you have one. You can find it in our emails."
          optional
        />
        <PlainField
          form={form}
          name="message"
          label="Your message"
          hint="Leave out passwords, codes and card numbers: we never need them."
          kind="paragraphs"
        />
        <PlainField form={form} name="name" label="Your name" autoComplete="name" />
        <PlainField form={form} name="email" label="Your email address" kind="email" autoComplete="email" />
        <Honeypot />
        <button type="submit" className="primary">
          Send message
        </button>
        <p className="hint">
          We use what you write to answer you. The{' '}
          <a href={paths.privacy()} target="_blank" rel="noreferrer">
            privacy policy<span className="unseen"> (opens in a new tab)</span>
          </a>{' '}
          says how long we keep it.
        </p>
      </form>
    </>
  )
}

function Sent({ caseNumber }: { readonly caseNumber: string }) {
  return (
    <>
      <p className="note done" role="status">
        <Check className="icon" strokeWidth={1.75} />
        <span>
          {caseNumber === '' ? null : (
            <>
              Your case number is <strong className="case-number">{caseNumber}</strong>.{' '}
            </>
          )}
          Someone will read your message and reply by email.
        </span>
      </p>
      <p className="hint">
        {caseNumber === ''
          ? null
          : 'We send you an email with the number. Give it if you write about this again. '}
        If you don’t get an email, check your spam folder, or write again with another address.
      </p>
      <p className="buttons">
        <a className="primary" href={paths.chooseListingType()}>
          Back to the start
        </a>
        <a href={paths.adverts()}>See homes</a>
      </p>
    </>
  )
}

function OtherWays({
  operator: { name, address, email, phone, isSandbox },
}: {
  readonly operator: Operator
}) {
  return (
    <section className="other-ways" aria-labelledby="other-ways">
      <h2 id="other-ways">Other ways to reach us</h2>
      {isSandbox ? (
        <p className="note" data-sandbox="operator">
          <span>
            <strong>Sandbox.</strong> The operator named here is invented: nobody reads these.
          </span>
        </p>
      ) : null}
      <dl>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {phone === null ? null : (
          <>
            <dt>Telephone</dt>
            <dd>
              <a href={`tel:${normalisePhoneNumber(phone)}`}>{phone}</a>
            </dd>
          </>
        )}
        <dt>Post</dt>
        <dd>
          {name}, {address}
        </dd>
      </dl>
    </section>
  )
}
