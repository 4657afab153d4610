import { beforeAll, describe, expect, test } from 'vitest'
import {
  ADDRESS,
  aCheck,
  aSave,
  callTo,
  EPC,
  EXISTS,
  expectRefusal,
  LOAD,
  PHONE,
  type Server,
} from '../../../tests/support/calls.ts'
import { aServer } from '../../../tests/support/server.ts'

let server: Server
const call = callTo(() => server)
beforeAll(async () => {
  server = await aServer()
})

describe('content types', () => {
  const body = JSON.stringify({ data: aSave() })
  test.each([
    null,
    'text/plain',
    'text/plain; application/json',
    'application/jsonx',
    'application/json-patch+json',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'text/html',
  ])('%s is not taken', async (type) => {
    const answer = await call({ type, body })
    expect([400, 415]).toContain(answer.statusCode)
    await expectRefusal(server, answer, answer.statusCode)
  })
  test('a call of JSON takes no form', async () => {
    await expectRefusal(
      server,
      await call({ type: 'application/x-www-form-urlencoded', body: 'data=1' }),
      415,
    )
  })
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'APPLICATION/JSON',
  ])('%s is', async (type) => {
    const answer = await call({ url: LOAD, type, body: '{"data":{"uuid":null,"app_type":"sell"}}' })
    expect(answer.statusCode).toBe(200)
  })
  test('the phone check takes forms and JSON alike', async () => {
    const form = {
      url: PHONE,
      type: 'application/x-www-form-urlencoded',
      body: 'phone-number=07400+123456&only-mobile=1&check-if-unique=0',
    }
    const json = {
      url: PHONE,
      body: '{"phone-number":"07400 123456","only-mobile":true,"check-if-unique":0}',
    }
    for (const request of [form, json]) {
      const answer = await call(request)
      expect(answer.json()).toEqual({ success: true, error_message: '', valid: true })
    }
  })
  test.each([
    ['no number', 'only-mobile=1'],
    ['a number twice', 'phone-number=1&phone-number=2'],
    ['a list', 'phone-number[]=1'],
    ['a flag that is neither', 'phone-number=1&only-mobile=yes'],
    ['another flag that is neither', 'phone-number=1&check-if-unique=2'],
    ['65 characters', `phone-number=${'1'.repeat(65)}`],
    ['a line break', 'phone-number=1%0d%0a2'],
    ['a NUL', 'phone-number=1%002'],
  ])('a phone check with %s is refused', async (_name, form) => {
    await expectRefusal(
      server,
      await call({ url: PHONE, type: 'application/x-www-form-urlencoded', body: form }),
      400,
    )
  })
  test('a phone check in JSON with a number for a text is refused', async () => {
    await expectRefusal(server, await call({ url: PHONE, body: '{"phone-number":7400123456}' }), 400)
    await expectRefusal(server, await call({ url: PHONE, body: '["phone-number"]' }), 400)
  })
  const FORM = 'application/x-www-form-urlencoded'
  test.each([
    [ADDRESS, 'postcode=TR40+1CC', '{"postcode":"TR40 1CC"}'],
    [
      EPC,
      'postcode=TR40+1CC&street_name=Quay+Street&building_number=1',
      '{"postcode":"TR40 1CC","street_name":"Quay Street","building_number":"1"}',
    ],
    [EPC, 'postcode=TR40+1CC&udprn=99000001', '{"postcode":"TR40 1CC","udprn":"99000001"}'],
  ])('%s takes forms and JSON alike', async (url, form, json) => {
    const answers = [await call({ url, type: FORM, body: form }), await call({ url, body: json })]
    for (const answer of answers) expect(answer.statusCode).toBe(200)
    expect(answers[0]?.json()).toEqual(answers[1]?.json())
  })
  test.each([
    [ADDRESS, 'postcode=TR40+1CC&postcode=TR40+1CI'],
    [ADDRESS, 'postcode[]=TR40+1CC'],
    [ADDRESS, 'postcode=%zz'],
    [ADDRESS, ''],
    [EPC, 'postcode=TR40+1CC&udprn=1&udprn=2'],
    [EPC, 'postcode=TR40+1CC&street_name=Quay%0aStreet&building_number=1'],
  ])('%s refuses the form %s', async (url, form) => {
    await expectRefusal(server, await call({ url, type: FORM, body: form }), 400)
  })
  test.each([ADDRESS, EPC, EXISTS])('%s takes no other type', async (url) => {
    for (const type of [
      null,
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
    ]) {
      const answer = await call({ url, type, body: '{"postcode":"TR40 1CC"}' })
      expect([400, 415]).toContain(answer.statusCode)
      await expectRefusal(server, answer, answer.statusCode)
    }
  })
  test('the check of an address takes JSON alone', async () => {
    await expectRefusal(server, await call({ url: EXISTS, type: FORM, body: 'type=RECOGNISED' }), 415)
    expect((await call({ url: EXISTS, body: JSON.stringify(aCheck()) })).statusCode).toBe(200)
  })
})
