import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** For answers that are not pages: nothing in them may run or be framed. */
const DATA_POLICY = policy({ 'default-src': ["'none'"], 'form-action': ["'none'"] })

/** Opened by itself, a picture that somebody sent can do nothing. */
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

/** Lets our own frame ask for payments, as wallets do. */
export function allowPayment(reply: FastifyReply): void {
  reply.header('permissions-policy', NO_PERMISSIONS.replace('payment=()', 'payment=(self)'))
}

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

/** Of what one reader alone may see. */
export const DO_NOT_KEEP = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const

export const cspHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** CSP sources such as 'sha256-…', quotes included. */
export interface InlineHashes {
  /** Null: no script may run. */
  readonly scripts: readonly string[] | null
  readonly styles: readonly string[]
}

/** By CSP directive. */
export type OtherSites = Readonly<Record<string, readonly string[]>>

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

export function pagePolicy({ scripts, styles }: InlineHashes, sites: readonly OtherSites[] = []): string {
  const own: OtherSites = {
    'default-src': ["'none'"],
    'script-src': scripts === null ? ["'none'"] : ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // A chosen photo is shown before it is sent, and made smaller in a worker.
    'img-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'"],
    'font-src': ["'self'"],
    // The payment frame is our own page.
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

/** Only our own pages may frame it. */
export interface FramePage {
  readonly html: string
  /** These replace those of every answer. */
  readonly headers: Readonly<Record<string, string>>
}

/** Allows only what stands in the page and what `others` name. */
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

/** In addition to `securityHeaders`. Social sign-in opens a popup, which must keep its opener. */
export function setPageHeaders(reply: FastifyReply, contentPolicy: string): void {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    vary: 'accept-encoding, cookie, sec-fetch-site',
  })
}

/** After `setPageHeaders`. For the sandbox's sign-in window: like the providers' own, it is opened by every page of ours. */
export function dropOpenerPolicy(reply: FastifyReply): void {
  reply.header('cross-origin-opener-policy', 'unsafe-none')
}

/** After `setPageHeaders`. What the user opened would begin in a second process (decision 75). */
export function dropOpenerPolicyIfTyped(reply: FastifyReply): void {
  if (reply.request.headers['sec-fetch-site'] === 'none') dropOpenerPolicy(reply)
}

function policy(directives: Readonly<Record<string, readonly string[]>>, framedBy = "'none'"): string {
  const always = { 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': [framedBy] }
  return Object.entries({ ...directives, ...always })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
