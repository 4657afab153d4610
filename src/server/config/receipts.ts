import type { Problem } from './values.ts'

export interface ReceiptSettings {
  /** 32 bytes of an Ed25519 key. Null: one that the database keeps, for the sandbox. */
  readonly key: Buffer | null
  /** Public keys that signed before, each 32 bytes: what they signed is still genuine. */
  readonly oldKeys: readonly Buffer[]
}

export function receiptSettings(
  textIn: <T>(variable: string, parse: (text: string) => T | Problem) => T | null,
): ReceiptSettings {
  return {
    key: textIn('RECEIPTS_KEY', signingKey),
    oldKeys: textIn('RECEIPTS_OLD_KEYS', publicKeys) ?? [],
  }
}

/** `problems`: those found before. */
export function unsignedProblems({ key }: ReceiptSettings, problems: readonly string[]): string[] {
  const isNamed = problems.some((problem) => problem.startsWith('RECEIPTS_KEY '))
  return key !== null || isNamed
    ? []
    : [
        'NODE_ENV=production: RECEIPTS_KEY isn’t set, so receipts aren’t signed with your key. Set it, or set ALLOW_SANDBOX=1 to start anyway.',
      ]
}

/** The message never repeats the value. */
const signingKey = (text: string): Buffer | Problem =>
  /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, 'hex')
    : { problem: 'must be 64 hexadecimal digits, as openssl rand -hex 32 prints them.' }

function publicKeys(text: string): readonly Buffer[] | Problem {
  const keys = text.split(',').map((key) => key.trim())
  return keys.every((key) => /^[\w-]{43}$/.test(key))
    ? keys.map((key) => Buffer.from(key, 'base64url'))
    : {
        problem: 'must be public keys as /.well-known/jwks.json names them with x, with commas between them.',
      }
}
