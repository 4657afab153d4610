import type { FairQueue } from '../fair-queue.ts'
import type { DrawingProcesses } from './drawing-processes.ts'
import type { Drawn } from './drawn-photo.ts'

/** Draws the pictures of a file (a path) for a client; 'busy' where its turn does not come, or it is gone. */
export type DrawPhoto = (file: string, client: string, gone: AbortSignal) => Promise<Drawn | 'busy'>

interface DrawingQueueDeps {
  readonly processes: Pick<DrawingProcesses, 'draw'>
  /** Turns at drawing at all, and at the one place for pictures that are held in memory whole. */
  readonly places: FairQueue
  readonly heldPlaces: FairQueue
}

/** With the wait for a place to be received in: a connection without traffic is closed after 30 seconds. */
const LONGEST_MS = 15_000

/** Clients take turns at drawing. What waits for the place of large pictures leaves the other places to the others. */
export function drawingQueue({ processes, places, heldPlaces }: DrawingQueueDeps): DrawPhoto {
  return async (file, client, clientGone) => {
    const gone = AbortSignal.any([clientGone, AbortSignal.timeout(LONGEST_MS)])
    const draw = (mayHold: boolean) =>
      places.run(client, gone, (ended) => processes.draw({ file, mayHold }, ended))
    const drawn = await draw(false)
    if (drawn === 'busy' || drawn.kind !== 'must-be-held') return drawn
    const held = await heldPlaces.run(client, gone, () => draw(true))
    if (held !== 'busy' && held.kind === 'must-be-held') throw new Error('a picture that may be held was not')
    return held
  }
}
