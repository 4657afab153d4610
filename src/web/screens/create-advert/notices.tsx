import { useEffect, useSyncExternalStore } from 'react'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import { paths } from '#shared/journey/paths.ts'
import { clearedDraft, lostDraft } from '#web/state/arrival.ts'
import { say } from '#web/ui/said.ts'
import { SignInLink } from './sign-in-prompt.tsx'
import { useCreateAdvert, usePerson } from './use-create-advert.ts'

const CLEARED = 'Your form was cleared.'

/** What was left for the page does not change while it is there. */
const stays = () => () => undefined

/** What a person needs to know on arrival: that the form was cleared (and how to undo it), or that a draft did not open. */
export function Notices() {
  const { appType, first, leaveFor } = useCreateAdvert()
  const notPublished = usePerson((person) => person.notPublished)
  const cleared = useSyncExternalStore(
    stays,
    () => clearedDraft(appType),
    () => null,
  )
  useEffect(() => {
    if (cleared) say(CLEARED)
  }, [cleared])
  const told = usePerson((person) => person.told)
  return (
    <>
      <Refusal />
      <div role="status">
        {told ? (
          <p className="note done" id="told" tabIndex={-1}>
            {told}
          </p>
        ) : null}
        {cleared ? (
          <p className="note">
            {CLEARED}{' '}
            <button type="button" className="link" onClick={() => leaveFor(paths.load(appType, cleared))}>
              Undo
            </button>
          </p>
        ) : null}
        {notPublished ? <p className="note">{notPublished}</p> : null}
        {first.listing === null ? null : (
          <p className="note">
            This advert has been published. What you change here is shown once you press Next at the end.
          </p>
        )}
        <LostDraft />
      </div>
    </>
  )
}

/** As after Next (specification section 4, Final save). */
function Refusal() {
  const refusal = usePerson((person) => person.refusal)
  return refusal === null ? null : (
    <p className="alert" role="alert">
      {refusal}
      {TRY_AGAIN_LATER}
    </p>
  )
}

/** It may be an account's, whose owner has not signed in here. */
function LostDraft() {
  const isLost = useSyncExternalStore(
    stays,
    () => lostDraft() !== null,
    () => false,
  )
  const isGuest = usePerson(({ userType }) => userType === 'guest')
  if (!isLost) return null
  return (
    <p className="note">
      That draft could not be opened here. It may belong to another browser or account.{' '}
      {isGuest ? <SignInLink /> : null}
    </p>
  )
}
