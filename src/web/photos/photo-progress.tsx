import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { type PhotosState } from '#web/form/photo-tiles.ts'
import { progressOf } from './progress.ts'
import { isUnderWay } from './tile-order.ts'

interface PhotosProps {
  readonly store: StoreApi<PhotosState>
}

const NO_ROOM =
  'Your browser has no room to keep these photos. Don’t close this page until we’ve uploaded them.'

/** The rejected files, until files are chosen again. */
export function PhotoProblems({ store, ofPlans }: PhotosProps & { readonly ofPlans: boolean }) {
  const problems = useStore(store, (state) => state.problems)
  const shown = problems.filter(({ isPlan }) => isPlan === ofPlans)
  return shown.map(({ message, names }) => (
    <div className="photo-problem" role="alert" key={message}>
      <p className="error signed">{message}</p>
      <p className="hint">{names.join(', ')}</p>
    </div>
  ))
}

interface WaitingProps extends PhotosProps {
  readonly onStop: () => void
  readonly children: ReactNode
}

/** Next waits for uploads; the user may stop waiting. */
export function WaitingForPhotos({ store, onStop, children }: WaitingProps) {
  const left = useStore(store, ({ tiles }) => tiles?.filter(isUnderWay).length ?? 0)
  if (left === 0) return children
  return (
    <>
      <span className="checking asking" role="status">
        Waiting for {left} {left === 1 ? 'photo' : 'photos'}…
      </span>
      <button type="button" className="link" onClick={onStop}>
        Stay here
      </button>
    </>
  )
}

/** The progress of the whole batch, as text and as a bar. */
export function PhotoProgress({ store }: PhotosProps) {
  const { tiles, batch, hasNoRoom } = useStore(store)
  if (!tiles?.some(isUnderWay)) return null
  const { sent, all, part, held } = progressOf(tiles, batch)
  return (
    <>
      <p className="photo-total">{held ?? `${sent} of ${all} uploaded, ${Math.round(part * 100)}%`}</p>
      {hasNoRoom ? <p className="photo-total">{NO_ROOM}</p> : null}
      <progress aria-label="Upload of all photos" max={1} value={part} />
    </>
  )
}
