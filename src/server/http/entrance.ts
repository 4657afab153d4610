import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { ReadForm } from '#shared/api/read-call.ts'
import { minuteLimit } from './call-limits.ts'
import type { Caller, OwnerCaller, SignedInCaller } from './caller.ts'
import type { Callers } from './callers.ts'
import { clientBucket } from './client-address.ts'
import { refuseOtherTypes } from './content-type.ts'
import {
  type CallerKind,
  type CallersOf,
  type EndpointRule,
  type RouteName,
  ruleOf,
} from './endpoint-rules.ts'
import { answerErrorsAs, JSON_TYPE, type RefusalForm } from './errors.ts'
import { confirmNumberFirst, malformed, Refusal, refused, signInFirst } from './refusal.ts'

interface CallerOfKind extends Record<CallerKind, Pick<Caller, 'client'>> {
  readonly anyone: Pick<Caller, 'client'>
  readonly visitor: Caller
  readonly owner: OwnerCaller
  readonly 'signed-in': SignedInCaller
  readonly confirmed: SignedInCaller
  readonly seller: SignedInCaller
  readonly agent: SignedInCaller
}

export interface Call<B = unknown, C = Caller> {
  readonly body: B
  readonly caller: C
  /** The variable part of the path, or ''. */
  readonly param: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A string or a buffer is JSON text; a reply means that the handler has sent it. */
/** Several buffers are the pieces of one body. */
export type Answer = object | string | Buffer | readonly Buffer[] | Refusal | FastifyReply

export interface Entrance {
  /** The handler runs only if the table's rules and the reader let a request through. */
  readonly handle: <N extends RouteName, B>(
    name: N,
    readBody: (body: unknown) => ReadForm<B>,
    handler: (call: Call<B, CallerOfKind[CallersOf<N>]>) => Answer | Promise<Answer>,
    /** How it writes refusals and faults, where its callers read no other. */
    refusals?: RefusalForm,
  ) => void
}

/** For endpoints that take no body, or read it themselves. */
export const noBody = (): ReadForm<null> => ({ ok: true, value: null })

export function entrance(app: FastifyInstance, callers: Callers): Entrance {
  return {
    handle: (name, readBody, handler, refusals) => {
      const rule = ruleOf(name)
      const answer: RouteOptions['handler'] = async (request, reply) => {
        refuseOtherTypes(rule, request.headers['content-type'])
        const identify = () => callerFor(rule, callers, { request, reply })
        // A caller without permission learns nothing about the body, and a malformed body costs no look-up.
        const signedIn = isForAnybody(rule) ? null : await identify()
        const body = bodyOf(readBody(request.body))
        const caller = (signedIn ?? (await identify())) as CallerOfKind[CallersOf<typeof name>]
        const [param = ''] = Object.values(request.params as Readonly<Record<string, string | undefined>>)
        return bodyFor(await handler({ body, caller, param, request, reply }), reply)
      }
      register(app, rule, answer, refusals)
    },
  }
}

/** Bodies that the handler gets as they came. */
const UNPARSED = {
  bytes: 'application/json',
  'form-bytes': 'application/x-www-form-urlencoded',
  sent: '*',
} as const

/** Bodies that the handler streams. */
const STREAMED = { multipart: 'multipart/form-data', stream: '*' } as const

function register(
  app: FastifyInstance,
  rule: EndpointRule,
  handler: RouteOptions['handler'],
  refusals: RefusalForm | undefined,
): void {
  const { method, path: url, takes, limit, bodyBytes } = rule
  const route = {
    method,
    url,
    handler,
    ...(refusals === undefined ? {} : { errorHandler: answerErrorsAs(refusals) }),
    ...(limit === null ? {} : { onRequest: minuteLimit(app, limit) }),
    ...(method === 'GET' || takes === 'stream' ? {} : { bodyLimit: bodyBytes }),
  }
  const isStreamed = takes in STREAMED
  if (!isStreamed && !(takes in UNPARSED)) {
    app.route(route)
    return
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    if (isStreamed) {
      scope.addContentTypeParser(STREAMED[takes as keyof typeof STREAMED], (_request, _body, done) =>
        done(null),
      )
    } else {
      scope.addContentTypeParser(
        UNPARSED[takes as keyof typeof UNPARSED],
        { parseAs: 'buffer' },
        (_request, body, done) => done(null, body),
      )
    }
    scope.route({ ...route, config: { takesItsTime: isStreamed } })
  })
}

const isForAnybody = ({ callers }: EndpointRule): boolean =>
  callers === 'anyone' || callers === 'visitor' || callers === 'owner'

async function callerFor(
  rule: EndpointRule,
  callers: Callers,
  exchange: Pick<Call, 'request' | 'reply'>,
): Promise<Pick<Caller, 'client'>> {
  if (rule.callers === 'anyone') return { client: clientBucket(exchange.request.ip) }
  const caller = await callers.callerOf(exchange.request)
  if (rule.callers === 'owner') return callers.asOwner(exchange, caller)
  const refusal = refusalFor(rule, caller)
  if (refusal !== null) throw refusal
  return caller
}

function refusalFor({ callers, others = '' }: EndpointRule, { account }: Caller): Refusal | null {
  if (callers === 'visitor') return null
  if (account === null) return signInFirst()
  if (callers === 'agent' && !account.isAgent) return new Refusal(403, others)
  if (callers === 'seller' && account.isAgent) return new Refusal(403, others)
  const needsNumber = callers === 'confirmed' || callers === 'seller'
  return needsNumber && !account.isAgent && !account.isVerified ? confirmNumberFirst() : null
}

function bodyOf<B>(read: ReadForm<B>): B {
  if (read.ok === true) return read.value
  throw read.ok === 'refused' ? refused(read.message) : malformed(read.message)
}

/** What the handler answers, for Fastify to send: a reply that was sent here would be waited for, too. */
function bodyFor(answer: Answer, reply: FastifyReply): object | string {
  if (answer instanceof Refusal) throw answer
  if (Array.isArray(answer)) return inPieces(answer as readonly Buffer[], reply)
  if (typeof answer === 'string' || Buffer.isBuffer(answer)) reply.type(JSON_TYPE)
  return answer
}

const nothing = (): void => undefined

/** Copied together, long pieces would keep the garbage collector busy; so would `Readable.from`, with two closures for each. */
function inPieces(pieces: readonly Buffer[], reply: FastifyReply): Readable {
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
  reply.type(JSON_TYPE).header('content-length', bytes)
  const body = new Readable({ read: nothing })
  for (const piece of pieces) body.push(piece)
  body.push(null)
  return body
}
