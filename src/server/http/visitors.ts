import type { FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS } from '#shared/advert/limits.ts'
import { hashOf, newToken, type TokenCookie, tokenCookie } from './token.ts'

/** Who is signed in. */
export interface Person {
  readonly accountId: string
  readonly ownerKey: Buffer
  readonly email: string
  readonly isAgent: boolean
  /** E.164. */
  readonly phone: string | null
  readonly isVerified: boolean
  /** Whether they opened a link that was sent to their address. */
  readonly isEmailVerified: boolean
  /** Whether the browser is to know them for months. */
  readonly remembered: boolean
}

/** The cookies of a browser that signs in, as the hashes under which they are kept. */
export interface Entry {
  /** Whose drafts the account takes over; null where the browser has none. */
  readonly guestKey: Buffer | null
  /** The session that ends with this; null where there is none. */
  readonly oldSession: Buffer | null
  readonly newSession: Buffer
  readonly device: Buffer
}

/**
 * Whose call it is. A browser without an account is known by a cookie of its own, a person by the session's; the
 * database holds only hashes of their tokens.
 */
export interface Visitors {
  readonly personOf: (request: FastifyRequest) => Promise<Person | null>
  /** The key under which the caller's drafts are kept; null where the browser has no cookie of ours. */
  readonly keyOf: (request: FastifyRequest) => Promise<Buffer | null>
  /** Gives a guest a cookie, or the one it has for as long again, and answers the caller's key. */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply) => Promise<Buffer>
  readonly sessionOf: (request: FastifyRequest) => Buffer | null
  readonly deviceOf: (request: FastifyRequest) => Buffer | null
  /** Runs what begins a session under these cookies, and gives them to the browser if it says that it began one. */
  readonly enter: <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    remembered: boolean,
    begin: (entry: Entry) => Promise<T>,
    hasBegun: (result: T) => boolean,
  ) => Promise<T>
  /** Takes the session's cookie from the browser. */
  readonly leave: (reply: FastifyReply) => void
}

export type FindPerson = (session: Buffer) => Promise<Person | null>

/** As long as a draft is kept after its last save. */
const GUEST_SECONDS = LIMITS.draftDays * 86_400
const REMEMBERED_SECONDS = 90 * 86_400
const DEVICE_SECONDS = 365 * 86_400

export function visitorsBehind(publicUrl: string | null, findPerson: FindPerson): Visitors {
  const guest = tokenCookie('guest', publicUrl)
  const session = tokenCookie('session', publicUrl)
  const device = tokenCookie('device', publicUrl)
  const known = new WeakMap<FastifyRequest, Promise<Person | null>>()
  const personOf = (request: FastifyRequest): Promise<Person | null> => {
    const hash = hashIn(session, request)
    if (hash === null) return Promise.resolve(null)
    const looking = known.get(request) ?? findPerson(hash)
    known.set(request, looking)
    return looking
  }
  return {
    personOf,
    keyOf: async (request) => (await personOf(request))?.ownerKey ?? hashIn(guest, request),
    welcome: async (request, reply) => {
      const person = await personOf(request)
      if (person !== null) return person.ownerKey
      const token = guest.read(request) ?? newToken()
      guest.give(reply, token, GUEST_SECONDS)
      return hashOf(token)
    },
    sessionOf: (request) => hashIn(session, request),
    deviceOf: (request) => hashIn(device, request),
    enter: enterWith({ guest, session, device }),
    leave: session.remove,
  }
}

const hashIn = (cookie: TokenCookie, request: FastifyRequest): Buffer | null => {
  const token = cookie.read(request)
  return token === null ? null : hashOf(token)
}

function enterWith({
  guest,
  session,
  device,
}: Readonly<Record<'guest' | 'session' | 'device', TokenCookie>>): Visitors['enter'] {
  return async (request, reply, remembered, begin, hasBegun) => {
    const token = newToken()
    const deviceToken = device.read(request) ?? newToken()
    const result = await begin({
      guestKey: hashIn(guest, request),
      oldSession: hashIn(session, request),
      newSession: hashOf(token),
      device: hashOf(deviceToken),
    })
    if (hasBegun(result)) {
      session.give(reply, token, remembered ? REMEMBERED_SECONDS : null)
      device.give(reply, deviceToken, DEVICE_SECONDS)
      // What this browser begins after signing out is nobody's yet.
      guest.give(reply, newToken(), GUEST_SECONDS)
    }
    return result
  }
}
