import { networkOf } from '../db/limit.ts'

/** In all, and for one client. */
export interface FairQueueLimits {
  readonly atOnce: number
  readonly atOncePerClient: number
  readonly waiting: number
  readonly waitingPerClient: number
  readonly longestWaitMs: number
  /** When all is full, a client that holds nothing gets the oldest place of the one that holds most, if it holds several. */
  readonly evicts?: boolean
}

interface Place {
  readonly client: string
  readonly taken: AbortController
}
interface Waiting {
  readonly client: string
  readonly start: () => void
  readonly giveUp: () => void
}

/** The next place goes to the client that runs least, then to the one whose last turn is longest ago. */
export class FairQueue {
  readonly #limits: FairQueueLimits
  readonly #running = new Set<Place>()
  readonly #waiting = new Set<Waiting>()
  readonly #lastTurn = new Map<string, number>()
  #turns = 0

  constructor(limits: FairQueueLimits) {
    this.#limits = limits
  }

  /** `ended` aborts when the caller is gone or loses its place. 'busy': no turn in time, no room, or failed after such a loss. */
  async run<T>(
    client: string,
    gone: AbortSignal,
    work: (ended: AbortSignal) => Promise<T>,
  ): Promise<T | 'busy'> {
    const place = await this.#turnOf(networkOf(client) ?? client, gone)
    if (place === 'busy') return 'busy'
    const { signal } = place.taken
    const onGone = (): void => place.taken.abort()
    if (gone.aborted) onGone()
    // AbortSignal.any would keep its listeners until it aborts.
    gone.addEventListener('abort', onGone)
    try {
      signal.throwIfAborted()
      return await work(signal)
    } catch (error) {
      if (signal.aborted) return 'busy'
      throw error
    } finally {
      gone.removeEventListener('abort', onGone)
      this.#end(place)
    }
  }

  async #turnOf(client: string, gone: AbortSignal): Promise<Place | 'busy'> {
    if (gone.aborted) return 'busy'
    if (this.#hasPlaceFor(client)) return this.#start(client)
    if (!this.#hasRoomToWait(client)) return 'busy'
    this.#makePlaceFor(client)
    return this.#waitFor(client, gone)
  }

  #waitFor(client: string, gone: AbortSignal): Promise<Place | 'busy'> {
    return new Promise((resolve) => {
      const leave = (got: () => Place | 'busy') => (): void => {
        this.#waiting.delete(entry)
        clearTimeout(timer)
        gone.removeEventListener('abort', entry.giveUp)
        resolve(got())
      }
      const entry: Waiting = {
        client,
        start: leave(() => this.#start(client)),
        giveUp: leave(() => 'busy'),
      }
      const timer = setTimeout(entry.giveUp, this.#limits.longestWaitMs)
      gone.addEventListener('abort', entry.giveUp)
      this.#waiting.add(entry)
    })
  }

  #start(client: string): Place {
    const place = { client, taken: new AbortController() }
    this.#running.add(place)
    this.#turns += 1
    this.#lastTurn.set(client, this.#turns)
    return place
  }

  #end(place: Place): void {
    this.#running.delete(place)
    const { client } = place
    if (countOf(this.#running, client) + countOf(this.#waiting, client) === 0) this.#lastTurn.delete(client)
    const [next] = [...this.#waiting]
      .filter((entry) => this.#hasPlaceFor(entry.client))
      .toSorted(
        (a, b) =>
          countOf(this.#running, a.client) - countOf(this.#running, b.client) ||
          (this.#lastTurn.get(a.client) ?? 0) - (this.#lastTurn.get(b.client) ?? 0),
      )
    next?.start()
  }

  #hasPlaceFor(client: string): boolean {
    const { atOnce, atOncePerClient } = this.#limits
    return this.#running.size < atOnce && countOf(this.#running, client) < atOncePerClient
  }

  /** Makes room, if need be at the cost of the client that waits most. */
  #hasRoomToWait(client: string): boolean {
    const own = countOf(this.#waiting, client)
    if (own >= this.#limits.waitingPerClient) return false
    if (this.#waiting.size < this.#limits.waiting) return true
    const heaviest = heaviestOf(this.#waiting)
    if (heaviest.length <= own + 1) return false
    heaviest.at(-1)?.giveUp()
    return true
  }

  #makePlaceFor(client: string): void {
    const { evicts, atOnce } = this.#limits
    if (evicts !== true || this.#running.size < atOnce) return
    // Its first call gets the place that is taken away; further ones wait like everybody's.
    if (countOf(this.#running, client) + countOf(this.#waiting, client) > 0) return
    const heaviest = heaviestOf([...this.#running].filter(({ taken }) => !taken.signal.aborted))
    if (heaviest.length > 1) heaviest[0]?.taken.abort()
  }
}

interface OfClient {
  readonly client: string
}

const countOf = (entries: Iterable<OfClient>, client: string): number =>
  [...entries].filter((entry) => entry.client === client).length

/** The entries of the client that has most, oldest first. */
function heaviestOf<Entry extends OfClient>(entries: Iterable<Entry>): readonly Entry[] {
  const byClient = Map.groupBy(entries, ({ client }) => client)
  return [...byClient.values()].toSorted((a, b) => b.length - a.length)[0] ?? []
}
