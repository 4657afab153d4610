import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { aServer } from '../../../tests/support/server.ts'

const LOAD = '/create-listing/get-initial-data'
const SAVE = '/create-listing/save-new'
const PHONE = '/validate-phone.json'
const UUID = '6d0c1111-1111-4111-8111-111111111111'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})

const save = (data: object = {}) => ({ uuid: UUID, version: 0, app_type: 'sell', blocks: {}, ...data })
const summary = (value: unknown) => ({ summary: { fields: { summary: { value } } } })

interface Call {
  readonly url?: string
  readonly type?: string | null
  readonly body?: string | Buffer
  readonly headers?: Record<string, string>
}
async function call({ url = SAVE, type = 'application/json', body = '', headers = {} }: Call) {
  return server.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { ...(type === null ? {} : { 'content-type': type }), ...headers },
  })
}

/** The contract's form of a refusal, telling nothing of our inside, and nothing stored. */
async function expectRefusal(answer: Awaited<ReturnType<typeof call>>, status: number) {
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const body = answer.json()
  expect(Object.keys(body).toSorted()).toEqual(['error_message', 'success'])
  expect(body.success).toBe(false)
  expect(body.error_message).toMatch(/^[A-Z].+\.$/)
  expect(answer.body).not.toMatch(/stack|node_modules|\.ts\b|FST_|SyntaxError|select /i)
  expect(await server.storedDrafts()).toBe(0)
}

describe('bodies that are refused with 400', () => {
  const deep = (open: string, close: string) => `{"data":${open.repeat(100_000)}${close.repeat(100_000)}}`
  const bodies: [string, string | Buffer][] = [
    ['nothing', ''],
    ['no JSON', 'uuid=1'],
    ['half of it', JSON.stringify({ data: save() }).slice(0, -1)],
    ['a number', '1'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no data', '{}'],
    ['data as a list', '{"data":[]}'],
    ['data as a text', '{"data":"x"}'],
    ['a key twice', `{"data":{"uuid":"${UUID}","uuid":"${UUID}","version":0,"app_type":"sell","blocks":{}}}`],
    ['__proto__', '{"data":{"__proto__":{"isPaid":true}}}'],
    ['constructor', '{"data":{"constructor":{"prototype":{"isPaid":true}}}}'],
    ['a depth of 21', `{"data":${'['.repeat(20)}${']'.repeat(20)}}`],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"data":"'), Buffer.from([0xff]), Buffer.from('"}')]),
    ],
    ['a raw NUL', `{"data":"\u0000"}`],
    ...(
      [
        ['an unknown block', save({ blocks: { price: { fields: {} } } })],
        [
          'a block named __proto__',
          `{"uuid":"${UUID}","version":0,"app_type":"sell","blocks":{"__proto__":{"fields":{}}}}`,
        ],
        ['a block named toString', save({ blocks: { toString: { fields: {} } } })],
        ['an unknown field', save({ blocks: { summary: { fields: { isPaid: { value: true } } } } })],
        ['a block of letting in a sale', save({ blocks: { rent: { fields: {} } } })],
        ['blocks as a list', save({ blocks: [] })],
        ['a block as a text', save({ blocks: { summary: 'x' } })],
        ['a field as a text', save({ blocks: { summary: { fields: { summary: 'x' } } } })],
        ['a NUL', save({ blocks: summary('a\u0000b') })],
        ['a lone surrogate', save({ blocks: summary('a\ud800b') })],
        ['a control character', save({ blocks: summary('a\u001bb') })],
        ['a number for a text', save({ blocks: summary(1) })],
        ['a list for a text', save({ blocks: summary(['x']) })],
        ['an object for a text', save({ blocks: summary({ $ne: 1 }) })],
        ['a text beyond all measure', save({ blocks: summary('x'.repeat(30_000)) })],
        [
          'a text for a number',
          save({ blocks: { priceType: { fields: { sellingPrice: { value: '1' } } } } }),
        ],
        [
          'a code outside its list',
          save({ blocks: { houseType: { fields: { houseType: { value: 99 } } } } }),
        ],
        [
          'a code of another type',
          save({ blocks: { houseType: { fields: { houseType: { value: '4' } } } } }),
        ],
        ['no app_type', save({ app_type: undefined })],
        ['an unknown app_type', save({ app_type: 'rent' })],
        ['app_type as a list', save({ app_type: ['sell'] })],
        ['an unknown address_type', save({ address_type: 'x' })],
        ['a negative version', save({ version: -1 })],
        ['a version with a fraction', save({ version: 0.5 })],
        ['a version as a text', save({ version: '0' })],
        ['a version beyond what is counted', save({ version: 2 ** 31 })],
        ['no version', save({ version: undefined })],
        ['no uuid', save({ uuid: undefined })],
        ['uuid null', save({ uuid: null })],
        ['the nil uuid', save({ uuid: '00000000-0000-0000-0000-000000000000' })],
        ['an upper-case uuid', save({ uuid: UUID.replaceAll('1', 'A') })],
        ['a uuid in braces', save({ uuid: `{${UUID}}` })],
        ['a uuid without dashes', save({ uuid: UUID.replaceAll('-', '') })],
        ['a uuid with a space', save({ uuid: `${UUID} ` })],
        ['a path for a uuid', save({ uuid: '../../etc/passwd' })],
        ['a list for a uuid', save({ uuid: [UUID] })],
      ] as [string, object | string][]
    ).map(([name, data]): [string, string] => [
      name,
      typeof data === 'string' ? `{"data":${data}}` : JSON.stringify({ data }),
    ]),
  ]
  test.each(bodies)('%s', async (_name, body) => {
    await expectRefusal(await call({ body }), 400)
  })
  test('1e400 is not a price', async () => {
    const body = JSON.stringify({
      data: save({ blocks: { priceType: { fields: { sellingPrice: { value: 0 } } } } }),
    })
    await expectRefusal(await call({ body: body.replace('"value":0', '"value":1e400') }), 400)
  })
  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('100,000 %s deep is too large or too deep, and quickly so', async (_name, open, close) => {
    const began = Date.now()
    const answer = await call({ body: deep(open, close) })
    await expectRefusal(answer, 413)
    const smaller = await call({ body: `{"data":${open.repeat(20_000)}` })
    await expectRefusal(smaller, 400)
    expect(Date.now() - began).toBeLessThan(1_000)
  })
  test('100,000 keys', async () => {
    const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')
    await expectRefusal(await call({ body: `{"data":{${keys(100_000)}}}` }), 413)
    await expectRefusal(await call({ body: `{"data":{${keys(9_000)}}}` }), 400)
  })
  test('the same for get-initial-data and its uuid', async () => {
    for (const data of [
      [],
      'x',
      { app_type: 'x' },
      { app_type: 'sell', uuid: UUID.toUpperCase() },
      { app_type: 'sell', uuid: 1 },
    ]) {
      await expectRefusal(await call({ url: LOAD, body: JSON.stringify({ data }) }), 400)
    }
  })
})

