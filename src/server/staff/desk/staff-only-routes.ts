import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isObject } from '#shared/values/is-object.ts'
import { notFound } from '../../http/refusal.ts'
import { cspHash, DO_NOT_KEEP, pagePolicy, setPageHeaders } from '../../http/security-headers.ts'
import { hashOf, type TokenCookie } from '../../http/token.ts'
import type { DeskAnswer, DeskHandler, Fields, StaffCalls } from './desk-call.ts'
import { drawDesk } from './desk-page.ts'
import { DESK_STYLE } from './desk-style.ts'
import type { Staff, StaffStore } from './staff.ts'

export interface StaffOnlyDeps {
  readonly staff: Pick<StaffStore, 'findSession'>
  readonly cookie: TokenCookie
  readonly now: () => Date
}

/** Routes of the desk. To everybody else there is nothing at their addresses. */
export function staffOnly(app: FastifyInstance, deps: StaffOnlyDeps): StaffCalls {
  const route =
    (method: 'GET' | 'POST') =>
    (url: string, handler: DeskHandler): void => {
      app.route({
        method,
        url,
        handler: async (request, reply) => {
          const staff = await signedIn(deps, request)
          if (staff === null) throw notFound('not_signed_in')
          const [param = ''] = Object.values(request.params as Fields)
          const call = { staff, param, query: textsIn(request.query), form: textsIn(request.body) }
          return sendDesk(reply, await handler(call), staff)
        },
      })
    }
  return { page: route('GET'), act: route('POST') }
}

export async function signedIn(
  { staff, cookie, now }: StaffOnlyDeps,
  request: FastifyRequest,
): Promise<Staff | null> {
  const token = cookie.read(request)
  return token === null ? null : staff.findSession(hashOf(token), now())
}

/** What is no text, such as a name that stands twice in a query, is left out. */
export function textsIn(value: unknown): Fields {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const POLICY = pagePolicy({
  scripts: null,
  styles: [cspHash(DESK_STYLE)],
})

export function sendDesk(reply: FastifyReply, answer: DeskAnswer, staff: Staff | null): FastifyReply {
  reply.headers(DO_NOT_KEEP)
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303)
  setPageHeaders(reply, POLICY)
  return reply.code(answer.status ?? (answer.trouble === undefined ? 200 : 422)).send(drawDesk(answer, staff))
}
