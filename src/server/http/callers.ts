import type { FastifyReply, FastifyRequest } from 'fastify'
import { REMEMBERED_DAYS } from '#shared/account/sign-in.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { type Account, type Caller, DEVICE_DAYS, type NewSession, type OwnerCaller } from './caller.ts'
import { clientBucket } from './client-address.ts'
import { hashOf, newHashedToken, newToken, type TokenCookie, tokenCookie } from './token.ts'

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The database stores only hashes of the cookies' tokens. */
export interface Callers {
  readonly callerOf: (request: FastifyRequest) => Promise<Caller>
  /** Gives a guest a cookie, or renews it. */
  readonly asOwner: (exchange: Exchange, caller: Caller) => OwnerCaller
  /** Sets the cookies if `start` answers with the kind `startedBy`. */
  readonly startSession: <T extends { readonly kind: string }>(
    exchange: Exchange,
    remembered: boolean,
    startedBy: T['kind'],
    start: (session: NewSession) => Promise<T>,
  ) => Promise<T>
  readonly endSession: (exchange: Exchange, end: (session: Buffer) => Promise<void>) => Promise<void>
}

export type FindAccount = (session: Buffer) => Promise<Account | null>

type Cookies = Readonly<Record<'guest' | 'session' | 'device', TokenCookie>>

/** As long as drafts are kept after their last save. */
const GUEST_SECONDS = LIMITS.draftDays * DAY_SECONDS
const REMEMBERED_SECONDS = REMEMBERED_DAYS * DAY_SECONDS
const DEVICE_SECONDS = DEVICE_DAYS * DAY_SECONDS

export function callersBehind(publicUrl: string | null, findAccount: FindAccount): Callers {
  const cookies = {
    guest: tokenCookie('guest', publicUrl),
    session: tokenCookie('session', publicUrl),
    device: tokenCookie('device', publicUrl),
  }
  const callerOf = async (request: FastifyRequest): Promise<Caller> => {
    const session = hashIn(cookies.session, request)
    const account = session === null ? null : await findAccount(session)
    const ownerKey = account?.ownerKey ?? hashIn(cookies.guest, request)
    return { account, ownerKey, client: clientBucket(request.ip) }
  }
  return {
    callerOf,
    asOwner: ({ request, reply }, caller) => {
      if (caller.account !== null) return { ...caller, ownerKey: caller.account.ownerKey }
      const token = cookies.guest.read(request) ?? newToken()
      cookies.guest.give(reply, token, GUEST_SECONDS)
      return { ...caller, ownerKey: hashOf(token) }
    },
    startSession: startSession(cookies),
    endSession: async ({ request, reply }, end) => {
      const session = hashIn(cookies.session, request)
      if (session !== null) await end(session)
      cookies.session.remove(reply)
    },
  }
}

const hashIn = (cookie: TokenCookie, request: FastifyRequest): Buffer | null => {
  const token = cookie.read(request)
  return token === null ? null : hashOf(token)
}

function startSession({ guest, session, device }: Cookies): Callers['startSession'] {
  return async ({ request, reply }, remembered, startedBy, start) => {
    const created = newHashedToken()
    const deviceToken = device.read(request) ?? newToken()
    const outcome = await start({
      guestKey: hashIn(guest, request),
      oldSession: hashIn(session, request),
      newSession: created.hash,
      device: hashOf(deviceToken),
    })
    if (outcome.kind === startedBy) {
      session.give(reply, created.token, remembered ? REMEMBERED_SECONDS : null)
      device.give(reply, deviceToken, DEVICE_SECONDS)
      // Drafts made after signing out belong to a new guest.
      guest.give(reply, newToken(), GUEST_SECONDS)
    }
    return outcome
  }
}
