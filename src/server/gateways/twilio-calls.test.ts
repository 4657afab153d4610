import { afterAll, expect, test } from 'vitest'
import { type StandIn, sendJson, startStandIn } from '../../../tests/support/stand-in-server.ts'
import { twilioCalls } from './twilio-calls.ts'

const SETTINGS = { accountSid: 'AC0123', authToken: 'secret token', from: async () => '+441632960000' }
const standIns: StandIn[] = []
afterAll(() => Promise.all(standIns.map(({ close }) => close())))

async function aTwilio(status: number, seen: URLSearchParams[] = []) {
  const standIn = await startStandIn((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      seen.push(new URLSearchParams(body))
      sendJson(response, status, { sid: 'CA1', status: 'queued' })
    })
  })
  standIns.push(standIn)
  return standIn
}

test('a call is asked for with what it says, and a 201 says that it rings', async () => {
  const seen: URLSearchParams[] = []
  const { origin: baseUrl, asked } = await aTwilio(201, seen)
  expect(await twilioCalls({ ...SETTINGS, baseUrl }).say('+441632960123', 'Code: 1, 2 & 3.')).toBeNull()
  expect(asked).toEqual(['/2010-04-01/Accounts/AC0123/Calls.json'])
  expect(Object.fromEntries(seen[0] ?? [])).toEqual({
    To: '+441632960123',
    From: '+441632960000',
    Timeout: '25',
    Twiml:
      '<?xml version="1.0" encoding="UTF-8"?><Response><Say language="en-GB">Code: 1, 2 &amp; 3.</Say><Hangup/></Response>',
  })
})

test.each([
  [401, 'refused'],
  [429, 'busy'],
  [500, 'broken'],
])('a call that is answered by %i is a failure: %s', async (status, reason) => {
  const { origin: baseUrl } = await aTwilio(status)
  expect(await twilioCalls({ ...SETTINGS, baseUrl }).say('+441632960123', '')).toMatchObject({ reason })
})

test('without a number to call from there is no call', async () => {
  const { origin: baseUrl, asked } = await aTwilio(201)
  const calls = twilioCalls({ ...SETTINGS, from: async () => null, baseUrl })
  expect(await calls.say('+441632960123', '')).toMatchObject({ reason: 'refused' })
  expect(asked).toEqual([])
})
