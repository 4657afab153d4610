import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { PortalSecret } from '#shared/account/agency-portals.ts'

export type CheckedSecret =
  | { readonly kind: 'right'; readonly endsAt: Date | null }
  | { readonly kind: 'wrong'; readonly field: 'certificate' | 'key'; readonly problem: string }

const wrong = (field: 'certificate' | 'key', problem: string): CheckedSecret => ({
  kind: 'wrong',
  field,
  problem,
})

/** Of a certificate, whether it can be read, still counts and has this key. No message repeats any of it. */
export function checkSecret(secret: PortalSecret | null, at: Date): CheckedSecret {
  if (secret?.proof !== 'certificate') return { kind: 'right', endsAt: null }
  const certificate = read(() => new X509Certificate(secret.cert))
  if (certificate === null)
    return wrong('certificate', 'We can’t read this certificate. Paste it as it is in its .pem or .crt file.')
  const key = read(() => createPrivateKey(secret.key))
  if (key === null) return wrong('key', 'We can’t read this key. Paste it as it is in its .pem or .key file.')
  if (!certificate.checkPrivateKey(key)) return wrong('key', 'This isn’t the key of the certificate.')
  const endsAt = new Date(certificate.validTo)
  return endsAt <= at
    ? wrong('certificate', 'This certificate has expired. Ask the portal for a new one.')
    : { kind: 'right', endsAt }
}

function read<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch {
    return null
  }
}
