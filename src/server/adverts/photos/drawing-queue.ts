import type { FairQueue } from '../../http/fair-queue.ts'
import type { DrawingProcesses } from './drawing-processes.ts'
import type { Drawn } from './drawn-photo.ts'

/** 'busy' if no place becomes free in time or the client has gone. */
export type DrawPhoto = (file: string, client: string, gone: AbortSignal) => Promise<Drawn | 'busy'>

interface DrawingQueueDeps {
  readonly processes: Pick<DrawingProcesses, 'draw'>
  readonly places: FairQueue
  readonly heldPlaces: FairQueue
}

/** Includes the wait to upload: a connection without traffic is closed after 30 seconds. */
const LONGEST_MS = 15_000

/** Pictures that wait for the large place leave the others free. */
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
