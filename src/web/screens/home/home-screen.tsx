import { PARTS_TO_FILL } from '#shared/advert/limits.ts'
import type { PageProps } from '#shared/api/document-state.ts'
import { advertsPath } from '#shared/journey/adverts-query.ts'
import { paths } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'
import { AdvertCard } from '#web/advert/advert-card.tsx'
import { Prices } from './prices.tsx'
import { SAMPLE } from './sample.ts'

/** The start page (specification section 2, Choose listing type), and what somebody wants to know first. */
export function HomeScreen({ heading, state }: PageProps<'choose-listing-type'>) {
  return (
    <main id="main" className="choose-type">
      <h1>{heading}</h1>
      <p className="lead">
        Make the advert for your home yourself. It has {PARTS_TO_FILL.min} to {PARTS_TO_FILL.max} parts to
        fill in, and you can stop and come back. A standard advert is free.
      </p>
      <div className="type-links">
        <a className="type-link" href={paths.create('sell')}>
          <strong>SELL</strong>
          <span>You want to find a buyer.</span>
        </a>
        <a className="type-link" href={paths.create('let')}>
          <strong>LET</strong>
          <span>You want to find a tenant, for the whole home or a room.</span>
        </a>
      </div>
      <div className="start">
        <PostcodeForm />
        <Steps />
        <Sample />
        <Prices notOffered={state.notOffered} />
        <Newest homes={state.newest} />
      </div>
    </main>
  )
}

/** A plain form, whose buttons lead to the two pages; their first question is filled in. */
function PostcodeForm() {
  return (
    <form className="postcode-form" method="get" action={paths.create('sell')}>
      <h2>Start with your postcode</h2>
      <label htmlFor="postcode">Postcode of the home</label>
      <input id="postcode" name="postCode" autoComplete="postal-code" maxLength={10} spellCheck="false" />
      <p className="buttons">
        <button type="submit" className="secondary">
          Sell this home
        </button>
        <button type="submit" className="secondary" formAction={paths.create('let')}>
          Let this home
        </button>
      </p>
      <p className="hint">{PRODUCT.name} takes homes in the United Kingdom only.</p>
    </form>
  )
}

const STEPS = [
  ['Answer questions about your home', 'Add photos, the price and a description. We save as you go.'],
  ['Register', 'You need your name, an email address and a UK mobile. You can do this at the end.'],
  ['Confirm your mobile number', 'We text you a code, so that we know people can reach you.'],
  [
    'Publish',
    'A standard advert goes live at once, or on the day you choose. If you’ve chosen a paid option, you pay first.',
  ],
] as const

function Steps() {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">How it works</h2>
      <ol className="steps">
        {STEPS.map(([what, how]) => (
          <li key={what}>
            <strong>{what}</strong>
            <span>{how}</span>
          </li>
        ))}
      </ol>
      <p>
        You don’t have to finish in one go: come back on the same device, or on any device once you’ve
        registered.
      </p>
    </section>
  )
}

function Sample() {
  return (
    <section aria-labelledby="sample">
      <h2 id="sample">What your advert looks like</h2>
      <p>This home is invented. Yours shows your own photos.</p>
      <AdvertCard advert={SAMPLE} isFirst={false} headline="h3" />
    </section>
  )
}

function Newest({ homes }: { readonly homes: PageProps<'choose-listing-type'>['state']['newest'] }) {
  if (homes.length === 0) return null
  return (
    <section aria-labelledby="newest">
      <h2 id="newest">The newest homes</h2>
      <ol className="cards">
        {homes.map(({ listing, advert, others }) => (
          <li key={listing}>
            <AdvertCard advert={advert} others={others} isFirst={false} headline="h3" />
          </li>
        ))}
      </ol>
      <p>
        <a href={advertsPath({ type: null, place: '', page: 1 })}>See all homes</a>
      </p>
    </section>
  )
}
