import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { PROBLEMS } from '#shared/api/api-problems.ts'
import { paths } from '#shared/journey/paths.ts'
import { clientBucket } from '../../http/client-address.ts'
import { answerErrorsAs } from '../../http/errors.ts'
import { methodNotAllowed } from '../../http/refusal.ts'
import { type AdmitDeps, admitKey } from './admit-key.ts'
import {
  answerOnce,
  callHashOf,
  idempotencyKeyIn,
  type KeptAnswers,
  LONGEST_IDEMPOTENCY_KEY,
} from './answer-once.ts'
import type { ApiAnswer, ApiCall, ApiHandler, ApiKey, ApiProblem, Quota } from './api.ts'
import { callCheck } from './check-call.ts'
import { FORM_TYPE, type ReceiveFile } from './file-routes.ts'
import { openApi } from './open-api.ts'
import { isWriting, OPERATIONS, type Operation, type OperationName } from './operations.ts'
import { AS_PROBLEM, PROBLEM_TYPE, problemText, refusalOf } from './problem-routes.ts'

export interface ApiDeps extends AdmitDeps {
  readonly handlers: Readonly<Record<OperationName, ApiHandler>>
  readonly answers: KeptAnswers
  readonly receiveFile: ReceiveFile
  readonly originOf: (request: FastifyRequest) => string
  readonly now: () => Date
}

const JSON_TYPE = 'application/json; charset=utf-8'
/** As large as a home that a feed sends. */
const BODY_BYTES = 512 * 1_024
const DOCUMENT_SECONDS = 300
const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** For agencies' own programs. Whatever goes wrong at these addresses is told as RFC 9457 says. */
export function registerApiRoutes(app: FastifyInstance, deps: ApiDeps): void {
  void app.register(async (scope) => {
    scope.setErrorHandler(answerErrorsAs(AS_PROBLEM))
    for (const name of Object.keys(OPERATIONS) as OperationName[]) registerOperation(scope, deps, name)
    scope.get(paths.apiDocument(), async (request, reply) =>
      reply
        .header('cache-control', `public, max-age=${DOCUMENT_SECONDS}`)
        .type(JSON_TYPE)
        .send(JSON.stringify(openApi(deps.originOf(request)))),
    )
    const handler = async (request: FastifyRequest): Promise<never> => refuseUnknown(request)
    scope.route({ method: [...METHODS], url: `${paths.api()}/*`, handler })
  })
}

/** `{advert}` is `:advert` in a route. */
const routeOf = (path: string): string => paths.api() + path.replaceAll(/\{(\w+)\}/g, ':$1')

function registerOperation(scope: FastifyInstance, deps: ApiDeps, name: OperationName): void {
  const operation: Operation = OPERATIONS[name]
  const check = callCheck(operation)
  const run = deps.handlers[name]
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const at = deps.now()
    const key = await admit(deps, operation, request, reply, at)
    const call = callOf(request, { key, origin: deps.originOf(request), at }, check)
    const answer = (whole: ApiCall) => once(deps, operation, request, whole, () => run(whole))
    if (operation.file === undefined) return send(reply, await answer(call))
    return send(
      reply,
      await deps.receiveFile(request, key.agencyId, (file) =>
        answer({ ...call, file, body: { file: file.hash.toString('hex') } }),
      ),
    )
  }
  const route = { method: operation.method, url: routeOf(operation.path), bodyLimit: BODY_BYTES, handler }
  if (operation.file === undefined) return void scope.route(route)
  const types = [FORM_TYPE, ...operation.file.types]
  void scope.register(async (files) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser(types, (_request, _body, done) => done(null))
    files.route({ ...route, config: { takesItsTime: true } })
  })
}

/** Throws what is wrong with the call. */
function callOf(
  { params, query: asked, body, url }: FastifyRequest,
  made: Pick<ApiCall, 'key' | 'origin' | 'at'>,
  check: ReturnType<typeof callCheck>,
): ApiCall {
  const path = params as Readonly<Record<string, string>>
  const query = asked as Readonly<Record<string, string>>
  const problem = check({ path, query, body })
  if (problem !== null) throw refusalOf(problem)
  return { ...made, given: { ...query, ...path }, body, file: null, address: made.origin + url }
}

const limitsOf = ({ most, left, seconds }: Quota) => ({
  'ratelimit-policy': `"key";q=${most};w=60`,
  ratelimit: `"key";r=${left};t=${seconds}`,
})

const NO_IDEMPOTENCY_KEY: ApiProblem = {
  problem: 'not-readable',
  detail: `An Idempotency-Key has 1 to ${LONGEST_IDEMPOTENCY_KEY} visible characters, in quotes or without.`,
}

async function once(
  { answers }: ApiDeps,
  operation: Operation,
  { headers }: FastifyRequest,
  { key, address, body, at }: ApiCall,
  run: () => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const header = headers['idempotency-key']
  if (header === undefined || !isWriting(operation)) return run()
  const idempotencyKey = idempotencyKeyIn(String(header))
  if (idempotencyKey === null) return NO_IDEMPOTENCY_KEY
  const callHash = callHashOf(operation.method, address, body)
  return answerOnce(answers, { keyId: key.id, idempotencyKey, callHash, at }, run)
}

/** RFC 6750. */
const CHALLENGES = {
  'no-key': () => 'Bearer',
  'not-for-this': (scope: string) => `Bearer error="insufficient_scope", scope="${scope}"`,
}

async function admit(
  deps: ApiDeps,
  { scope }: Operation,
  { headers, ip }: FastifyRequest,
  reply: FastifyReply,
  at: Date,
): Promise<ApiKey> {
  const admitted = await admitKey(deps, headers.authorization ?? '', scope, clientBucket(ip), at)
  const { quota } = admitted
  if (quota !== null) reply.headers(limitsOf(quota))
  if (admitted.kind === 'admitted') return admitted.key
  const { problem, waitSeconds } = admitted
  const name = problem.problem
  throw refusalOf(problem, waitSeconds === null ? 'api_key_refused' : 'rate_limited', {
    ...(waitSeconds !== null && { 'retry-after': String(Math.max(1, Math.ceil(waitSeconds))) }),
    ...(name in CHALLENGES && { 'www-authenticate': CHALLENGES[name as keyof typeof CHALLENGES](scope) }),
  })
}

function send(reply: FastifyReply, answer: ApiAnswer): FastifyReply {
  if ('problem' in answer) {
    const { waitSeconds, ...problem } = answer
    if (waitSeconds !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(waitSeconds))))
    return reply.code(PROBLEMS[answer.problem].status).type(PROBLEM_TYPE).send(problemText(problem))
  }
  const { status, body } = answer
  return body === null
    ? reply.code(status).send()
    : reply.code(status).type(JSON_TYPE).send(JSON.stringify(body))
}

/** 405 where another method has an operation, else 404. */
function refuseUnknown({ url, method }: FastifyRequest): never {
  const [path = ''] = url.slice(paths.api().length).split('?', 1)
  const parts = path.split('/')
  const there = Object.values<Operation>(OPERATIONS).filter((one) => {
    const own = one.path.split('/')
    return own.length === parts.length && own.every((part, i) => part.startsWith('{') || part === parts[i])
  })
  if (there.length === 0 || there.some((one) => one.method === method)) {
    throw refusalOf({ problem: 'nothing-here', detail: 'The API has nothing at this address.' })
  }
  throw methodNotAllowed(new Set(there.map((one) => one.method)))
}
