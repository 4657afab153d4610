import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnListing } from '#shared/api/own-listing.ts'
import { today } from '#shared/values/iso-date.ts'
import { decideOwnPhone, republish, withdraw } from '#web/api/publishing-api.ts'
import { announce } from '#web/ui/announce.ts'

type Change = 'withdraw' | 'republish' | 'shown' | 'hidden'

/** An answer may come after another has changed the listing: so it changes the listing of now. */
export type ListingChange = (now: OwnListing) => OwnListing

export interface Action {
  /** The adverts with a call in progress. */
  readonly busy: ReadonlySet<string>
  readonly problem: { readonly listing: string; readonly message: string } | null
  readonly act: (listing: OwnListing, what: Change) => Promise<void>
}

const ANNOUNCEMENTS = {
  withdraw: 'You’ve withdrawn your advert. Nobody can see it.',
  republish: 'Your advert is back online.',
  shown: 'Your advert now shows your own number.',
  hidden: 'Your advert shows no phone number.',
} as const

/** Runs the action, announces it and focuses the advert. */
export function useAction(changeOf: (listing: string) => (change: ListingChange) => void): Action {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<Action['problem']>(null)
  const focusSoon = useFocusSoon(busy)
  const act: Action['act'] = async (listing, what) => {
    setBusy((all) => new Set([...all, listing.listing]))
    setProblem(null)
    const done = await CALLS[what](listing.uid)
    focusSoon(listing.listing)
    setBusy((all) => new Set([...all].filter((one) => one !== listing.listing)))
    if (done.ok) {
      announce(ANNOUNCEMENTS[what])
      changeOf(listing.listing)((now) => ({ ...now, ...changedBy(what, now) }))
    } else setProblem({ listing: listing.listing, message: done.message })
  }
  return { busy, problem, act }
}

const CALLS = {
  withdraw,
  republish,
  shown: (uuid: string) => decideOwnPhone(uuid, 'shown'),
  hidden: (uuid: string) => decideOwnPhone(uuid, 'hidden'),
} as const

function changedBy(what: Change, listing: OwnListing): Partial<OwnListing> {
  if (what === 'shown' || what === 'hidden') return { ownPhone: what }
  const isShown = what === 'republish'
  const portals = listing.portals.map((one) =>
    one.isAgreed ? ({ ...one, state: isShown ? 'waiting' : 'removing', at: null } as const) : one,
  )
  return { state: isShown ? shownState(listing) : 'withdrawn', portals }
}

const shownState = ({ liveFrom }: OwnListing): OwnListing['state'] =>
  liveFrom > today(new Date()) ? 'scheduled' : 'live'

/** The dialog returns the focus to a button that may have been replaced, so the advert's heading takes it. */
function useFocusSoon(busy: ReadonlySet<string>): (listing: string) => void {
  const listing = useRef<string | null>(null)
  useEffect(() => {
    if (listing.current === null || busy.has(listing.current)) return
    document.getElementById(`own-${listing.current}`)?.focus()
    listing.current = null
  }, [busy])
  return useCallback((next) => {
    listing.current = next
  }, [])
}
