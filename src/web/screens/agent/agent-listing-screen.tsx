import type { PageProps } from '#shared/api/document-state.ts'
import { agentCreatePath, agentLoadPath } from '#shared/journey/query.ts'
import { PendingList } from '#web/advert/pending-list.tsx'
import { OwnAdverts } from '#web/listings/own-adverts.tsx'
import { useTold } from '#web/state/use-told.ts'
import { ToldNote } from '#web/ui/told-note.tsx'

/** Where an agent begins adverts one by one, free of charge, and goes on with those begun. */
export function AgentListingScreen({ heading, state: { user, listings } }: PageProps<'agent-listing'>) {
  const { pendingListings } = user
  return (
    <main id="main" className="listings-page">
      <ToldNote text={useTold()} />
      <h1>{heading}</h1>
      <p className="lead">
        Listing is free of charge for agents. Each advert is made one at a time, with the same questions that
        owners answer.
      </p>
      <p className="buttons">
        <a className="primary" href={agentCreatePath('sell')}>
          Sell
        </a>
        <a className="primary" href={agentCreatePath('let')}>
          Let
        </a>
      </p>
      {listings.length > 0 ? (
        <section aria-labelledby="published">
          <h2 id="published" className="begun">
            Your published adverts
          </h2>
          <OwnAdverts listings={listings} editPath={agentLoadPath} />
        </section>
      ) : null}
      {pendingListings.length > 0 ? (
        <section aria-labelledby="begun">
          <h2 id="begun" className="begun">
            Adverts you have begun
          </h2>
          <PendingList listings={pendingListings} hrefOf={agentLoadPath} />
        </section>
      ) : null}
    </main>
  )
}
