import type { PortalSecret } from '#shared/account/agency-portals.ts'
import { type Keys, sealWith, unsealWith } from './sealed.ts'

const ownerOf = (portal: string): string => `portal ${portal}`

export const sealPortalSecret = (keys: Keys, portal: string, secret: PortalSecret): Buffer =>
  sealWith(keys, Buffer.from(JSON.stringify(secret)), ownerOf(portal))

/** Null where no key opens it. It is our own, so that its form is not checked again. */
export function openPortalSecret(keys: Keys, portal: string, sealed: Buffer): PortalSecret | null {
  const plain = unsealWith(keys, sealed, ownerOf(portal))
  return plain === null ? null : (JSON.parse(plain.toString()) as PortalSecret)
}
