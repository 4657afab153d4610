import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MINUTE_MS } from '#shared/values/time-units.ts'
import { NETWORK_FACTOR, networkOf } from '../db/limit.ts'
import { cleanForwardedFor, clientBucket } from './client-address.ts'
import type { MinuteLimit } from './endpoint-rules.ts'
import { tooMany } from './refusal.ts'

export async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false })
}

/** In memory, for each client and its /48. */
export function minuteLimit(
  app: FastifyInstance,
  { calls, message }: MinuteLimit,
): (request: FastifyRequest) => Promise<void> {
  const limits = [
    app.createRateLimit({
      max: calls,
      timeWindow: MINUTE_MS,
      keyGenerator: ({ ip }) => clientBucket(ip),
    }),
    app.createRateLimit({
      max: calls * NETWORK_FACTOR,
      timeWindow: MINUTE_MS,
      keyGenerator: ({ ip }) => networkOf(clientBucket(ip)) ?? '',
      allowList: (_request, network) => network === '',
    }),
  ]
  return async (request) => {
    for (const limit of limits) {
      const counted = await limit(request)
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(message, counted.ttl / 1_000)
    }
  }
}

/** Call it before anything reads `request.ip`, which Fastify takes from the header as it stands. */
export function cleanForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const forwarded = headers['x-forwarded-for']
    if (forwarded !== undefined) {
      const clean = cleanForwardedFor([forwarded].flat().join(','))
      if (clean === null) delete headers['x-forwarded-for']
      else headers['x-forwarded-for'] = clean
    }
    done()
  })
}
