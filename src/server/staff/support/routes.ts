import type { FastifyReply } from 'fastify'
import { HONEYPOT_FIELD, NOTHING_TYPED, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { readContactQuery } from '#shared/journey/contact-query.ts'
import { paths } from '#shared/journey/paths.ts'
import { readContact } from '#shared/support/contact-form.ts'
import { isCaseNumber } from '#shared/values/case-number.ts'
import { accountShown } from '../../http/caller.ts'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { readPostedForm, type SendPage } from '../../http/plain-page.ts'
import { DO_NOT_KEEP } from '../../http/security-headers.ts'
import type { Cases, SupportLimits } from './support-case.ts'

export interface SupportDeps {
  readonly cases: Cases
  readonly limits: SupportLimits
  readonly sendPage: SendPage
  readonly now: () => Date
}

const TOO_OFTEN =
  'People have sent us too many messages today. Try again in 24 hours, or write to us by email. What you wrote is still here.'

export function registerSupportRoutes({ handle }: Entrance, deps: SupportDeps): void {
  handle('contactForm', noBody, (call) => {
    const query = call.request.query as Readonly<Record<string, unknown>>
    const values = { ...readContactQuery(query), email: call.caller.account?.email ?? '' }
    return send(deps, call, { ...NOTHING_TYPED, values }, sentCase(query))
  })
  handle('contact', readPostedForm, (call) => takeMessage(deps, call))
}

async function takeMessage(deps: SupportDeps, call: Call<PostedFields>): Promise<FastifyReply> {
  const { body, caller, reply, request } = call
  const { typed, errors, message } = readContact(body)
  const form = { values: typed, errors, refused: null }
  if (message === null) {
    reply.code(422)
    return send(deps, call, form)
  }
  if ((body[HONEYPOT_FIELD] ?? '') !== '') return reply.redirect(`${paths.contact()}?case=`, 303)
  const opened = await deps.cases.open({ message, client: caller.client, at: deps.now() }, deps.limits)
  if (opened.kind === 'opened') return reply.redirect(`${paths.contact()}?case=${opened.number}`, 303)
  request.securityEvent = 'rate_limited'
  reply.code(429).header('retry-after', String(Math.max(1, Math.ceil(opened.wait))))
  return send(deps, call, { ...form, refused: TOO_OFTEN })
}

/** The number in the URL after a message was sent; null before. */
function sentCase({ case: number }: Readonly<Record<string, unknown>>): string | null {
  if (typeof number !== 'string') return null
  return isCaseNumber(number) ? number : ''
}

function send(
  { sendPage }: SupportDeps,
  { caller, request, reply }: Call,
  form: TypedForm,
  caseNumber: string | null = null,
): Promise<FastifyReply> {
  return sendPage(request, reply.headers(DO_NOT_KEEP), { who: accountShown(caller), form, caseNumber })
}
