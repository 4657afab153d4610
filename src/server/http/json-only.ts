import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** For the calls that take JSON alone (the contract, Calls). */
export function refuseForms({ headers }: FastifyRequest): void {
  if (/^application\/json\b/i.test(headers['content-type'] ?? '')) return
  throw new Refusal(415, 'This call takes application/json.', 'wrong_content_type')
}
