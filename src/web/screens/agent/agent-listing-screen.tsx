import type { PageProps } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { agentCopyPath, agentCreatePath, agentLoadPath } from '#shared/journey/query.ts'
import { OwnAdverts } from '#web/listings/own-adverts.tsx'
import { PendingList } from '#web/listings/pending-list.tsx'
import { forgetDraft } from '#web/state/stored-draft.ts'
import { useFlashMessage } from '#web/state/use-flash-message.ts'
import { FlashMessage } from '#web/ui/flash-message.tsx'

/** Where agents start and continue adverts, free of charge. */
export function AgentListingScreen({
  heading,
  state: { user, listings, addresses, agency },
}: PageProps<'agent-listing'>) {
  const { pendingListings } = user
  return (
    <main id="main" className="listings-page">
      <FlashMessage text={useFlashMessage()} />
      <h1>{heading}</h1>
      <Begin />
      {agency === null ? null : (
        <p>
          <a href={paths.agency()}>Homes that {agency}’s software sends</a>
        </p>
      )}
      {listings.length > 0 ? (
        <section aria-labelledby="published">
          <h2 id="published" className="listings-heading">
            Your published adverts
          </h2>
          <OwnAdverts listings={listings} editPath={agentLoadPath} copyPath={agentCopyPath} />
        </section>
      ) : null}
      {pendingListings.length > 0 ? (
        <section aria-labelledby="drafts">
          <h2 id="drafts" className="listings-heading">
            Adverts you’ve started
          </h2>
          <PendingList
            listings={pendingListings}
            addresses={addresses}
            hrefOf={agentLoadPath}
            onDeleted={forgetDraft}
          />
        </section>
      ) : null}
    </main>
  )
}

function Begin() {
  return (
    <>
      <p className="lead">
        Listing is free for agents. You make adverts one at a time, with the same questions that owners
        answer.
      </p>
      <p className="buttons">
        <a className="primary" href={agentCreatePath('sell')}>
          Sell
        </a>
        <a className="primary" href={agentCreatePath('let')}>
          Let
        </a>
      </p>
    </>
  )
}
