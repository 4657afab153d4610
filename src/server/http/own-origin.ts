import type { FastifyRequest } from 'fastify'

export interface OwnAddress {
  /** Where people find us, if it is configured. */
  readonly publicUrl: string | null
  /** What we listen at. */
  readonly host: string
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** By which names pages may be ours without PUBLIC_URL: this machine's own, and the one that we listen at. */
export function ownNames(host: string): ReadonlySet<string> {
  const listened = URL.parse(`http://${host.includes(':') ? `[${host}]` : host}`)
  return new Set(listened === null ? LOOPBACK_NAMES : [...LOOPBACK_NAMES, listened.hostname])
}

/** Without PUBLIC_URL the Host header counts only if it names us. */
export function ownOrigin({ publicUrl, host }: OwnAddress): (request: FastifyRequest) => string {
  const names = ownNames(host)
  return ({ headers, socket }) => {
    if (publicUrl !== null) return publicUrl
    const asked = URL.parse(`http://${headers.host ?? ''}`)
    return asked !== null && names.has(asked.hostname)
      ? asked.origin
      : `http://localhost:${socket.localPort ?? 80}`
  }
}
