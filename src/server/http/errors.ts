import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseDown } from '../db/pool.ts'
import { FAULT_PAGE_POLICY, faultPage, wantsPage } from './fault-page.ts'
import { notFound, Refusal, refusalBody, type SecurityEvent, unavailable } from './refusal.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'
const PAGE_TYPE = 'text/html; charset=utf-8'
const RETRY_SECONDS = 5

/** Fastify's own refusals, in our words. */
const FRAMEWORK: Readonly<Record<string, readonly [status: number, message: string, event: SecurityEvent]>> =
  {
    FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The request is too large.', 'body_too_large'],
    FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'This call does not take that content type.', 'wrong_content_type'],
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The request is not as long as it says.', 'malformed_request'],
    FST_ERR_CTP_EMPTY_TYPE: [415, 'The request has no content type.', 'wrong_content_type'],
    FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The request has no body.', 'malformed_request'],
    FST_ERR_BAD_URL: [400, 'The address is not a valid one.', 'malformed_request'],
  }

/** The sentence reveals no internals. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseDown(error)) {
    return unavailable('We can’t reach our records at the moment. Try again in a few seconds.', RETRY_SECONDS)
  }
  const { code, statusCode } = error instanceof Error ? (error as Partial<FastifyError>) : {}
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return notFound('malformed_request')
  const known = FRAMEWORK[code ?? '']
  if (known) return new Refusal(...known)
  // The file server's 403 would show that a folder exists.
  if (statusCode === 403) return notFound()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal(statusCode, 'The request cannot be understood.', 'malformed_request')
  }
  return new Refusal(500, 'Something went wrong. Try again.')
}

/** Nobody reads the answer. */
const isBrokenOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

/** How a part of the site writes its refusals. */
export interface RefusalForm {
  readonly type: string
  readonly write: (refusal: Refusal) => string
}

type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

export const answerErrorsAs =
  (form: RefusalForm): AnswerError =>
  (error, request, reply) =>
    answerAs(form, error, request, reply)

/** For programs, whatever they say they accept. */
export const AS_JSON: RefusalForm = {
  type: JSON_TYPE,
  write: ({ message, details }) => refusalBody(message, details),
}

/** As a page for people, who come by a link or a form, and as JSON for programs. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!wantsPage(request)) return answerAs(AS_JSON, error, request, reply)
  reply.header('content-security-policy', FAULT_PAGE_POLICY)
  const asPage: RefusalForm = { type: PAGE_TYPE, write: (refusal) => faultPage(refusal, request.method) }
  return answerAs(asPage, error, request, reply)
}

function answerAs(
  { type, write }: RefusalForm,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asRefusal(error)
  request.securityEvent = refusal.event
  if (isBrokenOff(request)) request.log.info('the client broke the call off')
  else if (refusal.statusCode >= 500) {
    // Refusing an overload is no fault, and must not bury real ones in the log.
    const isFault = error !== refusal || refusal.cause !== undefined
    request.log[isFault ? 'error' : 'warn']({ err: error }, 'the call failed')
  }
  // The rest of an unread body would be taken for the next request.
  if (refusal.statusCode === 413) reply.header('connection', 'close')
  return reply.code(refusal.statusCode).headers(refusal.headers).type(type).send(write(refusal))
}
