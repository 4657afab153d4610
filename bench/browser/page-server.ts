import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

export interface Served {
  readonly type: string
  readonly body: string | Buffer
}

export interface PageServer {
  readonly origin: string
  readonly close: () => void
}

/** Serves a page and what it loads, compressed once and for all, with the headers that ours has for them. */
export async function servePages(files: ReadonlyMap<string, Served>): Promise<PageServer> {
  const ready = new Map([...files].map(([path, { type, body }]) => [path, { ...encode(type, body), type }]))
  const server = createServer((request, response) => {
    const file = ready.get(request.url ?? '')
    // A call to the server stays without an answer: its cost is no part of what is measured here.
    if (request.method !== 'GET') return
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': file.type.startsWith('text/html') ? 'no-store' : 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      ...(file.encoding ? { 'content-encoding': file.encoding, vary: 'accept-encoding' } : {}),
    })
    response.end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // If a later page can't be built, nobody is left to close it.
  server.unref()
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => endServer(server) }
}

function encode(type: string, body: string | Buffer): { body: Buffer; encoding: 'br' | null } {
  const bytes = Buffer.from(body)
  if (/^(?:font|image)\//.test(type)) return { body: bytes, encoding: null }
  return { body: brotli(bytes), encoding: 'br' }
}

export function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function endServer(server: Server): void {
  server.closeAllConnections()
  server.close()
}
