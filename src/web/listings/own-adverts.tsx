import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnListing } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { today } from '#shared/values/iso-date.ts'
import { OwnList } from '#web/advert/own-list.tsx'
import { republish, withdraw } from '#web/api/publishing-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { say } from '#web/ui/said.ts'

interface OwnAdvertsProps {
  readonly listings: readonly OwnListing[]
  readonly editPath: (appType: AppType, uuid: string) => string
}

/** Published adverts, to see, edit, take offline and put back. */
export function OwnAdverts({ listings: first, editPath }: OwnAdvertsProps) {
  const [listings, setListings] = useState(first)
  const [asked, ask] = useState<OwnListing | null>(null)
  const set = (changed: OwnListing): void =>
    setListings((all) => all.map((one) => (one.listing === changed.listing ? changed : one)))
  const { busy, problem, act } = useAction(set)
  return (
    <>
      <OwnList
        listings={listings}
        renderActions={(listing) => (
          <>
            {problem?.listing === listing.listing ? (
              <p className="own-problem error" role="alert">
                {problem.message}
              </p>
            ) : null}
            <Actions
              listing={listing}
              edit={editPath(listing.type, listing.uid)}
              isBusy={busy === listing.listing}
              onWithdraw={() => ask(listing)}
              onRepublish={() => void act(listing, 'republish')}
            />
          </>
        )}
      />
      {asked ? (
        <AskWithdraw
          listing={asked}
          onClose={() => ask(null)}
          onWithdraw={() => {
            ask(null)
            void act(asked, 'withdraw')
          }}
        />
      ) : null}
    </>
  )
}

interface ActionsProps {
  readonly listing: OwnListing
  readonly edit: string
  readonly isBusy: boolean
  readonly onWithdraw: () => void
  readonly onRepublish: () => void
}

function Actions({ listing, edit, isBusy, onWithdraw, onRepublish }: ActionsProps) {
  const { state } = listing
  const about = `own-${listing.listing}`
  const isShown = state === 'live' || state === 'scheduled'
  const press = isShown ? onWithdraw : onRepublish
  if (state === 'removed') return null
  return (
    <>
      {isShown ? (
        <a className="secondary" href={paths.advert(listing.listing)} aria-describedby={about}>
          View advert
        </a>
      ) : null}
      <a className="secondary" href={edit} aria-describedby={about}>
        Edit
      </a>
      <button
        type="button"
        className="secondary needs-script"
        aria-describedby={about}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && press()}
      >
        {isBusy ? 'One moment…' : isShown ? 'Withdraw' : 'Put back online'}
      </button>
    </>
  )
}

interface AskWithdrawProps {
  readonly listing: OwnListing
  readonly onClose: () => void
  readonly onWithdraw: () => void
}

function AskWithdraw({ listing, onClose, onWithdraw }: AskWithdrawProps) {
  return (
    <Dialog
      title="Withdraw this advert?"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="danger" onClick={onWithdraw}>
            Withdraw advert
          </button>
          <button type="button" className="secondary" data-closes>
            Keep it online
          </button>
        </>
      }
    >
      {listing.summary ? <p>{listing.summary}</p> : null}
      <p>
        Nobody sees it any more, and no enquiries reach you. You can put it back online at any time. What you
        have paid for goes on running meanwhile.
      </p>
    </Dialog>
  )
}

interface Action {
  /** The advert that is being changed. */
  readonly busy: string | null
  readonly problem: { readonly listing: string; readonly message: string } | null
  readonly act: (listing: OwnListing, what: 'withdraw' | 'republish') => Promise<void>
}

const SAID = {
  withdraw: 'Your advert is withdrawn. Nobody sees it any more.',
  republish: 'Your advert is back online.',
} as const

/** Does it, says so, and has the focus where the advert is. */
function useAction(set: (changed: OwnListing) => void): Action {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<Action['problem']>(null)
  const focusSoon = useFocusSoon(busy)
  const act: Action['act'] = async (listing, what) => {
    setBusy(listing.listing)
    setProblem(null)
    const done = await (what === 'withdraw' ? withdraw : republish)(listing.uid)
    focusSoon(`own-${listing.listing}`)
    setBusy(null)
    if (done.ok) {
      say(SAID[what])
      set({ ...listing, state: what === 'withdraw' ? 'withdrawn' : shownState(listing) })
    } else setProblem({ listing: listing.listing, message: done.message })
  }
  return { busy, problem, act }
}

const shownState = ({ liveFrom }: OwnListing): OwnListing['state'] =>
  liveFrom > today(new Date()) ? 'scheduled' : 'live'

/** The dialog gives the focus back to a button that may be another by then; the advert's heading stays. */
function useFocusSoon(busy: string | null): (id: string) => void {
  const id = useRef<string | null>(null)
  useEffect(() => {
    if (busy !== null || id.current === null) return
    document.getElementById(id.current)?.focus()
    id.current = null
  }, [busy])
  return useCallback((next) => {
    id.current = next
  }, [])
}
