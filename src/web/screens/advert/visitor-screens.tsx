import { Check, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { priceTextOf } from '#shared/advert/price-text.ts'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import type { AdvertView } from '#shared/api/document-state.ts'
import { thumbnailUrl } from '#shared/form/photo.ts'
import { THUMBNAIL_SIDE } from '#shared/form/photo-sizes.ts'
import type { TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { placeIn } from '#web/advert/advert-wording.ts'
import { Honeypot, PlainErrors, PlainField } from '#web/form/plain-form.tsx'
import { AllPhotos } from './all-photos.tsx'
import { EnquiryForm } from './contact.tsx'
import { OnlyYou } from './only-you.tsx'

interface VisitorScreenProps {
  readonly advert: PublishedAdvert
  readonly view: Exclude<AdvertView, { readonly name: 'advert' }>
  readonly isPreview: boolean
}

export const VISITOR_HEADINGS: Readonly<Record<VisitorScreenProps['view']['name'], string>> = {
  enquiry: 'Ask about this home',
  'enquiry-sent': 'Your message is on its way',
  report: 'Report this advert',
  'report-sent': 'Thank you for telling us',
  phone: 'Call about this home',
  photos: 'Photos of this home',
}

/** The pages around an advert: a form each, or its result. */
export function VisitorScreen({ advert, view, isPreview }: VisitorScreenProps) {
  return (
    <main id="main" className={view.name === 'photos' ? 'visitor-page of-photos' : 'visitor-page'}>
      {view.name === 'enquiry' || view.name === 'report' ? <PlainErrors form={view.form} /> : null}
      {isPreview ? <OnlyYou advert={advert} /> : null}
      <h1>{VISITOR_HEADINGS[view.name]}</h1>
      <Home advert={advert} />
      <Content advert={advert} view={view} />
    </main>
  )
}

/** The advert that the page is about. */
function Home({ advert }: { advert: PublishedAdvert }) {
  const [cover] = advert.photos
  return (
    <a className="home-line" href={paths.advert(advert.listing)}>
      {cover ? (
        <img src={thumbnailUrl(cover.id)} width={THUMBNAIL_SIDE} height={THUMBNAIL_SIDE} alt="" />
      ) : null}
      <span>
        <b>{priceTextOf(advert.appType, advert.answers)}</b>
        <span>{advert.answers.summary}</span>
        <span className="lead">{placeIn(advert)}</span>
      </span>
    </a>
  )
}

function Content({ advert, view }: Omit<VisitorScreenProps, 'isPreview'>): ReactNode {
  switch (view.name) {
    case 'enquiry':
      return <EnquiryForm listing={advert.listing} form={view.form} />
    case 'report':
      return <ReportForm listing={advert.listing} form={view.form} />
    case 'photos':
      return <AllPhotos advert={advert} />
    case 'phone':
      return <PhoneNumber advert={advert} phone={view.phone} isForwarded={view.isForwarded} />
    case 'enquiry-sent':
      return (
        <Done listing={advert.listing}>
          It goes to the advertiser by email. They answer you directly: by email, or by phone if you gave a
          number.
        </Done>
      )
    case 'report-sent':
      return (
        <Done listing={advert.listing}>
          We read every report, and take down adverts that break the law or our terms.
        </Done>
      )
  }
}

function Done({ listing, children }: { listing: string; children: ReactNode }) {
  return (
    <>
      <p className="note done" role="status">
        <Check className="icon" strokeWidth={1.75} />
        <span>{children}</span>
      </p>
      <p className="hint">Never send money, or a copy of a document, for a home you haven’t seen yourself.</p>
      <p className="buttons">
        <a className="primary" href={paths.advert(listing)}>
          Back to the advert
        </a>
        <a href={paths.adverts()}>See other homes</a>
      </p>
    </>
  )
}

function ReportForm({ listing, form }: { listing: string; form: TypedForm }) {
  return (
    <form className="visitor-form" method="post" action={paths.reportAdvert(listing)} noValidate>
      <PlainField
        form={form}
        name="reason"
        label="What’s wrong with it?"
        hint="For example, the home isn’t the advertiser’s, the photos are of another home, it’s already let or sold, or what it says is against the law."
        kind="paragraphs"
      />
      <PlainField
        form={form}
        name="email"
        label="Your email address"
        hint="In case we need to ask you something. We don’t tell the advertiser who reported the advert."
        kind="email"
        autoComplete="email"
        optional
      />
      <Honeypot />
      <button type="submit" className="primary">
        Send the report
      </button>
    </form>
  )
}

interface PhoneNumberProps {
  readonly advert: PublishedAdvert
  readonly phone: string | null
  readonly isForwarded: boolean
}

function PhoneNumber({ advert, phone, isForwarded }: PhoneNumberProps) {
  const back = <a href={paths.advert(advert.listing)}>Back to the advert</a>
  if (phone === null) {
    return (
      <>
        <p className="note" role="status">
          People on your network, or on this advert, have looked up too many phone numbers today. Try again in
          24 hours.
        </p>
        <p className="buttons">{back}</p>
      </>
    )
  }
  return (
    <>
      <p className="phone-number">
        <a href={`tel:${normalisePhoneNumber(phone)}`}>
          <Phone className="icon" strokeWidth={1.75} />
          {phone}
        </a>
      </p>
      {isForwarded ? (
        <p className="hint">
          It forwards to the advertiser. You don’t see their own number, and they don’t see yours. We don’t
          record calls.
        </p>
      ) : null}
      <p className="hint">
        Call at a reasonable hour, and say you found the home here. Never send money for a home you haven’t
        seen yourself.
      </p>
      <p className="buttons">{back}</p>
    </>
  )
}