describe('content types', () => {
  const body = JSON.stringify({ data: save() })
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
    await expectRefusal(answer, answer.statusCode)
  })
  test('a call of JSON takes no form', async () => {
    await expectRefusal(await call({ type: 'application/x-www-form-urlencoded', body: 'data=1' }), 415)
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
    const form = { url: PHONE, type: 'application/x-www-form-urlencoded', body: 'phone-number=07400+123456&only-mobile=1&check-if-unique=0' } // biome-ignore format: one line
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
  ])('a phone check with %s is refused', async (_name, body) => {
    await expectRefusal(await call({ url: PHONE, type: 'application/x-www-form-urlencoded', body }), 400)
  })
  test('a phone check in JSON with a number for a text is refused', async () => {
    await expectRefusal(await call({ url: PHONE, body: '{"phone-number":7400123456}' }), 400)
    await expectRefusal(await call({ url: PHONE, body: '["phone-number"]' }), 400)
  })
})

test('128 KiB are taken, one byte more is not', async () => {
  const start = '{"data":{"uuid":null,"app_type":"sell"},"x":"'
  const body = (length: number) => `${start}${'x'.repeat(length - start.length - 2)}"}`
  expect((await call({ url: LOAD, body: body(131_072) })).statusCode).toBe(200)
  await expectRefusal(await call({ url: LOAD, body: body(131_073) }), 413)
})

describe('what is no request at all', () => {
  /** Everything that a socket answers to these bytes. */
  async function raw(text: string): Promise<string> {
    const address = server.app.server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening')
    const socket = connect(address.port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (data: string) => (answer += data))
    socket.on('error', () => undefined)
    socket.write(text)
    await once(socket, 'close')
    return answer
  }
  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'a cookie with 5,000 pairs',
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a=1; '.repeat(5_000)}\r\n\r\n`,
      431,
    ],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a bad escape in the path', 'GET /%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a bare percent sign', 'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a way out of the assets', 'GET /assets/../stamp HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['a backslash', 'GET /\\evil.example HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    [
      'an address of another site',
      'GET http://evil.example/.env HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      404,
    ],
    ['TRACE', 'TRACE /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ])('%s', async (_name, text, status) => {
    const answer = await raw(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(answer).toContain('{"success":false,"error_message":"')
    for (const header of [
      'x-content-type-options: nosniff',
      'content-security-policy: default-src',
      'x-frame-options: DENY',
    ]) {
      expect(answer.toLowerCase()).toContain(header.toLowerCase())
    }
  })
})
