import type { PageProps } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { copyPath } from '#shared/journey/query.ts'
import { OwnAdverts } from '#web/listings/own-adverts.tsx'
import { PendingList } from '#web/listings/pending-list.tsx'
import { forgetDraft } from '#web/state/stored-draft.ts'
import { useFlashMessage } from '#web/state/use-flash-message.ts'
import { FlashMessage } from '#web/ui/flash-message.tsx'

/** Unfinished and published adverts (specification section 2, Unfinished listings). */
export function UnfinishedScreen({ heading, state: { user, listings, addresses } }: PageProps<'unfinished'>) {
  const { pendingListings } = user
  const hasNone = listings.length === 0 && pendingListings.length === 0
  return (
    <main id="main" className="listings-page">
      <FlashMessage text={useFlashMessage()} />
      <h1>{heading}</h1>
      {listings.length > 0 ? (
        <section aria-labelledby="published">
          <h2 id="published">Published</h2>
          <OwnAdverts listings={listings} editPath={paths.load} copyPath={copyPath} />
        </section>
      ) : null}
      {hasNone ? (
        <p className="lead">You haven’t started an advert yet. When you do, we’ll save it here as you go.</p>
      ) : (
        <section aria-labelledby="unfinished">
          <h2 id="unfinished">Unfinished</h2>
          {pendingListings.length > 0 ? (
            <PendingList
              listings={pendingListings}
              addresses={addresses}
              hrefOf={paths.load}
              onDeleted={forgetDraft}
            />
          ) : (
            <p className="lead">You’ve finished all your adverts.</p>
          )}
        </section>
      )}
      <Begin isFirst={hasNone} />
    </main>
  )
}

function Begin({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <div className="begin">
      <h2>{isFirst ? 'Start your first advert' : 'Start another advert'}</h2>
      <p className="buttons">
        <a className="secondary" href={paths.startAgain('sell')}>
          Sell a home
        </a>
        <a className="secondary" href={paths.startAgain('let')}>
          Let a home
        </a>
      </p>
    </div>
  )
}
