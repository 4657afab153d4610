import type { FastifyRequest } from 'fastify'
import { type OwnAddress, ownNames } from './own-origin.ts'
import { Refusal } from './refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Browsers name a call's origin. A call without one is not from a browser and carries only its own cookies, so it passes. */
export function originCheck({ publicUrl, host }: OwnAddress): (request: FastifyRequest) => void {
  const names = ownNames(host)
  return ({ method, headers, socket }) => {
    if (SAFE_METHODS.has(method)) return
    const { origin } = headers
    const site = headers['sec-fetch-site']
    const isOurs =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : publicUrl === null
          ? isLocal(origin, names, socket.localPort)
          : origin === publicUrl
    if (!isOurs) throw new Refusal(403, 'This call may only be made from our own pages.', 'origin_refused')
  }
}

function isLocal(origin: string, names: ReadonlySet<string>, port: number | undefined): boolean {
  const url = URL.parse(origin)
  if (url === null || url.protocol !== 'http:' || url.origin !== origin) return false
  return Number(url.port || '80') === port && names.has(url.hostname)
}
