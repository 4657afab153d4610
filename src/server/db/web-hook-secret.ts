import { randomBytes } from 'node:crypto'
import { type Keys, sealWith, unsealWith } from './sealed.ts'

const SECRET_BYTES = 32
const PREFIX = 'whsec_'

const ownerOf = (webHook: string): string => `web hook ${webHook}`

/** As Standard Webhooks writes it. */
export interface NewWebHookSecret {
  readonly shown: string
  readonly sealed: Buffer
}

export function newWebHookSecret(keys: Keys, webHook: string): NewWebHookSecret {
  const secret = randomBytes(SECRET_BYTES)
  return {
    shown: PREFIX + secret.toString('base64'),
    sealed: sealWith(keys, secret, ownerOf(webHook)),
  }
}

/** The bytes that sign; null where no key opens it. */
export const openWebHookSecret = (keys: Keys, webHook: string, sealed: Buffer): Buffer | null =>
  unsealWith(keys, sealed, ownerOf(webHook))
