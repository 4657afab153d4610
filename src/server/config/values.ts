import { isIP } from 'node:net'
import path from 'node:path'

/** Printed after the variable's name. */
export interface Problem {
  readonly problem: string
}
export const wrong = (problem: string): Problem => ({ problem })
export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'problem' in value

export function appId(text: string): string | Problem {
  return /^\d{5,30}$/.test(text) ? text : wrong('must be the number of the app.')
}

export function sender(text: string): string | Problem {
  return /^(?:\+\d{6,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{2,11})$/i.test(text)
    ? text
    : wrong(
        'must be a number like +447700900123, a name of up to 11 letters, or the SID of a messaging service.',
      )
}

/** The message never repeats the value, which holds a password. */
export function smtpUrl(text: string): string | Problem {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
    ? text
    : wrong('must be an address like smtps://user:password@mail.example.com:465.')
}

export function mailbox(text: string): string | Problem {
  return /^(?:[^<>"@\r\n]{0,100}<)?[^\s<>@,;]{1,64}@[a-z\d.-]{1,190}>?$/i.test(text) &&
    text.includes('<') === text.endsWith('>')
    ? text
    : wrong('must be an address like Gatepost <hello@example.com>.')
}

/** The message never repeats the value. */
export function secret(text: string): string | Problem {
  return /^[\x21-\x7e]{8,500}$/.test(text)
    ? text
    : wrong('must be the key alone: 8 to 500 characters without spaces.')
}

/** docs.stripe.com/keys. The message never repeats the value. */
const stripeKey =
  (form: RegExp, like: string) =>
  (text: string): string | Problem =>
    form.test(text) && text.length <= 500 ? text : wrong(`must be a key like ${like}.`)
export const stripeSecretKey = stripeKey(/^(?:sk|rk)_(?:test|live)_\w{8,}$/, 'sk_live_… or rk_live_…')
export const stripePublishableKey = stripeKey(/^pk_(?:test|live)_\w{8,}$/, 'pk_live_…')
export const stripeWebhookSecret = stripeKey(/^whsec_[\w+/=-]{8,}$/, 'whsec_…')
/** For services that people do by hand. */
export interface ManualServices {
  /** A key that is missing may be made up. */
  readonly isSandbox: boolean
  /** Whether they are sold where no variable says so. */
  readonly isSoldUnasked: boolean
}

export const isStripeLive = (key: string): boolean => /^[a-z]+_live_/.test(key)

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** It is sent a secret key: by https, or to this machine. */
export function apiOrigin(text: string): string | Problem {
  const url = URL.parse(text)
  const found = origin(text)
  return !isProblem(found) && (url?.protocol === 'https:' || LOOPBACK.test(url?.hostname ?? ''))
    ? found
    : wrong('must be an address like https://api.stripe.com, without a path.')
}

export function oneOf<const T extends string>(list: readonly T[]): (text: string) => T | Problem {
  return (text) => list.find((entry) => entry === text) ?? wrong(`must be one of ${list.join(', ')}.`)
}

export function flag(text: string): boolean | Problem {
  return text === '1' ? true : text === '0' ? false : wrong('must be 1 or 0.')
}

export function port(text: string): number | Problem {
  const number = Number(text)
  return /^\d{1,5}$/.test(text) && number <= 65_535
    ? number
    : wrong('must be a whole number from 0 to 65535.')
}

/** OWASP's least for argon2id with two rounds. */
export const LEAST_PASSWORD_KIB = 19_456

export function passwordKib(text: string): number | Problem {
  const number = Number(text)
  return /^\d{2,7}$/.test(text) && number >= 64
    ? number
    : wrong('must be a whole number of KiB, at least 64.')
}

export function host(text: string): string | Problem {
  const isName = /^[a-z\d]([a-z\d.-]{0,250}[a-z\d])?$/i.test(text)
  return isName || isIP(text) !== 0 ? text : wrong('must be a host name or an IP address.')
}

/** Not checked further: with a Unix socket it has no host, so is no standard URL. */
export function databaseUrl(text: string): string | Problem {
  return /^postgres(?:ql)?:\/\/\S+$/.test(text)
    ? text
    : wrong('must be an address like postgresql://user:password@host:5432/database.')
}

export function webAddress(text: string): string | Problem {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
    ? text
    : wrong('must be an address like https://s3.eu-west-2.amazonaws.com/bucket.')
}

export function origin(text: string): string | Problem {
  const url = URL.parse(text)
  const plain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  return plain && !url.username && !url.password
    ? url.origin
    : wrong('must be an address like https://www.example.com, without a path.')
}

/** How many proxies stand in front, or their addresses or ranges (10.0.0.0/8). */
export function proxies(text: string): false | number | readonly string[] | Problem {
  if (/^\d$/.test(text)) return text === '0' ? false : Number(text)
  const addresses = text.split(',').map((entry) => entry.trim())
  return addresses.every(isAddressRange)
    ? addresses
    : wrong('must be the number of proxies in front (1 to 9), or their addresses with commas between.')
}

export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** In lower case. */
export const headerName = (text: string): string | Problem =>
  /^[a-z][\w-]{0,63}$/i.test(text) ? text.toLowerCase() : wrong('must be the name of a header.')

export const absolutePath = (text: string): string | Problem =>
  path.isAbsolute(text) ? path.resolve(text) : wrong('must be a folder’s whole path, such as /srv/feeds.')
