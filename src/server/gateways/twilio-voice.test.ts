import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { faults, type StandIn, sendJson, startStandIn } from '../../../tests/support/stand-in-server.ts'
import { ProviderFailed } from './provider-failed.ts'
import { type TwilioVoiceSettings, twilioVoice } from './twilio-voice.ts'

const ORIGIN = 'https://gatepost.example'
const SETTINGS: TwilioVoiceSettings = {
  accountSid: 'AC0123',
  authToken: 'secret token',
  numbers: ['+441632111001', '+441632111002'],
  mostBought: 2,
  bundleSid: null,
  addressSid: null,
  origin: ORIGIN,
  paths: { incoming: '/voice-webhook', ended: '/voice-webhook/ended' },
}
const CALL = `CA${'0123456789abcdef'.repeat(2)}`

const standIns: StandIn[] = []
afterAll(() => Promise.all(standIns.map(({ close }) => close())))

interface Asked {
  readonly path: string
  readonly form: Readonly<Record<string, string>>
}

/** An account with these numbers; keeps what was posted. */
async function anAccount(numbers: readonly object[], offered: readonly object[] = []) {
  const posted: Asked[] = []
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      const path = request.url ?? ''
      if (request.headers.authorization !== `Basic ${btoa('AC0123:secret token')}`)
        return sendJson(response, 401, {})
      if (request.method === 'POST') {
        posted.push({ path, form: Object.fromEntries(new URLSearchParams(body)) })
        return sendJson(response, path.endsWith('Numbers.json') ? 201 : 200, { sid: 'PN9' })
      }
      if (path.includes('Available')) return sendJson(response, 200, { available_phone_numbers: offered })
      const isSecond = path.includes('Page=1')
      return sendJson(response, 200, {
        incoming_phone_numbers: isSecond ? numbers.slice(2) : numbers.slice(0, 2),
        next_page_uri:
          isSecond || numbers.length <= 2
            ? null
            : '/2010-04-01/Accounts/AC0123/IncomingPhoneNumbers.json?PageSize=200&Page=1',
      })
    })
  }
  const standIn = await startStandIn(respond)
  standIns.push(standIn)
  return { posted, asked: standIn.asked, baseUrl: standIn.origin }
}

const number = (phone_number: string, sid: string, more: object = {}) => ({
  phone_number,
  sid,
  friendly_name: phone_number,
  voice_url: `${ORIGIN}/voice-webhook`,
  voice_method: 'POST',
  ...more,
})
const BOUGHT = { friendly_name: 'Gatepost privacy number' }

describe('the pool', () => {
  test('has the operator’s numbers and those that were bought, of every page, and no others', async () => {
    const { baseUrl, posted } = await anAccount([
      number('+441632111001', 'PN1'),
      number('+442079460000', 'PN2'),
      number('+441632111009', 'PN3', BOUGHT),
      number('+15005550006', 'PN4', BOUGHT),
    ])
    expect(await twilioVoice({ ...SETTINGS, baseUrl }).pool()).toEqual([
      { number: '+441632111001', sid: 'PN1', isBought: false },
      { number: '+441632111009', sid: 'PN3', isBought: true },
    ])
    expect(posted).toEqual([])
  })
  test('tells us of its calls from then on', async () => {
    const { baseUrl, posted } = await anAccount([
      number('+441632111001', 'PN1', { voice_url: 'https://demo.twilio.com/welcome/voice/' }),
      number('+441632111002', 'PN2', { voice_method: 'GET' }),
    ])
    await twilioVoice({ ...SETTINGS, baseUrl }).pool()
    const form = { VoiceUrl: `${ORIGIN}/voice-webhook`, VoiceMethod: 'POST' }
    expect(posted).toEqual([
      { path: '/2010-04-01/Accounts/AC0123/IncomingPhoneNumbers/PN1.json', form },
      { path: '/2010-04-01/Accounts/AC0123/IncomingPhoneNumbers/PN2.json', form },
    ])
  })
  const slow = (reason: string) => ({ timeoutMs: reason === 'slow' ? 250 : 30_000, maxBytes: 100_000 })
  test.each(faults('http://127.0.0.1:1/elsewhere'))(
    'fails without the provider’s words: %s',
    async (_name, respond, reason) => {
      const standIn = await startStandIn(respond)
      standIns.push(standIn)
      const voice = twilioVoice({ ...SETTINGS, baseUrl: standIn.origin, limits: slow(reason) })
      const failed = await voice.pool().catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(ProviderFailed)
      expect((failed as ProviderFailed).reason).toBe(reason)
      expect(`${(failed as Error).stack}`).not.toContain('secret')
    },
  )
})

