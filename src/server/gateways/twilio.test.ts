import { afterAll, describe, expect, test } from 'vitest'
import { faults, type StandIn, sendJson, startStandIn } from '../../../tests/support/stand-in-server.ts'
import { twilio } from './twilio.ts'

/** Short if the time-out is expected; otherwise longer than any machine needs. */
const limitsFor = (reason: string) => ({ timeoutMs: reason === 'slow' ? 250 : 30_000, maxBytes: 100_000 })
const SETTINGS = { accountSid: 'AC0123', authToken: 'secret token', from: '+447700900001' }
const MESSAGE = { to: '+447700900123', text: '1234 is your Gatepost code.' }

const standIns: StandIn[] = []
afterAll(() => Promise.all(standIns.map(({ close }) => close())))

async function aTwilio(respond: Parameters<typeof startStandIn>[0]) {
  const standIn = await startStandIn(respond)
  standIns.push(standIn)
  return standIn
}

test.each([
  ['+447700900001', 'From'],
  ['Gatepost', 'From'],
  [`MG${'0'.repeat(32)}`, 'MessagingServiceSid'],
])('a message from %s is a form with %s, and a 201 says that it was taken', async (from, field) => {
  const seen: { headers: string | undefined; body: string; method: string | undefined }[] = []
  const standIn = await aTwilio((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      seen.push({ headers: request.headers.authorization, body, method: request.method })
      sendJson(response, 201, { sid: 'SM1', status: 'queued' })
    })
  })
  expect(await twilio({ ...SETTINGS, from, baseUrl: standIn.origin }).send(MESSAGE)).toBeNull()
  expect(standIn.asked).toEqual(['/2010-04-01/Accounts/AC0123/Messages.json'])
  expect(seen).toHaveLength(1)
  expect(seen[0]?.method).toBe('POST')
  expect(seen[0]?.headers).toBe(`Basic ${Buffer.from('AC0123:secret token').toString('base64')}`)
  expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
    To: MESSAGE.to,
    Body: MESSAGE.text,
    [field]: from,
  })
})

describe('a message that is not taken is a failure without the provider’s words', () => {
  const NOT_A_MESSAGE = new Set([
    'no content',
    'null',
    'a number',
    'a text',
    'a list of something else',
    'an object of something else',
  ])
  // The API never answers a new message with 200, whatever the body says.
  test.each(
    faults('http://127.0.0.1:1/elsewhere').filter(
      ([name, , reason]) => reason !== 'garbage' && !NOT_A_MESSAGE.has(name),
    ),
  )('%s', async (_name, respond, reason) => {
    const standIn = await aTwilio(respond)
    const limits = limitsFor(reason)
    const failed = await twilio({ ...SETTINGS, baseUrl: standIn.origin, limits }).send(MESSAGE)
    expect(failed?.reason).toBe(reason)
    expect(`${failed?.message} ${failed?.stack}`).not.toMatch(/1234|7700900|secret/)
  })
  test('a wrong number by 400', async () => {
    const standIn = await aTwilio((_request, response) =>
      sendJson(response, 400, { code: 21_211, message: `The 'To' number ${MESSAGE.to} is not valid` }),
    )
    const failed = await twilio({ ...SETTINGS, baseUrl: standIn.origin }).send(MESSAGE)
    expect(failed?.message).toBe('Twilio: broken')
  })
})
