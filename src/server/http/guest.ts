import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS } from '#shared/advert/limits.ts'

/** A browser without an account, known by a cookie. The database holds only the hash of the cookie's token. */
export interface Guests {
  /** The key under which the browser's drafts are kept, or null where it has no cookie of ours. */
  readonly keyOf: (request: FastifyRequest) => Buffer | null
  /** Gives the browser a cookie, or the one it has for as long again, and answers the key that belongs to it. */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply) => Buffer
}

/** As long as a draft is kept after its last save. */
const MAX_AGE_SECONDS = LIMITS.draftDays * 86_400
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

export function guestsBehind(publicUrl: string | null): Guests {
  const secure = publicUrl?.startsWith('https:') ?? false
  const name = secure ? '__Host-guest' : 'guest'
  const tokenOf = ({ cookies }: FastifyRequest): string | null => {
    const token = cookies[name]
    return token !== undefined && TOKEN.test(token) ? token : null
  }
  return {
    keyOf: (request) => {
      const token = tokenOf(request)
      return token === null ? null : keyFor(token)
    },
    welcome: (request, reply) => {
      const token = tokenOf(request) ?? randomBytes(TOKEN_BYTES).toString('base64url')
      reply.setCookie(name, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: MAX_AGE_SECONDS,
      })
      return keyFor(token)
    },
  }
}

const keyFor = (token: string): Buffer => createHash('sha256').update(token).digest()
