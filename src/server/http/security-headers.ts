import type { FastifyReply } from 'fastify'

/** Of an answer that is not a page: nothing in it is ever run or framed. */
const DATA_POLICY = policy({ 'default-src': ["'none'"], 'form-action': ["'none'"] })

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** What every answer carries, whatever its status. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': DATA_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** CSP sources such as 'sha256-…', quotes included, of what stands in the page itself. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The policy of a page; `hashes` are of the scripts and styles that stand in it. */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // A chosen photo is shown before it is sent, and made smaller in a worker.
    'img-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
  })
}

/** Sets what a page needs beside `securityHeaders`; signing in elsewhere will open a popup, which must keep its opener. */
export function setPageHeaders(reply: FastifyReply, contentPolicy: string): void {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  const always = { 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] }
  return Object.entries({ ...directives, ...always })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
