import type { FastifyInstance } from 'fastify'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { clientBucket } from '../http/client-address.ts'
import { refuseForms } from '../http/json-only.ts'
import { malformed, tooMany } from '../http/refusal.ts'
import type { Visitors } from '../http/visitors.ts'
import { checkDuplicate, type DuplicateDeps } from './check-duplicate.ts'
import { readCheck } from './read-check.ts'

export interface HomeDeps extends DuplicateDeps {
  readonly visitors: Visitors
}

export function registerHomeRoutes(app: FastifyInstance, deps: HomeDeps): void {
  app.post(ENDPOINTS.addressExists.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.addressExists)
    const read = readCheck(request.body)
    if (!read.ok) throw malformed(read.message)
    const owner = { uuid: read.value.uuid, ownerKey: await deps.visitors.keyOf(request) }
    const checked = await checkDuplicate(deps, read.value.checked, owner, clientBucket(request.ip))
    if (checked.kind === 'limited') {
      throw tooMany(
        'We cannot check more addresses for you today. You can go on: the address is checked again when you publish.',
        checked.retryAfterSeconds,
      )
    }
    // Never whose advert it is.
    return reply.send({
      success: true,
      error_message: '',
      result: { listingExists: { listing: checked.isAdvertised ? true : null } },
    })
  })
}
