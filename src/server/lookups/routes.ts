import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import type { FoundAddress } from '../gateways/address-finder.ts'
import type { Ratings } from '../gateways/epc-register.ts'
import { clientBucket } from '../http/client-address.ts'
import { malformed, Refusal, tooMany } from '../http/refusal.ts'
import type { Visitors } from '../http/visitors.ts'
import type { LookedUp } from './ask-once.ts'
import { findAddresses } from './find-addresses.ts'
import { findRatings, type RatingDeps } from './find-ratings.ts'
import type { LookupKind } from './lookup.ts'
import { readPostcode, readWantedRatings } from './read-lookup.ts'

export interface LookupRouteDeps extends RatingDeps {
  readonly visitors: Visitors
}

/** Of answers that we remember, too: they cost no provider, but a database. Counted in each process. */
const CALLS_A_MINUTE = 120
const RETRY_SECONDS = 5

const rateLimit = {
  max: CALLS_A_MINUTE,
  timeWindow: 60_000,
  errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) =>
    tooMany('That is a lot of look-ups. Please wait a minute, then try again.', ttl / 1_000),
}

const LIMITED: Readonly<Record<LookupKind, string>> = {
  addresses: 'We cannot look up more postcodes for you today.',
  certificates: 'We cannot look up more energy certificates for you today.',
}
const ADDRESSES = {
  unavailable: 'We cannot look up addresses at the moment. Please try again, or type the address yourself.',
  instead: 'You can type the address yourself.',
}
const CERTIFICATES = {
  unavailable: 'We cannot look up energy certificates at the moment. You can type the ratings yourself.',
  instead: 'You can type the ratings yourself.',
}

export function registerLookupRoutes(app: FastifyInstance, deps: LookupRouteDeps): void {
  const askerOf = async (request: FastifyRequest) => ({
    ownerKey: await deps.visitors.keyOf(request),
    client: clientBucket(request.ip),
  })

  app.post(ENDPOINTS.address.path, { config: { rateLimit } }, async (request, reply) => {
    const postcode = readPostcode(request.body)
    if (!postcode.ok) throw malformed(postcode.message)
    const found = await findAddresses(deps, postcode.value, await askerOf(request))
    return reply.send(answer(answerOf(found, request, ADDRESSES).map(wireAddress)))
  })

  app.post(ENDPOINTS.epcData.path, { config: { rateLimit } }, async (request, reply) => {
    const wanted = readWantedRatings(request.body)
    if (!wanted.ok) throw malformed(wanted.message)
    const ratings = answerOf(
      await findRatings(deps, wanted.value, await askerOf(request)),
      request,
      CERTIFICATES,
    )
    return reply.send(answer(ratings === null ? [] : [wireRatings(ratings)]))
  })
}

const answer = (result: readonly object[]) => ({
  success: true,
  error_message: '',
  status: result.length > 0 ? 1 : 0,
  result,
})

function answerOf<T>(looked: LookedUp<T>, request: FastifyRequest, say: typeof ADDRESSES): T {
  switch (looked.kind) {
    case 'known':
      return looked.answer
    case 'limited':
      throw tooMany(`${LIMITED[looked.of]} ${say.instead}`, looked.retryAfterSeconds)
    case 'unavailable':
      if (looked.cause) {
        const { provider, reason } = looked.cause
        request.log.warn({ provider, reason }, 'a provider gave no answer')
      }
      throw new Refusal(503, say.unavailable, null, { 'retry-after': String(RETRY_SECONDS) })
  }
}

/** The fields of the contract, and no others. */
function wireAddress({
  summaryline,
  subbuildingname,
  buildingname,
  number,
  street,
  postcode,
  udprn,
}: FoundAddress) {
  return {
    summaryline,
    subbuildingname,
    buildingname,
    number,
    street,
    postcode,
    uniquedeliverypointreferencenumber: udprn,
  }
}

const wireRatings = ({ current, potential }: Ratings) => ({
  CURRENT_ENERGY_EFFICIENCY: current,
  POTENTIAL_ENERGY_EFFICIENCY: potential,
})
