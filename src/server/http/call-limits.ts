import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NETWORK_FACTOR } from '../config/limits.ts'
import { networkOf } from '../db/limit.ts'
import { cleanForwardedFor, clientBucket } from './client-address.ts'
import { tooMany } from './refusal.ts'

const tooOften = (_request: FastifyRequest, { ttl }: { ttl: number }) =>
  tooMany('That is too often. Please wait a moment and try again.', ttl / 1_000)

/** Calls by the minute, counted in memory for each route that names a `rateLimit`: of each client, and of its /48. */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => clientBucket(ip),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: tooOften,
  })
  app.addHook('onRoute', (route) => {
    const own = route.config?.rateLimit
    if (!own) return
    if (typeof own.max !== 'number') throw new Error(`The limit of ${route.url} must be a number.`)
    const ofNetwork = app.createRateLimit({
      ...own,
      max: own.max * NETWORK_FACTOR,
      keyGenerator: ({ ip }) => networkOf(clientBucket(ip)) ?? '',
      allowList: (_request, network) => network === '',
    })
    const refuse = own.errorResponseBuilder ?? tooOften
    route.onRequest = [route.onRequest ?? []].flat()
    route.onRequest.push(async (request: FastifyRequest) => {
      const calls = await ofNetwork(request)
      if (!calls.isAllowed && calls.isExceeded)
        throw refuse(request, { ...calls, statusCode: 429, ban: false, after: '' })
    })
  })
}

/** Before anybody asks for `request.ip`, which Fastify takes from the header as it was written. */
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