describe('a number is bought', () => {
  const OFFERED = [{ phone_number: '+441632222333' }]
  test('with what the regulator asks for, marked as ours and set up', async () => {
    const { baseUrl, posted, asked } = await anAccount([number('+441632111009', 'PN3', BOUGHT)], OFFERED)
    const papers = { bundleSid: 'BU1', addressSid: 'AD1' }
    expect(await twilioVoice({ ...SETTINGS, ...papers, baseUrl }).buy(['+441632111009'])).toEqual({
      number: '+441632222333',
      sid: null,
      isBought: true,
    })
    expect(asked).toContain(
      '/2010-04-01/Accounts/AC0123/AvailablePhoneNumbers/GB/Local.json?VoiceEnabled=true&PageSize=1',
    )
    expect(posted).toEqual([
      {
        path: '/2010-04-01/Accounts/AC0123/IncomingPhoneNumbers.json',
        form: {
          PhoneNumber: '+441632222333',
          FriendlyName: 'Gatepost privacy number',
          VoiceUrl: `${ORIGIN}/voice-webhook`,
          VoiceMethod: 'POST',
          BundleSid: 'BU1',
          AddressSid: 'AD1',
        },
      },
    ])
  })
  test('while there are fewer than may be', async () => {
    const bought = [number('+441632111008', 'PN3', BOUGHT), number('+441632111009', 'PN4', BOUGHT)]
    const { baseUrl, posted } = await anAccount(bought, OFFERED)
    const known = ['+441632111008', '+441632111009']
    expect(await twilioVoice({ ...SETTINGS, baseUrl }).buy(known)).toBeNull()
    expect(posted).toEqual([])
  })
  test('where none was whose answer was lost: that one is set up and given', async () => {
    const lost = number('+441632111009', 'PN4', { ...BOUGHT, voice_url: '' })
    const { baseUrl, posted } = await anAccount([number('+441632111008', 'PN3', BOUGHT), lost], OFFERED)
    expect(await twilioVoice({ ...SETTINGS, baseUrl }).buy(['+441632111008'])).toEqual({
      number: '+441632111009',
      sid: 'PN4',
      isBought: true,
    })
    expect(posted.map(({ path }) => path)).toEqual([
      '/2010-04-01/Accounts/AC0123/IncomingPhoneNumbers/PN4.json',
    ])
  })
  test('where there is one', async () => {
    const { baseUrl, posted } = await anAccount([])
    expect(await twilioVoice({ ...SETTINGS, baseUrl }).buy([])).toBeNull()
    expect(posted).toEqual([])
  })
})

describe('a webhook', () => {
  const voice = twilioVoice(SETTINGS)
  const read = (path: string, fields: Readonly<Record<string, string>>, token = 'secret token') => {
    const names = Object.keys(fields).toSorted()
    const text = ORIGIN + path + names.map((name) => name + (fields[name] ?? '')).join('')
    const signature = createHmac('sha1', token).update(text).digest('base64')
    return voice.readEvent({ path, body: Buffer.from(new URLSearchParams(fields).toString()), signature })
  }
  const INCOMING = { CallSid: CALL, From: '+447700900999', To: '+441632111001', CallStatus: 'ringing' }

  test('says that a call comes, and nothing of who calls', () => {
    const { caller, ...call } = { caller: '', ...read('/voice-webhook', INCOMING) }
    expect(call).toEqual({ kind: 'incoming', callId: CALL, to: '+441632111001' })
    expect(caller).toMatch(/^[\w-]{43}$/)
    expect(read('/voice-webhook', { ...INCOMING, From: '+447700900998' })).not.toMatchObject({ caller })
    expect(read('/voice-webhook', { ...INCOMING, CallSid: `CA${'1'.repeat(32)}` })).toMatchObject({ caller })
  })
  test.each([
    ['completed', 'answered'],
    ['answered', 'answered'],
    ['busy', 'engaged'],
    ['no-answer', 'unanswered'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('says that a forward ended: %s', (DialCallStatus, outcome) => {
    expect(read('/voice-webhook/ended', { ...INCOMING, DialCallStatus })).toEqual({
      kind: 'forward-ended',
      callId: CALL,
      outcome,
    })
  })
  test.each([
    ['another token', INCOMING, 'another token'],
    ['no call', { ...INCOMING, CallSid: '' }, undefined],
    ['a call of another form', { ...INCOMING, CallSid: 'CA12; drop' }, undefined],
    ['a state that there is not', { ...INCOMING, DialCallStatus: 'toString' }, undefined],
  ])('says nothing with %s', (_name, fields, token) => {
    expect(read('/voice-webhook', fields, token)).toBeNull()
  })
})

describe('the answer to a call', () => {
  const voice = twilioVoice(SETTINGS)
  test('forwards it, without the caller’s number and without a recording', () => {
    const answer = { kind: 'forward', to: '+447700900123', callerId: '+441632111001' } as const
    expect(voice.writeAnswer(answer)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><Response><Dial action="https://gatepost.example/voice-webhook/ended" method="POST" callerId="+441632111001" answerOnBridge="true" timeout="25" timeLimit="3600" record="do-not-record"><Number>+447700900123</Number></Dial></Response>',
    )
  })
  test('says a sentence, and ends it', () => {
    expect(voice.writeAnswer({ kind: 'say', text: `Fish & <chips> "to" 'go'` })).toContain(
      '<Response><Say language="en-GB">Fish &amp; &lt;chips&gt; &quot;to&quot; &#39;go&#39;</Say><Hangup/></Response>',
    )
    expect(voice.writeAnswer({ kind: 'hang-up' })).toContain('<Response><Hangup/></Response>')
  })
})
