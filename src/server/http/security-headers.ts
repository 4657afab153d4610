import type { FastifyReply } from 'fastify'

/** Of an answer that is not a page: nothing in it is ever run or framed. */
const DATA_POLICY = policy({ 'default-src': ["'none'"], 'form-action': ["'none'"] })

/** Of a picture that somebody sent: opened by itself it can do nothing at all. */
export const PICTURE_POLICY = `${DATA_POLICY}; sandbox`

export const PERMISSIONS = [
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

const NO_PERMISSIONS = PERMISSIONS.map((name) => `${name}=()`).join(', ')

/** Lets the frame of a page of our own ask for payments, as wallets do. */
export function allowPayment(reply: FastifyReply): void {
  reply.header('permissions-policy', NO_PERMISSIONS.replace('payment=()', 'payment=(self)'))
}

/** What every answer carries, whatever its status. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': DATA_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** CSP sources such as 'sha256-…', quotes included, of what stands in the page itself. */
export interface InlineHashes {
  /** Null: the page has none, and none may run. */
  readonly scripts: readonly string[] | null
  readonly styles: readonly string[]
}

/** Other sites that a page may fetch from, by directive. */
export type OtherSites = Readonly<Record<string, readonly string[]>>

/** What signing in by another site takes, as that site's documentation has it. */
export const SIGN_IN_SITES = {
  // developers.google.com/identity/gsi/web/guides/get-google-api-clientid
  google: {
    'script-src': ['https://accounts.google.com/gsi/client'],
    'style-src': ['https://accounts.google.com/gsi/style'],
    'frame-src': ['https://accounts.google.com/gsi/'],
    'connect-src': ['https://accounts.google.com/gsi/'],
  },
  // developers.facebook.com/docs/javascript/quickstart
  facebook: {
    'script-src': ['https://connect.facebook.net'],
    'frame-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://graph.facebook.com'],
    'img-src': ['https://www.facebook.com'],
  },
} as const satisfies Readonly<Record<string, OtherSites>>

/** The policy of a page; `hashes` are of the scripts and styles that stand in it. */
export function pagePolicy({ scripts, styles }: InlineHashes, sites: readonly OtherSites[] = []): string {
  const own: OtherSites = {
    'default-src': ["'none'"],
    'script-src': scripts === null ? ["'none'"] : ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // A chosen photo is shown before it is sent, and made smaller in a worker.
    'img-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'"],
    'font-src': ["'self'"],
    // The payment frame is a page of our own.
    'frame-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
  }
  return policy(together([own, ...sites]))
}

function together(sites: readonly OtherSites[]): OtherSites {
  const named = new Set(sites.flatMap(Object.keys))
  return Object.fromEntries(
    [...named].map((directive) => [directive, sites.flatMap((site) => site[directive] ?? [])]),
  )
}

/** A page that our own pages frame. */
export interface FramePage {
  readonly html: string
  /** In place of those that every answer carries. */
  readonly headers: Readonly<Record<string, string>>
}

/** Of a page that our own pages frame: it may nothing but what stands in it, and what `others` name. */
export function frameHeaders(
  { scripts, styles }: InlineHashes,
  others: OtherSites = {},
): FramePage['headers'] {
  const own = {
    'default-src': ["'none'"],
    'script-src': scripts ?? ["'none'"],
    'style-src': styles,
    'form-action': ["'self'"],
  }
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy({ ...own, ...others }, "'self'"),
    'x-frame-options': 'SAMEORIGIN',
  }
}

/** Sets what a page needs beside `securityHeaders`; signing in elsewhere will open a popup, which must keep its opener. */
export function setPageHeaders(reply: FastifyReply, contentPolicy: string): void {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
}

function policy(directives: Readonly<Record<string, readonly string[]>>, framedBy = "'none'"): string {
  const always = { 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': [framedBy] }
  return Object.entries({ ...directives, ...always })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
