import type { WireUser } from '#shared/api/page-state.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'

/** A number in UK format: 07700 900123. */
export function shownNumber({ phone, dialCode }: Pick<WireUser, 'phone' | 'dialCode'>): string {
  const whole = normalisePhoneNumber(`${dialCode ?? ''}${phone ?? ''}`)
  return whole.startsWith('+44') ? `0${whole.slice(3)}`.replace(/^(\d{5})(?=\d)/, '$1 ') : whole
}
