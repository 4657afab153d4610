import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Respond = (request: IncomingMessage, response: ServerResponse) => void

export interface StandIn {
  readonly origin: string
  /** Path and query of every request so far. */
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

/** A real HTTP server in the place of a provider. */
export async function startStandIn(respond: Respond): Promise<StandIn> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    respond(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    server.closeAllConnections()
    await closed
  }
  return { origin: `http://127.0.0.1:${port}`, asked, close }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

export function sendText(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/plain' })
  response.end(body)
}

const json = { 'content-type': 'application/json' }
const send =
  (status: number, headers: Record<string, string>, body: string | Buffer): Respond =>
  (_request, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }

/** What goes wrong with any provider, and the reason that it gives. `elsewhere` is where the redirect leads. */
export const faults = (elsewhere: string): readonly (readonly [string, Respond, string])[] => [
  ['an error of its own', send(500, json, '{"message":"secret of the provider"}'), 'broken'],
  ['a bad gateway with a page', send(502, { 'content-type': 'text/html' }, '<h1>502</h1>'), 'broken'],
  ['a huge error page', send(500, { 'content-type': 'text/html' }, 'x'.repeat(3_000_000)), 'broken'],
  ['a rate limit by 429', send(429, json, '{}'), 'busy'],
  ['a rate limit by 503', send(503, { 'retry-after': '5' }, ''), 'busy'],
  ['a request that it does not understand', send(400, json, '{}'), 'broken'],
  ['a wrong key by 401', send(401, json, '{}'), 'refused'],
  ['a wrong key by 403', send(403, { 'content-type': 'text/plain' }, 'Unknown key'), 'refused'],
  ['a bill by 402', send(402, json, '{}'), 'no-credit'],
  ['no content', send(204, {}, ''), 'broken'],
  ['headers that do not come', () => {}, 'slow'],
  ['a body that does not come', (_request, response) => response.writeHead(200, json).flushHeaders(), 'slow'],
  ['a body that trickles', (_request, response) => trickle(response.writeHead(200, json)), 'slow'],
  ['a body cut off with its connection', (_request, response) => cutOff(response), 'broken'],
  ['a connection closed without an answer', (request) => request.socket.destroy(), 'unreachable'],
  ['an answer that is no HTTP', (request) => request.socket.end('nonsense\r\n\r\n'), 'unreachable'],
  ['half of the JSON', send(200, json, '{"code":2000,"resu'), 'garbage'],
  ['an empty body', send(200, json, ''), 'garbage'],
  ['no JSON at all', send(200, json, 'secret of the provider'), 'garbage'],
  ['a control character', send(200, json, '\u0000'), 'garbage'],
  [
    'bytes that are no UTF-8',
    send(200, json, Buffer.from('[{"udprn":"1","street":"Caf\u00e9"}]', 'latin1')),
    'garbage',
  ],
  ['a page with status 200', send(200, { 'content-type': 'text/html' }, '<h1>Welcome</h1>'), 'garbage'],
  ['JSON under another name', send(200, { 'content-type': 'text/plain' }, '[]'), 'garbage'],
  ['JSON without a name', send(200, {}, '[]'), 'garbage'],
  ['null', send(200, json, 'null'), 'garbage'],
  ['a number', send(200, json, '12'), 'garbage'],
  ['a text', send(200, json, '"12 High Street"'), 'garbage'],
  ['a list of something else', send(200, json, '[1, null, "x"]'), 'garbage'],
  ['an object of something else', send(200, json, '{"answer":42}'), 'garbage'],
  [
    'a list where there should be objects',
    send(200, json, '{"code":2000,"result":[[]],"data":[[]]}'),
    'garbage',
  ],
  [
    'an object where there should be a list',
    send(200, json, '{"code":2000,"result":{},"data":"x"}'),
    'garbage',
  ],
  ['a body beyond all bounds', send(200, json, JSON.stringify(['x'.repeat(2_000_000)])), 'garbage'],
  ['a body without end', (_request, response) => pour(response.writeHead(200, json)), 'garbage'],
  ['a redirect elsewhere', send(302, { location: elsewhere }, ''), 'broken'],
  ['a permanent redirect elsewhere', send(308, { location: elsewhere }, ''), 'broken'],
]

/** One byte at a time, each in time: only the whole is too slow. */
function trickle(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { ...json, 'content-length': '1000' })
  response.write('[{"udprn":', () => response.destroy())
}

function pour(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(' '.repeat(64_000)));
  }
  response.on('drain', more)
  more()
}
