import type { Problem } from './values.ts'

/** Privacy numbers, by the account that sends the text messages. */
export interface VoiceSettings {
  readonly accountSid: string
  readonly authToken: string
  /** The operator's own, E.164. */
  readonly numbers: readonly string[]
  /** How many more may be bought. */
  readonly mostBought: number
  /** What the regulator asks of whoever has a UK number; Twilio's names of it. */
  readonly bundleSid: string | null
  readonly addressSid: string | null
}

const MOST_BOUGHT = 1_000

export function voiceSettings(
  textIn: <T>(variable: string, parse: (text: string) => T | Problem) => T | null,
  sms: { readonly accountSid: string; readonly authToken: string } | null,
  problems: string[],
): VoiceSettings | null {
  const numbers = textIn('TWILIO_VOICE_NUMBERS', ukNumbers) ?? []
  const mostBought = textIn('TWILIO_VOICE_BUY', mostToBuy) ?? 0
  const bundleSid = textIn('TWILIO_VOICE_BUNDLE_SID', sid('BU'))
  const addressSid = textIn('TWILIO_VOICE_ADDRESS_SID', sid('AD'))
  if (numbers.length === 0 && mostBought === 0) return null
  if (sms === null) {
    problems.push(
      'TWILIO_VOICE_NUMBERS and TWILIO_VOICE_BUY need TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM beside them.',
    )
    return null
  }
  const { accountSid, authToken } = sms
  return { accountSid, authToken, numbers, mostBought, bundleSid, addressSid }
}

function ukNumbers(text: string): readonly string[] | Problem {
  const numbers = text.split(',').map((number) => number.replaceAll(/[\s-]/g, ''))
  const wrong = numbers.find((number) => !/^\+44[1-9]\d{8,9}$/.test(number))
  if (wrong !== undefined) {
    return { problem: `must be UK numbers like +441632960001 with commas between. "${wrong}" isn’t one.` }
  }
  return [...new Set(numbers)]
}

function mostToBuy(text: string): number | Problem {
  const most = Number(text)
  return /^\d{1,4}$/.test(text) && most <= MOST_BOUGHT
    ? most
    : { problem: `must be how many numbers we may buy, from 0 to ${MOST_BOUGHT}.` }
}

const sid =
  (kind: 'BU' | 'AD') =>
  (text: string): string | Problem =>
    new RegExp(`^${kind}[0-9a-f]{32}$`, 'i').test(text)
      ? text
      : { problem: `must be a Twilio SID that begins with ${kind}.` }
