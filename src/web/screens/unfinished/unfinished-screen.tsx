import type { PeopleState } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { PendingList } from '#web/advert/pending-list.tsx'
import { useTold } from '#web/state/use-told.ts'
import { ToldNote } from '#web/ui/told-note.tsx'

export const UNFINISHED_HEADING = 'Your unfinished listings'

/** The adverts that somebody has begun (specification section 2, Unfinished listings). */
export function UnfinishedScreen({ state: { user } }: { state: PeopleState }) {
  const { pendingListings } = user
  return (
    <main id="main" className="listings-page">
      <ToldNote text={useTold()} />
      <h1>{UNFINISHED_HEADING}</h1>
      {pendingListings.length > 0 ? (
        <PendingList listings={pendingListings} hrefOf={paths.load} />
      ) : (
        <p className="lead">You have not begun an advert yet, or all of yours are finished.</p>
      )}
      <div className="begin">
        <h2>Start another advert</h2>
        <p className="buttons">
          <a className="secondary" href={paths.startAgain('sell')}>
            Sell a home
          </a>
          <a className="secondary" href={paths.startAgain('let')}>
            Let a home
          </a>
        </p>
      </div>
    </main>
  )
}
