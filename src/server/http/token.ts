import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Tokens are stored only in this form. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

export interface HashedToken {
  readonly token: string
  readonly hash: Buffer
}

export function newHashedToken(): HashedToken {
  const token = newToken()
  return { token, hash: hashOf(token) }
}

export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value)

/** Behind https its name binds it to the host. */
export interface TokenCookie {
  readonly read: (request: FastifyRequest) => string | null
  /** `maxAgeSeconds` null: until the browser is closed. */
  readonly give: (reply: FastifyReply, token: string, maxAgeSeconds: number | null) => void
  readonly remove: (reply: FastifyReply) => void
}

/** 'strict': it is not sent with a request that another site started. */
export function tokenCookie(
  plainName: string,
  publicUrl: string | null,
  sameSite: 'lax' | 'strict' = 'lax',
): TokenCookie {
  const secure = publicUrl?.startsWith('https:') ?? false
  const name = secure ? `__Host-${plainName}` : plainName
  const options = { path: '/', httpOnly: true, sameSite, secure } as const
  return {
    read: ({ cookies }) => {
      const token = cookies[name]
      return isToken(token) ? token : null
    },
    give: (reply, token, maxAgeSeconds) => {
      reply.setCookie(name, token, {
        ...options,
        ...(maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }),
      })
    },
    remove: (reply) => {
      reply.clearCookie(name, options)
    },
  }
}
