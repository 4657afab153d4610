import type { FastifyInstance } from 'fastify'
import { isObject } from '#shared/values/is-object.ts'
import { malformed } from '../http/refusal.ts'
import { pagePolicy, setPageHeaders } from '../http/security-headers.ts'
import { CALL_PAGE_HASH, callPage, SANDBOX_PHONE } from './call-page.ts'
import { type PlaceCallDeps, placeCall } from './place-call.ts'

/** Calls to the sandbox's privacy numbers (the contract, Voice). Null where they are real. */
export function registerSandboxCallRoutes(app: FastifyInstance, deps: PlaceCallDeps | null): void {
  if (deps === null) return
  const policy = pagePolicy({ scripts: [], styles: [CALL_PAGE_HASH] })
  app.post('/sandbox/call', async ({ body }) => {
    const { from, to } = numbersIn(body)
    const { forwardedTo } = await placeCall(deps, from, to)
    return { forwardedTo }
  })
  app.get('/sandbox/calls.json', async () => deps.calls.list())
  app.get(SANDBOX_PHONE, async (_request, reply) => {
    setPageHeaders(reply, policy)
    return reply.send(callPage(await deps.calls.list()))
  })
  app.post(SANDBOX_PHONE, async ({ body }, reply) => {
    const { from, to } = numbersIn(body)
    await placeCall(deps, from, to)
    return reply.redirect(SANDBOX_PHONE, 303)
  })
}

const LONGEST = 64

function numbersIn(body: unknown): { readonly from: string; readonly to: string } {
  const fields = isObject(body) ? body : {}
  return { from: numberIn(fields['from']), to: numberIn(fields['to']) }
}

function numberIn(value: unknown): string {
  if (typeof value === 'string' && value.length <= LONGEST && /\d/.test(value)) return value
  throw malformed('A call needs the numbers from and to.')
}
