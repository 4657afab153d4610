import { X509Certificate } from 'node:crypto'

const FINGERPRINT = /^(?:[\da-f]{2}:?){32}$/i
/** RFC 9440 puts it between colons. Of two, the first would count. */
const BASE64 = /^(:?)([A-Za-z\d+/]+={0,2})\1$/

/** A fingerprint in hexadecimal digits, or a whole certificate: as PEM, in a URL's escapes, or as base64. */
export function fingerprintIn(sent: string): Buffer | null {
  const text = sent.trim()
  if (FINGERPRINT.test(text)) return Buffer.from(text.replaceAll(':', ''), 'hex')
  try {
    const plain = decodeURIComponent(text)
    const isPem = plain.startsWith('-----BEGIN CERTIFICATE-----')
    const { fingerprint256 } = new X509Certificate(
      isPem ? plain : Buffer.from(BASE64.exec(plain)?.[2] ?? '', 'base64'),
    )
    return Buffer.from(fingerprint256.replaceAll(':', ''), 'hex')
  } catch {
    return null
  }
}
