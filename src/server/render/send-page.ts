import type { FastifyReply } from 'fastify'
import { routeOf } from '#shared/journey/pages.ts'
import type { SendPage } from '../http/plain-page.ts'
import { dropOpenerPolicyIfTyped, pagePolicy, setPageHeaders } from '../http/security-headers.ts'
import type { DrawnPage } from './guest-pages.ts'
import { brotliQuick, gzipped } from './pack.ts'
import type { PageRenderer } from './page-renderer.ts'

function takes(accepted: string, coding: string): boolean {
  const named = accepted.split(',').map((part) => part.trim())
  return named.some((part) => part.split(';')[0] === coding && !/;\s*q=0(?:\.0*)?$/.test(part))
}

export async function sendPacked(
  reply: FastifyReply,
  { html, brotli }: DrawnPage,
  accepted: string,
): Promise<FastifyReply> {
  if (takes(accepted, 'br'))
    return reply.header('content-encoding', 'br').send(brotli ?? (await brotliQuick(html)))
  if (takes(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(await gzipped(html))
  return reply.send(Buffer.from(html))
}

export function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const [path = '/'] = url.split('?', 1)
  return { path, search: url.slice(path.length) }
}

export function scriptlessPages(pages: PageRenderer): SendPage {
  return async (request, reply, state) => {
    const { path, search } = splitUrl(request.url)
    const route = routeOf(path)
    setPageHeaders(reply, pagePolicy({ ...pages.inlineHashes(route), scripts: null }))
    dropOpenerPolicyIfTyped(reply)
    return sendPacked(
      reply,
      { html: pages.render(route, state, search), brotli: null },
      request.headers['accept-encoding'] ?? '',
    )
  }
}
