import { useEffect } from 'react'
import { optionInWords } from '#shared/advert/option-in-words.ts'
import type { PageProps } from '#shared/api/document-state.ts'
import { isOnline, type OwnListing } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'
import { isAfterChange } from '#shared/journey/final-step.ts'
import { paths } from '#shared/journey/paths.ts'
import { agentLoadPath } from '#shared/journey/query.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { forgetDraft } from '#web/state/stored-draft.ts'
import { useFlashMessage } from '#web/state/use-flash-message.ts'
import { FlashMessage } from '#web/ui/flash-message.tsx'
import { CopyReference } from './copy-reference.tsx'
import { MissingRating } from './missing-rating.tsx'
import { WhatNext } from './what-next.tsx'

const THANK_YOU_HEADING = 'Your advert is published'
const CHANGED_HEADING = 'Your changes are live'

/** The page after publishing (specification section 2). It shows nothing of other people's adverts. */
export function ThankYouScreen({ route: { appType }, state }: PageProps<'thank-you'>) {
  const flashMessage = useFlashMessage()
  const { who, listings, search, origin } = state
  const [listing] = listings
  return (
    <main id="main" className="thank-you-page">
      <FlashMessage text={flashMessage} />
      {listing ? (
        <Published
          listing={listing}
          host={new URL(origin).host}
          isAgent={who?.isAgent ?? false}
          isChange={isAfterChange(search)}
        />
      ) : (
        <Unknown appType={appType} isSignedIn={who !== null} />
      )}
    </main>
  )
}

interface PublishedProps {
  readonly listing: OwnListing
  /** Of the address that people type. */
  readonly host: string
  readonly isAgent: boolean
  /** It was published before. */
  readonly isChange: boolean
}

function Published({ listing, host, isAgent, isChange }: PublishedProps) {
  const { uid, type, state } = listing
  useEffect(() => forgetDraft(type, uid), [type, uid])
  const edit = isAgent ? agentLoadPath(type, uid) : paths.load(type, uid)
  const listed = isAgent ? paths.agentListing() : paths.unfinished()
  return (
    <>
      <h1>{isChange && state === 'live' ? CHANGED_HEADING : headingFor(state)}</h1>
      <p className="lead">{leadFor(listing, isChange)}</p>
      <Reference listing={listing} host={host} />
      <WhatNext listing={listing} edit={edit} listed={listed} />
      <MissingRating uuid={uid} edit={edit} />
      <p className="buttons">
        {isOnline(listing) ? (
          <a className="primary" href={paths.advert(listing.listing)}>
            View your advert
          </a>
        ) : null}
        <a className={isOnline(listing) ? undefined : 'primary'} href={listed}>
          Your adverts
        </a>
      </p>
    </>
  )
}

function headingFor(state: OwnListing['state']): string {
  switch (state) {
    case 'live':
      return THANK_YOU_HEADING
    case 'scheduled':
      return 'Your advert is ready'
    case 'withdrawn':
      return 'Your advert is withdrawn'
    default:
      return 'We’ve removed your advert'
  }
}

/** Only a first publication, or a purchase, is written about. */
function leadFor({ state, liveFrom, option, optionUntil }: OwnListing, isChange: boolean): string {
  const as = isChange
    ? ''
    : ` ${optionInWords(option, optionUntil)} We’ve sent you an email with the details.`
  switch (state) {
    case 'live':
      return isChange ? 'Everyone who opens your advert sees them now.' : `Thank you.${as}`
    case 'scheduled':
      return `Thank you. It goes live on ${formatDate(liveFrom)}, the day you chose.${as}`
    case 'withdrawn':
      return 'Nobody can see it. You can put it back online under Your adverts.'
    default:
      return 'Nobody can see it. If you think we’re wrong, contact us.'
  }
}

function Reference({ listing, host }: { readonly listing: OwnListing; readonly host: string }) {
  const reference = referenceOf(listing.listing)
  const address = paths.advert(listing.listing)
  return (
    <dl className="reference">
      <div>
        <dt>Reference</dt>
        <dd>
          <strong id="reference">{reference}</strong>
          <CopyReference reference={reference} />
        </dd>
      </div>
      {isOnline(listing) ? (
        <div>
          <dt>Address of your advert</dt>
          <dd>
            <a href={address}>
              {host}
              <wbr />
              {address}
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

function Unknown({ appType, isSignedIn }: { readonly appType: AppType; readonly isSignedIn: boolean }) {
  return (
    <>
      <h1>{isSignedIn ? 'We can’t find this advert' : 'Sign in to see your advert'}</h1>
      <p className="lead">
        {isSignedIn
          ? 'It isn’t in your account. All your adverts are under Your adverts.'
          : 'It’s in your account.'}
      </p>
      <p className="buttons">
        {isSignedIn ? (
          <a className="primary" href={paths.unfinished()}>
            Your adverts
          </a>
        ) : (
          <a className="primary" href={paths.signInForListings()}>
            Sign in
          </a>
        )}
        <a href={paths.startAgain(appType)}>Start another advert</a>
      </p>
    </>
  )
}
