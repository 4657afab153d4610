import { X509Certificate } from 'node:crypto'

const FINGERPRINT = /^(?:[\da-f]{2}:?){32}$/i

/** A fingerprint in hexadecimal digits, or a whole certificate: as PEM, in a URL's escapes, or as base64. */
export function fingerprintIn(sent: string): Buffer | null {
  const text = sent.trim()
  if (FINGERPRINT.test(text)) return Buffer.from(text.replaceAll(':', ''), 'hex')
  try {
    const plain = decodeURIComponent(text)
    const isPem = plain.startsWith('-----BEGIN CERTIFICATE-----')
    // RFC 9440 puts it between colons.
    const { fingerprint256 } = new X509Certificate(
      isPem ? plain : Buffer.from(plain.replaceAll(/^:|:$/g, ''), 'base64'),
    )
    return Buffer.from(fingerprint256.replaceAll(':', ''), 'hex')
  } catch {
    return null
  }
}
