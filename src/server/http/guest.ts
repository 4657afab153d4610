import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A browser without an account, known by a cookie. The database holds only the hash of the cookie's token. */
export interface Guests {
  /** The key under which the browser's drafts are kept, or null where it has no cookie of ours. */
  readonly keyOf: (request: FastifyRequest) => Buffer | null
  /** Gives the browser a cookie, and answers the key that belongs to it. */
  readonly welcome: (reply: FastifyReply) => Buffer
}

const NINETY_DAYS_SECONDS = 7_776_000
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

export function guestsBehind(publicUrl: string | null): Guests {
  const secure = publicUrl?.startsWith('https:') ?? false
  const name = secure ? '__Host-guest' : 'guest'
  return {
    keyOf: ({ cookies }) => {
      const token = cookies[name]
      return token !== undefined && TOKEN.test(token) ? keyFor(token) : null
    },
    welcome: (reply) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      reply.setCookie(name, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: NINETY_DAYS_SECONDS,
      })
      return keyFor(token)
    },
  }
}

const keyFor = (token: string): Buffer => createHash('sha256').update(token).digest()
