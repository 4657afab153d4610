import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedRequest {
  /** As the provider was told it, with its query. */
  readonly url: string
  readonly method: 'GET' | 'POST'
  /** Of a POST in a form; a body of another kind is signed by its hash, which is in the query. */
  readonly contentType: string
  readonly body: Buffer
}

/**
 * Whether a request carries Twilio's signature, https://www.twilio.com/docs/usage/security: base64 of HMAC-SHA1, under
 * the account's token, of the address and the posted fields, sorted by name and put one behind the other. With and
 * without the port: which of the two Twilio signs depends on how the address was given.
 */
export function isSigned(request: SignedRequest, signature: string | undefined, authToken: string): boolean {
  if (signature === undefined || !hasItsHash(request)) return false
  const fields = isForm(request) ? fieldsText(request.body) : ''
  return withAndWithoutPort(request.url).some((url) => {
    const expected = createHmac('sha1', authToken)
      .update(url + fields, 'utf8')
      .digest('base64')
    const [ours, given] = [Buffer.from(expected), Buffer.from(signature)]
    return given.length === ours.length && timingSafeEqual(given, ours)
  })
}

const isForm = ({ method, contentType }: SignedRequest): boolean =>
  method === 'POST' && /^application\/x-www-form-urlencoded\b/i.test(contentType)

/** By code unit, capitals first; of a name that comes twice each value once, in order. */
function fieldsText(body: Buffer): string {
  const fields = new URLSearchParams(body.toString('utf8'))
  const names = [...new Set(fields.keys())].toSorted()
  return names
    .flatMap((name) => [...new Set(fields.getAll(name))].toSorted().map((value) => name + value))
    .join('')
}

/** A body that is no form has its SHA-256 in the address, in hexadecimal digits. */
function hasItsHash(request: SignedRequest): boolean {
  const given = new URL(request.url).searchParams.get('bodySHA256')
  if (given === null) return request.method === 'GET' || isForm(request)
  const hash = createHash('sha256').update(request.body).digest('hex')
  return given.toLowerCase() === hash
}

function withAndWithoutPort(address: string): string[] {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]+)(.*)$/.exec(address) ?? []
  const bare = origin.replace(/:\d+$/, '')
  const port = bare === origin ? (origin.startsWith('https:') ? ':443' : ':80') : origin.slice(bare.length)
  return [bare + rest, bare + port + rest]
}
