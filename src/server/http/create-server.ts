import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify'
import type { Config } from '../config/config.ts'
import { type BodyMemory, limitBodyMemory } from './body-memory.ts'
import { cleanForwardedAddresses, registerLimits } from './call-limits.ts'
import { BODY_BYTES } from './endpoint-rules.ts'
import { answerError } from './errors.ts'
import { parseFormBody } from './form-body.ts'
import { parseJsonBody } from './json-body.ts'
import type { Log } from './log.ts'
import { originCheck } from './origin.ts'
import { malformed, notFound, Refusal, type SecurityEvent } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'
import { cutSlowRequests } from './slow-requests.ts'
import { answerSocketErrors } from './socket-errors.ts'
import { looksLikePage, type UnknownRoutes, watchRoutes } from './unknown-routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set if the security log is to name this answer. */
    securityEvent: SecurityEvent | null
  }
}

export type ServerSettings = Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>

export interface HttpServer {
  readonly app: FastifyInstance
  readonly routes: UnknownRoutes
}

/** A request may name the whole address (RFC 9112, section 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i
const REQUEST_MS = 15_000
/** Of an upload: 8 MiB at 112 kbit/s. */
const LONGEST_REQUEST_MS = 600_000
const IDLE_MS = 30_000
const HTTP = {
  maxHeaderSize: 16_384,
  headersTimeout: REQUEST_MS,
  connectionsCheckingInterval: 2_000,
  // We answer a request without a Host header ourselves, with our headers.
  requireHostHeader: false,
}

/** A client alone has 7 MiB. */
const BODY_MEMORY: BodyMemory = { bytes: 64 * 1_024 * 1_024, part: 1 / 8 }

/** `plainUrl` gives the address under which a request is looked up. */
export async function createServer(
  settings: ServerSettings,
  log: Log,
  plainUrl: (url: string) => string,
): Promise<HttpServer> {
  const headers = securityHeaders(settings.publicUrl?.startsWith('https:') ?? false)
  const answerSocketError = answerSocketErrors(headers, log)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: IDLE_MS,
    keepAliveTimeout: 65_000,
    rewriteUrl: ({ url = '/' }) => plainUrl(url.replace(ORIGIN, '') || '/'),
    routerOptions: { maxParamLength: 100 },
    return503OnClosing: false,
    trustProxy: trustedHops(settings.trustProxy),
    clientErrorHandler: answerSocketError,
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply.headers(headers))
    },
    http: HTTP,
  })
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.decorateRequest('securityEvent', null)
  const routes = watchRoutes(app)
  if (settings.trustProxy !== false) cleanForwardedAddresses(app)
  addParsers(app)
  cutSlowRequests(app, answerSocketError, REQUEST_MS)
  addHooks(app, headers, originCheck(settings), routes)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request) => {
    throw routes.refusalFor(request)
  })
  await app.register(fastifyCookie)
  await registerLimits(app)
  return { app, routes }
}

/** Only our own proxies' entries of X-Forwarded-For count: anybody can write the rest. */
function trustedHops(
  proxies: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return proxies === false ? false : [...proxies]
}

function addParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      refuseOtherCharsets(request.headers['content-type'])
      return parseJsonBody(body)
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      refuseOtherCharsets(request.headers['content-type'])
      return parseFormBody(body)
    },
  )
}

function refuseOtherCharsets(contentType: string | undefined): void {
  const charset = /;\s*charset\s*=\s*"?([^;"\s]*)/i.exec(contentType ?? '')?.[1]
  if (charset === undefined || charset.toLowerCase() === 'utf-8') return
  throw new Refusal(415, 'Text must be sent as UTF-8.', 'wrong_content_type')
}

/** '/advert/' is no advert. Calls may leave their last part out. */
const hasEmptyPart = ({ method, params }: FastifyRequest): boolean =>
  method === 'GET' && Object.values(params as Readonly<Record<string, string>>).includes('')

function addHooks(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  checkOrigin: ReturnType<typeof originCheck>,
  routes: UnknownRoutes,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    // Before the body is parsed.
    if (request.is404) throw routes.refusalFor(request)
    const hosts = request.raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length !== 1) throw malformed('The request needs one Host header.')
    if (request.routeOptions.url === '*' && !looksLikePage(request.url.split('?', 1)[0] ?? '')) {
      throw notFound()
    }
    if (hasEmptyPart(request)) throw notFound()
    checkOrigin(request)
    done()
  })
  limitBodyMemory(app, BODY_MEMORY)
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ip: request.ip,
      ms: Math.round(reply.elapsedTime),
    }
    if (request.securityEvent === null) request.log.info(line, 'answered')
    else request.log.warn({ ...line, event: request.securityEvent }, 'refused')
    done()
  })
}
