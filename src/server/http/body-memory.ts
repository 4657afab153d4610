import type { FastifyInstance } from 'fastify'
import { networkOf } from '../db/limit.ts'
import { clientBucket } from './client-address.ts'
import { unavailable } from './refusal.ts'

/** For bodies that are held in memory whole, from their arrival to the answer. */
export interface BodyMemory {
  readonly bytes: number
  /** Of what nobody holds: what one client may hold. So whoever comes last finds some, however many hold theirs. */
  readonly part: number
}

const BUSY_SECONDS = 5
const busy = () => unavailable('We’re busy at the moment. Try again in a few seconds.', BUSY_SECONDS)

/** A call without a length counts as its longest. */
export function limitBodyMemory(app: FastifyInstance, { bytes: most, part }: BodyMemory): void {
  const held = new Map<string, number>()
  let all = 0
  const change = (client: string, bytes: number): void => {
    const left = (held.get(client) ?? 0) + bytes
    if (left === 0) held.delete(client)
    else held.set(client, left)
    all += bytes
  }
  app.addHook('onRequest', ({ ip, raw, routeOptions }, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    const longest = routeOptions.bodyLimit ?? 0
    const bytes = Math.min(encoding === undefined ? Number(length ?? 0) : longest, longest)
    if (bytes > 0 && routeOptions.config?.takesItsTime !== true) {
      const bucket = clientBucket(ip)
      const client = networkOf(bucket) ?? bucket
      if ((held.get(client) ?? 0) + bytes > (most - all) * part) throw busy()
      change(client, bytes)
      const release = (): void => {
        reply.raw.off('close', release).off('finish', release)
        change(client, -bytes)
      }
      reply.raw.on('close', release).on('finish', release)
    }
    done()
  })
}
