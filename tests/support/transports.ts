import type { BrowserContext } from '@playwright/test'
import { sendEmailJob } from '../../src/server/jobs/emails/send-email.ts'
import { runDue } from './jobs.ts'
import type { aServer } from './server.ts'

/** How an actor's requests reach the site. */
export interface Transport {
  /** A page keeps its cookies itself. */
  readonly cookies: Map<string, string>
  readonly send: (path: string, init?: RequestInit) => Promise<Response>
  /** Sends the queued emails, where nothing else does. */
  readonly deliver?: () => Promise<void>
}

const PATIENCE_MS = 60_000

/** The site in this process, without a port. */
export function inApp(
  { app, deps }: Pick<Awaited<ReturnType<typeof aServer>>, 'app' | 'deps'>,
  remoteAddress = '192.0.2.1',
): Transport {
  const send: Transport['send'] = async (url, init) => {
    const { method, headers, body } = await partsOf(init)
    const payload = body.length > 0 ? { payload: body } : {}
    const answer = await app.inject({ method: method as 'POST', url, headers, remoteAddress, ...payload })
    const given = Object.entries(answer.headers).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, String(value)]),
    )
    return aResponse(answer.statusCode, given, answer.rawPayload)
  }
  const deliver = async (): Promise<void> => {
    await runDue(deps.database, sendEmailJob({ ...deps.email, origin: 'https://gatepost.example' }))
  }
  return { ...keepingCookies(send), deliver }
}

/** A running server, which believes its proxy where the actor is `from`. */
export const toServer = (origin: string, from?: () => string): Transport =>
  keepingCookies((path, init) => {
    const headers = new Headers(init?.headers)
    if (from) headers.set('x-forwarded-for', from())
    return fetch(origin + path, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
  })

/** The browser of a page. */
export const inPage = ({ request }: Pick<BrowserContext, 'request'>): Transport => ({
  cookies: new Map(),
  send: async (path, init) => {
    const { method, headers, body } = await partsOf(init)
    const answer = await request.fetch(path, { method, headers, ...(body.length > 0 ? { data: body } : {}) })
    return aResponse(
      answer.status(),
      answer.headersArray().map(({ name, value }) => [name, value]),
      await answer.body(),
    )
  },
})

async function partsOf(init: RequestInit = {}) {
  const request = new Request('http://site.example', init)
  const headers = Object.fromEntries(request.headers)
  return { method: request.method, headers, body: Buffer.from(await request.arrayBuffer()) }
}

const aResponse = (status: number, headers: [string, string][], body: Buffer): Response =>
  new Response([204, 304].includes(status) ? null : new Uint8Array(body), { status, headers })

function keepingCookies(send: Transport['send']): Transport {
  const cookies = new Map<string, string>()
  return {
    cookies,
    send: async (path, init) => {
      const headers = new Headers(init?.headers)
      if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const response = await send(path, { ...init, headers })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    },
  }
}
