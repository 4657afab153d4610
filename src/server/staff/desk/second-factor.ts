import { hash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { PRODUCT } from '#shared/product.ts'

const STEP_SECONDS = 30
/** A clock may be one step off, either way. */
const WINDOW = 1
const RECOVERY_CODES = 10
/** Of 32 letters without those that look alike: 16 of them are 80 bits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz0'
const GROUPS = 4
const GROUP_LETTERS = 4

const totpOf = (key: Buffer, email: string): TOTP =>
  new TOTP({
    issuer: `${PRODUCT.name} desk`,
    label: email,
    secret: new Secret({ buffer: new Uint8Array(key).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  })

export interface Enrolment {
  readonly key: string
  /** SVG. */
  readonly qrCode: string
}

/** What an authenticator app is given: a picture for its camera, and the same key for who types it. */
export async function enrolment(key: Buffer, email: string): Promise<Enrolment> {
  const totp = totpOf(key, email)
  // Needed once for each member of staff.
  const { toString: drawQrCode } = await import('qrcode')
  return {
    key: totp.secret.base32.replace(/(.{4})(?=.)/g, '$1 '),
    qrCode: await drawQrCode(totp.toString(), { type: 'svg' }),
  }
}

/** The time step that a code belongs to; null where it fits none of now. */
export function stepOfCode(key: Buffer, code: string, at: Date): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(key, '').validate({ token, timestamp: at.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(at.getTime() / (STEP_SECONDS * 1_000)) + delta
}

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Shown once, for the day on which the telephone is lost. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, () => letters(GROUP_LETTERS)).join('-'),
  )

/** However it was typed; null where it cannot be a recovery code. */
export function hashOfRecoveryCode(typed: string): Buffer | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  return /^[a-z\d]{16}$/.test(code) ? hash('sha256', code, 'buffer') : null
}
