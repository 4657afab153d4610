import type { FastifyInstance } from 'fastify'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#shared/account/social-providers.ts'
import type { SandboxIssuer } from '../gateways/sandbox-identity.ts'
import { malformed } from '../http/refusal.ts'
import { dropOpenerPolicy, pagePolicy, setPageHeaders } from '../http/security-headers.ts'
import { chooserPage, chosenPage, IDENTITY_PAGE_HASHES, INVENTED_PEOPLE } from './identity-page.ts'

/** Null if the provider is real. */
export type SandboxIssuers = Readonly<Record<SocialProvider, SandboxIssuer | null>>

const NONCE = /^[\w-]{43}$/

/** The contract, The sandbox. */
export function registerSandboxIdentityRoutes(app: FastifyInstance, issuers: SandboxIssuers): void {
  const policy = pagePolicy(IDENTITY_PAGE_HASHES)
  for (const provider of SOCIAL_PROVIDERS) {
    const issuer = issuers[provider]
    if (issuer === null) continue
    const path = `/sandbox/${provider}`
    app.get(`${path}/jwks.json`, async () => issuer.keys)
    app.get<{ Querystring: { nonce?: unknown } }>(path, async ({ query }, reply) => {
      setPageHeaders(reply, policy)
      dropOpenerPolicy(reply)
      return reply.send(chooserPage(provider, nonceIn(query.nonce)))
    })
    app.post<{ Body: { nonce?: unknown; person?: unknown } | null | undefined }>(
      path,
      async ({ body }, reply) => {
        const person = INVENTED_PEOPLE.find(({ subject }) => subject === body?.person)
        if (!person) throw malformed('There is no such person.')
        const token = await issuer.issue(person, nonceIn(body?.nonce))
        setPageHeaders(reply, policy)
        dropOpenerPolicy(reply)
        return reply.send(chosenPage(provider, token))
      },
    )
  }
}

function nonceIn(value: unknown): string {
  if (typeof value === 'string' && NONCE.test(value)) return value
  throw malformed('The nonce is not one of ours.')
}
