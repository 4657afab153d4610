import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../db/limit.ts'
import { clientBucket } from './client-address.ts'
import { unavailable } from './refusal.ts'

/** For bodies that are held in memory whole, from their arrival to the answer. */
export interface BodyMemory {
  readonly bytes: number
  /** Of what nobody holds: what one client may hold. */
  readonly part: number
}

interface Held {
  readonly client: string
  readonly bytes: number
  readonly raw: IncomingMessage
}

const BUSY_SECONDS = 5
const busy = () => unavailable('We’re busy at the moment. Try again in a few seconds.', BUSY_SECONDS)

/**
 * A call without a length counts as its longest. Whoever holds nothing gets what they need at the cost of the client that has
 * most on their way: bodies of theirs are cut off.
 */
export function limitBodyMemory(app: FastifyInstance, { bytes: most, part }: BodyMemory): void {
  const held = new Set<Held>()
  const admits = ({ client, bytes }: Held): boolean => {
    const own = bytesOf([...held].filter((one) => one.client === client))
    if (own + bytes <= (most - bytesOf(held)) * part) return true
    if (own > 0) return false
    while (bytesOf(held) + bytes > most) {
      const place = cuttable(held, bytes)
      if (place === null) return false
      held.delete(place)
      place.raw.destroy()
    }
    return true
  }
  app.addHook('onRequest', ({ ip, raw, routeOptions }, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    const longest = routeOptions.bodyLimit ?? 0
    const bytes = Math.min(encoding === undefined ? Number(length ?? 0) : longest, longest)
    if (bytes > 0 && routeOptions.config?.takesItsTime !== true) {
      const bucket = clientBucket(ip)
      const place = { client: networkOf(bucket) ?? bucket, bytes, raw }
      if (!admits(place)) throw busy()
      held.add(place)
      const release = (): void => void held.delete(place)
      reply.raw.once('close', release).once('finish', release)
    }
    done()
  })
}

const bytesOf = (places: Iterable<Held>): number => [...places].reduce((sum, { bytes }) => sum + bytes, 0)

/** The largest body of the client that has most on their way, if that is more than `bytes`. */
function cuttable(held: ReadonlySet<Held>, bytes: number): Held | null {
  const arriving = [...held].filter(({ raw }) => !raw.complete)
  const byClient = [...Map.groupBy(arriving, ({ client }) => client).values()]
  const [heaviest = []] = byClient.toSorted((a, b) => bytesOf(b) - bytesOf(a))
  if (bytesOf(heaviest) <= bytes) return null
  return heaviest.toSorted((a, b) => b.bytes - a.bytes)[0] ?? null
}
