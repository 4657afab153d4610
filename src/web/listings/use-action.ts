import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnListing } from '#shared/api/own-listing.ts'
import { today } from '#shared/values/iso-date.ts'
import { decideOwnPhone, republish, withdraw } from '#web/api/publishing-api.ts'
import { announce } from '#web/ui/announce.ts'

type Change = 'withdraw' | 'republish' | 'shown' | 'hidden'

export interface Action {
  /** The advert with a call in progress. */
  readonly busy: string | null
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
export function useAction(set: (changed: OwnListing) => void): Action {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<Action['problem']>(null)
  const focusSoon = useFocusSoon(busy)
  const act: Action['act'] = async (listing, what) => {
    setBusy(listing.listing)
    setProblem(null)
    const done = await CALLS[what](listing.uid)
    focusSoon(`own-${listing.listing}`)
    setBusy(null)
    if (done.ok) {
      announce(ANNOUNCEMENTS[what])
      set({ ...listing, ...changedBy(what, listing) })
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
