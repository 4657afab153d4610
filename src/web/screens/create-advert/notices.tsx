import { useEffect, useSyncExternalStore } from 'react'
import { paths } from '#shared/journey/paths.ts'
import { clearedDraft, draftWasLost } from '#web/state/arrival.ts'
import { say } from '#web/ui/said.ts'
import { useCreateAdvert } from './use-create-advert.ts'

const CLEARED = 'Your form was cleared.'

/** What was left for the page does not change while it is there. */
const stays = () => () => undefined

/** What a person needs to know on arrival: that the form was cleared (and how to undo it), or that a draft did not open. */
export function Notices() {
  const { appType, leaveFor } = useCreateAdvert()
  const cleared = useSyncExternalStore(
    stays,
    () => clearedDraft(appType),
    () => null,
  )
  useEffect(() => {
    if (cleared) say(CLEARED)
  }, [cleared])
  const isLost = useSyncExternalStore(stays, draftWasLost, () => false)
  return (
    <div role="status">
      {cleared ? (
        <p className="note">
          {CLEARED}{' '}
          <button type="button" className="link" onClick={() => leaveFor(paths.load(appType, cleared))}>
            Undo
          </button>
        </p>
      ) : null}
      {isLost ? (
        <p className="note">
          That draft could not be opened here. It may belong to another browser or account.
        </p>
      ) : null}
    </div>
  )
}
