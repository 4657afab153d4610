import type { EndpointRule } from './endpoint-rules.ts'
import { Refusal } from './refusal.ts'

const JSON_ONLY = /^application\/json\b/i
const FORM_ONLY = /^application\/x-www-form-urlencoded\b/i

/** The parsers take JSON and forms, but not every endpoint does (the contract, Calls). */
export function refuseOtherTypes(
  { takes, bodyIsOptional }: EndpointRule,
  contentType: string | undefined,
): void {
  if (contentType === undefined && bodyIsOptional) return
  if (takes === 'json' && !JSON_ONLY.test(contentType ?? ''))
    throw wrongType('This call takes application/json.')
  if (takes === 'form-only' && !FORM_ONLY.test(contentType ?? ''))
    throw wrongType('This address takes a form.')
}

const wrongType = (message: string): Refusal => new Refusal(415, message, 'wrong_content_type')
