import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { CompactSign, calculateJwkThumbprint, compactVerify, errors, type JWK } from 'jose'

const ALGORITHM = 'EdDSA'
/** PKCS #8 of an Ed25519 key, but for its 32 bytes (RFC 8410, section 7). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/** What a signature is of. */
export interface SignedReceipt {
  readonly receipt: string
  readonly advert: string
  readonly made: string
  readonly sha256: string
}

export interface ReceiptKeys {
  /** A compact JWS. */
  readonly sign: (signed: SignedReceipt) => Promise<string>
  /** Null where it was changed, or no key of ours signed it. */
  readonly verify: (signature: string) => Promise<SignedReceipt | null>
  /** A JWK set; the first is in use. */
  readonly publicKeys: readonly JWK[]
}

/** `seed`: 32 bytes; `old`: public keys of 32 bytes that signed before. */
export async function receiptKeys(seed: Buffer, old: readonly Buffer[] = []): Promise<ReceiptKeys> {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_START, seed]), format: 'der', type: 'pkcs8' })
  const own = createPublicKey(key).export({ format: 'jwk' }).x ?? ''
  const publicKeys = await Promise.all([own, ...old.map((one) => one.toString('base64url'))].map(named))
  const byId = new Map(publicKeys.map((jwk) => [jwk.kid, keyOf(jwk)]))
  const header = { alg: ALGORITHM, kid: publicKeys[0]?.kid ?? '' }
  return {
    publicKeys,
    sign: (signed) =>
      new CompactSign(Buffer.from(JSON.stringify(signed))).setProtectedHeader(header).sign(key),
    verify: async (signature) => {
      try {
        const { payload } = await compactVerify(signature, ({ kid }) => known(byId.get(kid)), {
          algorithms: [ALGORITHM],
        })
        return JSON.parse(Buffer.from(payload).toString()) as SignedReceipt
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

async function named(x: string): Promise<JWK> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x }
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: ALGORITHM }
}

const keyOf = ({ kty, crv, x }: JWK): KeyObject =>
  createPublicKey({ key: { kty: kty ?? '', crv: crv ?? '', x: x ?? '' }, format: 'jwk' })

function known(key: KeyObject | undefined): KeyObject {
  if (key === undefined) throw new errors.JWKSNoMatchingKey()
  return key
}
