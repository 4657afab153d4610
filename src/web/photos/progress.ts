import { type PhotoTile } from '#web/form/photo-tiles.ts'
import { isUnderWay } from './tile-order.ts'

interface Progress {
  readonly sent: number
  readonly all: number
  /** From 0 to 1, each photo counting alike. */
  readonly part: number
  /** What all of them wait for, where they do. */
  readonly held: string | null
}

/** How far the photos of a batch have come; what was canceled or failed counts no more. */
export function progressOf(tiles: readonly PhotoTile[], batch: readonly string[]): Progress {
  const counted = tiles.filter(
    (tile) => batch.includes(tile.uid) && (tile.state === 'success' || isUnderWay(tile)),
  )
  const isSending = counted.some(({ state }) => state === 'uploading')
  const parts = counted.map(({ progress }) => progress)
  return {
    sent: counted.filter(({ state }) => state === 'success').length,
    all: counted.length,
    part: counted.length > 0 ? parts.reduce((sum, one) => sum + one, 0) / counted.length : 0,
    held: isSending
      ? null
      : (counted.find(({ state, message }) => state === 'queued' && message)?.message ?? null),
  }
}
