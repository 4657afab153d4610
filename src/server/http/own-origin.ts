import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/** Without PUBLIC_URL we serve only this machine, so the Host header counts only if it names this machine. */
export function ownOrigin(publicUrl: string | null): (request: FastifyRequest) => string {
  return ({ headers, socket }) => {
    if (publicUrl !== null) return publicUrl
    const { host = '' } = headers
    return LOOPBACK.test(host) ? `http://${host}` : `http://localhost:${socket.localPort ?? 80}`
  }
}
