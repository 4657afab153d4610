import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/**
 * Where absolute addresses of ours begin. Without a public address we are at home: what the caller says we are called
 * is believed if it is this machine alone.
 */
export function ownOrigin(publicUrl: string | null): (request: FastifyRequest) => string {
  return ({ headers, socket }) => {
    if (publicUrl !== null) return publicUrl
    const { host = '' } = headers
    return LOOPBACK.test(host) ? `http://${host}` : `http://localhost:${socket.localPort ?? 80}`
  }
}
