import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSigned, type SignedRequest } from './twilio-signature.ts'

const TOKEN = '12345'
const FORM = 'application/x-www-form-urlencoded'
const sign = (text: string, token = TOKEN): string => createHmac('sha1', token).update(text).digest('base64')

/** The example of Twilio's own libraries, with the signature that they have for it. */
const URL = 'https://mycompany.com/myapp.php?foo=1&bar=2'
const FIELDS = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
}
const SIGNATURE = 'RSOYDt4T1cUTdK1PDd93/VVr8B8='

const post = (body: string, over: Partial<SignedRequest> = {}): SignedRequest => ({
  url: URL,
  method: 'POST',
  contentType: FORM,
  body: Buffer.from(body),
  ...over,
})
const encoded = (fields: Readonly<Record<string, string>> = FIELDS): string =>
  new URLSearchParams(fields).toString()

describe('a request is Twilio’s', () => {
  test('by the address and the fields in the order of their names', () => {
    expect(isSigned(post(encoded()), SIGNATURE, TOKEN)).toBe(true)
    const reversed = Object.fromEntries(Object.entries(FIELDS).toReversed())
    expect(isSigned(post(encoded(reversed)), SIGNATURE, TOKEN)).toBe(true)
    expect(isSigned(post(encoded(), { contentType: `${FORM}; charset=UTF-8` }), SIGNATURE, TOKEN)).toBe(true)
  })
  test('with capitals before small letters', () => {
    const signature = sign(`${URL}Bb2Bc3aa4ab1`)
    expect(isSigned(post('ab=1&Bb=2&Bc=3&aa=4'), signature, TOKEN)).toBe(true)
  })
  test('with what is encoded in the body decoded, spaces and other letters kept', () => {
    const signature = sign(`${URL}FromCityCafé & Bar To+44 1632`)
    const body = 'FromCity=Caf%C3%A9%20%26+Bar+&To=%2B44+1632'
    expect(isSigned(post(body), signature, TOKEN)).toBe(true)
  })
  test('with empty fields, and with none at all', () => {
    expect(isSigned(post('Digits=&To=1'), sign(`${URL}DigitsTo1`), TOKEN)).toBe(true)
    expect(isSigned(post(''), sign(URL), TOKEN)).toBe(true)
  })
  test('with a field that comes twice, each value once and in order', () => {
    expect(isSigned(post('To=2&To=1&To=2'), sign(`${URL}To1To2`), TOKEN)).toBe(true)
  })
  test.each([
    ['https://mycompany.com/a', 'https://mycompany.com:443/a'],
    ['http://mycompany.com/a', 'http://mycompany.com:80/a'],
    ['https://mycompany.com:8443/a?b=1', 'https://mycompany.com/a?b=1'],
    ['https://mycompany.com', 'https://mycompany.com:443'],
  ])('at %s, be it signed with its port or without', (url, other) => {
    expect(isSigned(post('To=1', { url }), sign(`${url}To1`), TOKEN)).toBe(true)
    expect(isSigned(post('To=1', { url }), sign(`${other}To1`), TOKEN)).toBe(true)
  })
  test('of a GET by its address alone', () => {
    const request = post('', { method: 'GET', contentType: '' })
    expect(isSigned(request, sign(URL), TOKEN)).toBe(true)
    expect(isSigned(request, SIGNATURE, TOKEN)).toBe(false)
  })
  test('of a body that is no form by its hash in the address', () => {
    const body = '{"property": "value", "boolean": true}'
    const hash = createHash('sha256').update(body).digest('hex')
    const request = post(body, { url: `${URL}&bodySHA256=${hash}`, contentType: 'application/json' })
    expect(isSigned(request, sign(request.url), TOKEN)).toBe(true)
    expect(isSigned({ ...request, body: Buffer.from(`${body} `) }, sign(request.url), TOKEN)).toBe(false)
    expect(isSigned({ ...request, url: URL }, sign(URL), TOKEN)).toBe(false)
  })
})

describe('a request is not Twilio’s', () => {
  test.each([
    ['no signature', post(encoded()), undefined],
    ['an empty one', post(encoded()), ''],
    ['one that is no base64', post(encoded()), '???'],
    ['one that is too long', post(encoded()), `${SIGNATURE}AAAA`],
    ['that of another account', post(encoded()), sign('anything', '54321')],
    ['another value', post(encoded({ ...FIELDS, To: '+18005551213' })), SIGNATURE],
    ['a field more', post(`${encoded()}&SpeechResult=hello`), SIGNATURE],
    ['a field less', post(encoded(FIELDS).replace('Digits=1234&', '')), SIGNATURE],
    ['another path', post(encoded(), { url: URL.replace('myapp', 'yourapp') }), SIGNATURE],
    ['another query', post(encoded(), { url: URL.replace('bar=2', 'bar=3') }), SIGNATURE],
    ['another protocol', post(encoded(), { url: URL.replace('https', 'http') }), SIGNATURE],
    ['another host', post(encoded(), { url: URL.replace('mycompany', 'yours') }), SIGNATURE],
    ['the form as another kind of body', post(encoded(), { contentType: 'text/plain' }), sign(URL)],
  ] as const)('with %s', (_name, request, signature) => {
    expect(isSigned(request, signature, TOKEN)).toBe(false)
  })
})
