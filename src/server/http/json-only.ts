import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#shared/api/endpoints.ts'
import { Refusal } from './refusal.ts'

/** A call that takes JSON takes nothing else (the contract, Calls). */
export function refuseForms({ headers }: FastifyRequest, { takes }: Endpoint): void {
  if (takes !== 'json' || /^application\/json\b/i.test(headers['content-type'] ?? '')) return
  throw new Refusal(415, 'This call takes application/json.', 'wrong_content_type')
}
