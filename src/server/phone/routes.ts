import type { FastifyInstance } from 'fastify'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { isCleanLine } from '#shared/values/clean-text.ts'
import { malformed, tooMany } from '../http/refusal.ts'
import { checkPhone, LONGEST_PHONE_TEXT } from './check-phone.ts'

const CHECKS_A_MINUTE = 120

export interface PhoneDeps {
  readonly smsIsSandboxed: boolean
}

export function registerPhoneRoutes(app: FastifyInstance, deps: PhoneDeps): void {
  app.post(
    ENDPOINTS.validatePhone.path,
    {
      config: {
        rateLimit: {
          max: CHECKS_A_MINUTE,
          timeWindow: 60_000,
          errorResponseBuilder: (_request, { ttl }) =>
            tooMany('That is a lot of numbers. Please wait a minute, then try again.', ttl / 1_000),
        },
      },
    },
    async ({ body }) => {
      const { text, onlyMobile } = readPhoneRequest(body)
      return { success: true, error_message: '', valid: checkPhone(deps, text, onlyMobile).valid }
    },
  )
}

/** `check-if-unique` is read and answered as unique: a number is taken by an account, and there are none yet. */
function readPhoneRequest(body: unknown): { text: string; onlyMobile: boolean } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformed('The request needs the field phone-number.')
  }
  const fields = new Map<string, unknown>(Object.entries(body))
  const text = fields.get('phone-number')
  if (!isCleanLine(text) || text.length > LONGEST_PHONE_TEXT) {
    throw malformed(`The field phone-number must be a text of up to ${LONGEST_PHONE_TEXT} characters.`)
  }
  readFlag(fields, 'check-if-unique')
  return { text, onlyMobile: readFlag(fields, 'only-mobile') }
}

function readFlag(fields: ReadonlyMap<string, unknown>, name: string): boolean {
  const value = fields.get(name) ?? '0'
  if (value === '1' || value === 1 || value === true || value === 'true') return true
  if (value === '0' || value === 0 || value === false || value === 'false') return false
  throw malformed(`The field ${name} must be 1 or 0.`)
}
