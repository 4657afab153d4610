import { type PhotoTile } from '#web/form/photo-tiles.ts'
import { isUnderWay } from './tile-order.ts'

interface Progress {
  readonly sent: number
  readonly all: number
  /** From 0 to 1; each photo counts the same. */
  readonly part: number
  /** What the whole batch is waiting for, if it is. */
  readonly held: string | null
}

/** The progress of a batch, without cancelled and failed photos. */
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
