import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { atFileEnd } from './at-file-end.ts'
import { PORTAL_TLS } from './portal-tls.ts'
import { sendJson } from './stand-in-server.ts'

type Members = Record<string, unknown>

interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly isCertified: boolean
  /** As it came. */
  readonly sent: string
  readonly body: Members
}

type Answer = (response: ServerResponse, call: Received) => void

/**
 * A portal over TLS that takes RTDF and Zoopla's calls as they ask for it: by the reference it keeps what is sent, and
 * refuses to take off what it has not. `answers` are given first, one a call, in its place.
 */
export async function aPortal() {
  const homes = new Map<string, Members>()
  const calls: Received[] = []
  const answers: Answer[] = []
  const server = createServer(
    {
      cert: PORTAL_TLS.serverCert,
      key: PORTAL_TLS.serverKey,
      ca: PORTAL_TLS.ca,
      requestCert: true,
      rejectUnauthorized: false,
    },
    (request, response) => {
      void text(request).then((sent) => {
        const path = request.url ?? ''
        const body = JSON.parse(sent) as Members
        const isCertified = 'authorized' in request.socket && request.socket.authorized === true
        const call = { path, headers: request.headers, isCertified, sent, body }
        calls.push(call)
        const answer = answers.shift() ?? speak(homes)
        answer(response, call)
      })
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atFileEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    homes,
    calls,
    answers,
    /** The calls since the last look, by the end of their path. */
    called: () => calls.splice(0).map(({ path }) => path.split('/').slice(-1)[0] ?? ''),
  }
}
export type TestPortal = Awaited<ReturnType<typeof aPortal>>

const speak =
  (homes: Map<string, Members>): Answer =>
  (response, { path, body }) =>
    path.includes('/listing/')
      ? speakZoopla(homes, response, path, body)
      : speakRtdf(homes, response, path, body)

function speakRtdf(homes: Map<string, Members>, response: ServerResponse, path: string, body: Members): void {
  const envelope = { request_id: '1', request_timestamp: '', response_timestamp: '', warnings: [] }
  const answer = (message: string, members: Members) =>
    sendJson(response, 200, { ...envelope, message, success: true, errors: [], ...members })
  const { agent_ref: ref = '' } = (body['property'] ?? {}) as { readonly agent_ref?: string }
  if (path.includes('/getbranchpropertylist')) {
    return answer('', {
      property: [...homes.keys()].map((agent_ref) => ({ agent_ref, rightmove_id: 1, channel: 1 })),
    })
  }
  if (path.includes('/sendpropertydetails')) {
    homes.set(ref, body)
    return answer('', { property: { agent_ref: ref, rightmove_id: 1, change_type: 'UPDATE' } })
  }
  if (homes.delete(ref)) return answer('', { property: { agent_ref: ref } })
  const error = { error_code: 'VAL_00149', error_description: 'Property is not there', error_value: ref }
  answer('Refused', { success: false, errors: [error] })
}

function speakZoopla(
  homes: Map<string, Members>,
  response: ServerResponse,
  path: string,
  body: Members,
): void {
  const ref = String(body['listing_reference'])
  if (path.endsWith('/listing/list')) {
    const listings = [...homes.keys()].map((listing_reference) => ({
      listing_reference,
      listing_etag: '',
      url: '',
    }))
    return sendJson(response, 200, { status: 'OK', branch_reference: body['branch_reference'], listings })
  }
  if (path.includes('/update')) {
    homes.set(ref, body)
    return sendJson(response, 200, { status: 'OK', listing_reference: ref, new_listing: true })
  }
  if (homes.delete(ref)) return sendJson(response, 200, { status: 'OK', listing_reference: ref })
  sendJson(response, 400, {
    status: 'FAILURE',
    error_name: 'listing_not_found',
    errors: [{ message: 'no such listing', path: '#/listing_reference' }],
  })
}

/** What an RTDF portal says of a home that it does not take. */
export const refusing =
  (code: string, description: string): Answer =>
  (response) =>
    sendJson(response, 200, {
      success: false,
      message: 'Refused',
      errors: [{ error_code: code, error_description: description, error_value: null }],
    })
