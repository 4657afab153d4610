import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `owner` is bound to it: a sealed key that is copied to somebody else's row does not open. */
export function seal(key: Buffer, plain: Buffer, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The first seals; the others still open what they sealed. */
export type Keys = readonly Buffer[]

export function sealWith([key]: Keys, plain: Buffer, owner: string): Buffer {
  if (key === undefined) throw new Error('there is no key to seal with')
  return seal(key, plain, owner)
}

/** Null where no key opens it: the right one is missing, or it was changed. */
export function unsealWith(keys: Keys, sealed: Buffer, owner: string): Buffer | null {
  for (const key of keys) {
    try {
      return unseal(key, sealed, owner)
    } catch {
      // It may be another's.
    }
  }
  return null
}

/** Throws where it was sealed with another key, for another owner, or was changed. */
export function unseal(key: Buffer, sealed: Buffer, owner: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}
