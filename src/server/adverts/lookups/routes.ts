import type { FastifyBaseLogger } from 'fastify'
import type { FoundAddress } from '../../gateways/address-finder.ts'
import type { Ratings } from '../../gateways/epc-register.ts'
import { accepted } from '../../http/answers.ts'
import type { Answer, Entrance } from '../../http/entrance.ts'
import { tooMany, unavailable } from '../../http/refusal.ts'
import type { LookedUp } from './ask-once.ts'
import { findAddresses } from './find-addresses.ts'
import { findRatings, type RatingDeps } from './find-ratings.ts'
import type { LookupKind } from './lookup.ts'
import { readPostcode, readWantedRatings } from './read-lookup.ts'

const RETRY_SECONDS = 5

const LIMITED: Readonly<Record<LookupKind, string>> = {
  addresses: 'We can’t look up any more postcodes for you today.',
  certificates: 'We can’t look up any more energy certificates for you today.',
}
const ADDRESSES = {
  unavailable: 'We can’t look up addresses at the moment. Try again, or enter the address yourself.',
  byHand: 'You can enter the address yourself.',
}
const CERTIFICATES = {
  unavailable: 'We can’t look up energy certificates at the moment. You can enter the ratings yourself.',
  byHand: 'You can enter the ratings yourself.',
}

export function registerLookupRoutes({ handle }: Entrance, deps: RatingDeps): void {
  handle('address', readPostcode, async ({ body, caller, request }) => {
    const found = await findAddresses(deps, body, caller)
    const town = found.kind === 'known' ? found.answer[0]?.town : undefined
    const more = town === undefined ? {} : { town }
    return answerTo(found, (addresses) => addresses.map(wireAddress), ADDRESSES, request.log, more)
  })
  handle('epcData', readWantedRatings, async ({ body, caller, request }) => {
    const found = await findRatings(deps, body, caller)
    return answerTo(
      found,
      (ratings) => (ratings === null ? [] : [wireRatings(ratings)]),
      CERTIFICATES,
      request.log,
      body.withHome && found.kind === 'known' && found.answer !== null
        ? { home: found.answer.home ?? {} }
        : {},
    )
  })
}

function answerTo<T>(
  found: LookedUp<T>,
  wire: (answer: T) => readonly object[],
  texts: typeof ADDRESSES,
  log: FastifyBaseLogger,
  more: object = {},
): Answer {
  switch (found.kind) {
    case 'known': {
      const result = wire(found.answer)
      return accepted({ status: result.length > 0 ? 1 : 0, result, ...more })
    }
    case 'limited':
      return tooMany(`${LIMITED[found.of]} ${texts.byHand}`, found.retryAfterSeconds)
    case 'unavailable':
      if (found.cause) {
        const { provider, reason } = found.cause
        log.warn({ provider, reason }, 'a provider gave no answer')
      }
      return unavailable(texts.unavailable, RETRY_SECONDS)
  }
}

/** Only the contract's fields. */
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
