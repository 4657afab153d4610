import { createHmac } from 'node:crypto'
import { isObject } from '#shared/values/is-object.ts'
import { ProviderFailed } from './provider-failed.ts'
import { type Fields } from './provider-fields.ts'
import { openAccount, TWILIO, type TwilioAccount } from './twilio-account.ts'
import { isSigned } from './twilio-signature.ts'
import { twiml } from './twiml.ts'
import type { CallEvent, CallOutcome, PoolNumber, Voice } from './voice.ts'

/**
 * What marks the numbers that were bought for this, so that one whose purchase was not recorded is found again. It stays when
 * the product's name changes.
 */
const BOUGHT = 'Gatepost privacy number'
/** A number takes some 1.5 kB of an answer. */
const PAGE_SIZE = 200
const MOST_PAGES = 50

export interface TwilioVoiceSettings extends TwilioAccount {
  /** The operator's own, E.164. */
  readonly numbers: readonly string[]
  readonly mostBought: number
  /** What the regulator asks of whoever has a UK number; Twilio's names of it. */
  readonly bundleSid: string | null
  readonly addressSid: string | null
  /** The address that people use, where the webhooks are. */
  readonly origin: string
  readonly paths: { readonly incoming: string; readonly ended: string }
}

/** A number as the account has it. */
interface Held extends PoolNumber {
  readonly sid: string
  readonly voiceUrl: string
  readonly voiceMethod: string
}

const poolNumber = ({ number, sid, isBought }: Held): PoolNumber => ({ number, sid, isBought })

/** Twilio's Programmable Voice, https://www.twilio.com/docs/voice, and its telephone numbers. */
export function twilioVoice(settings: TwilioVoiceSettings): Voice {
  const { authToken, origin, paths, numbers, mostBought } = settings
  const ask = asking(settings)
  const held = async (): Promise<readonly Held[]> => {
    const all = await listNumbers(ask)
    return all.filter(({ number, isBought }) => isBought || numbers.includes(number))
  }
  return {
    provider: 'twilio',
    mostBought,
    pool: async () => {
      const ours = await held()
      for (const number of ours) await setUp(ask, number, origin + paths.incoming)
      return ours.map(poolNumber)
    },
    buy: async (known) => {
      const bought = (await held()).filter(({ isBought }) => isBought)
      const unknown = bought.find(({ number }) => !known.includes(number))
      if (unknown === undefined) return bought.length >= mostBought ? null : buyNumber(ask, settings)
      await setUp(ask, unknown, origin + paths.incoming)
      return poolNumber(unknown)
    },
    readEvent: ({ path, body, signature }) => {
      const request = { url: origin + path, method: 'POST', contentType: FORM, body } as const
      return isSigned(request, signature, authToken)
        ? eventIn(new URLSearchParams(body.toString('utf8')), authToken)
        : null
    },
    writeAnswer: (answer) => twiml(answer, origin + paths.ended),
  }
}

const FORM = 'application/x-www-form-urlencoded'

type AskAccount = (path: string, form?: URLSearchParams) => Promise<Fields>

function asking(settings: TwilioVoiceSettings): AskAccount {
  const ask = openAccount(settings)
  return async (path, form) => {
    const answer = await ask(path, form)
    if (answer === null) return {}
    if (!isObject(answer.json)) throw new ProviderFailed(TWILIO, 'garbage')
    return answer.json
  }
}

async function listNumbers(ask: AskAccount): Promise<readonly Held[]> {
  const found: Held[] = []
  let path: string | null = `/IncomingPhoneNumbers.json?PageSize=${PAGE_SIZE}`
  for (let page = 0; path !== null && page < MOST_PAGES; page++) {
    const answer: Fields = await ask(path)
    found.push(...listIn(answer, 'incoming_phone_numbers').flatMap(heldOf))
    path = textIn(answer, 'next_page_uri')
  }
  return found
}

const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function listIn(fields: Fields, name: string): readonly Fields[] {
  const list = fields[name]
  if (!Array.isArray(list) || !list.every(isObject)) throw new ProviderFailed(TWILIO, 'garbage')
  return list
}

function heldOf(fields: Fields): Held[] {
  const [number, sid] = [textIn(fields, 'phone_number'), textIn(fields, 'sid')]
  if (number === null || sid === null || !UK_NUMBER.test(number)) return []
  const isBought = textIn(fields, 'friendly_name') === BOUGHT
  const voiceUrl = textIn(fields, 'voice_url') ?? ''
  return [{ number, sid, isBought, voiceUrl, voiceMethod: textIn(fields, 'voice_method') ?? '' }]
}

const UK_NUMBER = /^\+44\d{9,10}$/

async function setUp(ask: AskAccount, { sid, voiceUrl, voiceMethod }: Held, url: string): Promise<void> {
  if (voiceUrl === url && voiceMethod === 'POST') return
  const form = new URLSearchParams({ VoiceUrl: url, VoiceMethod: 'POST' })
  await ask(`/IncomingPhoneNumbers/${encodeURIComponent(sid)}.json`, form)
}

async function buyNumber(
  ask: AskAccount,
  { origin, paths, bundleSid, addressSid }: TwilioVoiceSettings,
): Promise<PoolNumber | null> {
  const answer = await ask('/AvailablePhoneNumbers/GB/Local.json?VoiceEnabled=true&PageSize=1')
  const [offered] = listIn(answer, 'available_phone_numbers')
  const number = offered === undefined ? null : textIn(offered, 'phone_number')
  if (number === null || !UK_NUMBER.test(number)) return null
  const form = new URLSearchParams({
    PhoneNumber: number,
    FriendlyName: BOUGHT,
    VoiceUrl: origin + paths.incoming,
    VoiceMethod: 'POST',
    ...(bundleSid !== null && { BundleSid: bundleSid }),
    ...(addressSid !== null && { AddressSid: addressSid }),
  })
  await ask('/IncomingPhoneNumbers.json', form)
  return { number, sid: null, isBought: true }
}

/** DialCallStatus, https://www.twilio.com/docs/voice/twiml/dial#dialcallstatus-values. */
const OUTCOMES: Readonly<Record<string, CallOutcome>> = {
  completed: 'answered',
  answered: 'answered',
  busy: 'engaged',
  'no-answer': 'unanswered',
  failed: 'failed',
  canceled: 'failed',
}

/** Without the token nobody can try which number it stands for. Whoever withholds theirs is one caller. */
const callerOf = (from: string, authToken: string): string =>
  createHmac('sha256', authToken).update(from).digest('base64url')

function eventIn(fields: URLSearchParams, authToken: string): CallEvent | null {
  const [callId, to, status] = [fields.get('CallSid'), fields.get('To'), fields.get('DialCallStatus')]
  if (callId === null || !/^CA[0-9a-f]{32}$/i.test(callId)) return null
  if (status === null) {
    const caller = callerOf(fields.get('From') ?? '', authToken)
    return to === null ? null : { kind: 'incoming', callId, to, caller }
  }
  const outcome = Object.hasOwn(OUTCOMES, status) ? OUTCOMES[status] : undefined
  return outcome === undefined ? null : { kind: 'forward-ended', callId, outcome }
}
