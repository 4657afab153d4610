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
  type Server,
  UUID,
} from '../../../tests/support/calls.ts'
import { aServer } from '../../../tests/support/server.ts'
import { processorMs } from '../../../tests/support/time-taken.ts'

let server: Server
const call = callTo(() => server)
beforeAll(async () => {
  server = await aServer()
})

const summary = (value: unknown) => ({ summary: { fields: { summary: { value } } } })

describe('bodies that are refused with 400', () => {
  const deep = (open: string, close: string) => `{"data":${open.repeat(100_000)}${close.repeat(100_000)}}`
  const bodies: [string, string | Buffer][] = [
    ['nothing', ''],
    ['no JSON', 'uuid=1'],
    ['half of it', JSON.stringify({ data: aSave() }).slice(0, -1)],
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
        ['an unknown block', aSave({ blocks: { price: { fields: {} } } })],
        [
          'a block named __proto__',
          `{"uuid":"${UUID}","version":0,"app_type":"sell","blocks":{"__proto__":{"fields":{}}}}`,
        ],
        ['a block named toString', aSave({ blocks: { toString: { fields: {} } } })],
        ['an unknown field', aSave({ blocks: { summary: { fields: { isPaid: { value: true } } } } })],
        ['blocks as a list', aSave({ blocks: [] })],
        ['a block as a text', aSave({ blocks: { summary: 'x' } })],
        ['a field as a text', aSave({ blocks: { summary: { fields: { summary: 'x' } } } })],
        ['a NUL', aSave({ blocks: summary('a\u0000b') })],
        ['a lone surrogate', aSave({ blocks: summary('a\ud800b') })],
        ['a control character', aSave({ blocks: summary('a\u001bb') })],
        ['a number for a text', aSave({ blocks: summary(1) })],
        ['a list for a text', aSave({ blocks: summary(['x']) })],
        ['an object for a text', aSave({ blocks: summary({ $ne: 1 }) })],
        ['a text beyond all measure', aSave({ blocks: summary('x'.repeat(30_000)) })],
        [
          'a text for a number',
          aSave({ blocks: { priceType: { fields: { sellingPrice: { value: '1' } } } } }),
        ],
        [
          'a code outside its list',
          aSave({ blocks: { houseType: { fields: { houseType: { value: 99 } } } } }),
        ],
        [
          'a code of another type',
          aSave({ blocks: { houseType: { fields: { houseType: { value: '4' } } } } }),
        ],
        ['no app_type', aSave({ app_type: undefined })],
        ['an unknown app_type', aSave({ app_type: 'rent' })],
        ['app_type as a list', aSave({ app_type: ['sell'] })],
        ['an unknown address_type', aSave({ address_type: 'x' })],
        ['a negative version', aSave({ version: -1 })],
        ['a version with a fraction', aSave({ version: 0.5 })],
        ['a version as a text', aSave({ version: '0' })],
        ['a version beyond what is counted', aSave({ version: 2 ** 31 })],
        ['no version', aSave({ version: undefined })],
        ['no uuid', aSave({ uuid: undefined })],
        ['uuid null', aSave({ uuid: null })],
        ['the nil uuid', aSave({ uuid: '00000000-0000-0000-0000-000000000000' })],
        ['an upper-case uuid', aSave({ uuid: UUID.replaceAll('1', 'A') })],
        ['a uuid in braces', aSave({ uuid: `{${UUID}}` })],
        ['a uuid without dashes', aSave({ uuid: UUID.replaceAll('-', '') })],
        ['a uuid with a space', aSave({ uuid: `${UUID} ` })],
        ['a path for a uuid', aSave({ uuid: '../../etc/passwd' })],
        ['a list for a uuid', aSave({ uuid: [UUID] })],
      ] as [string, object | string][]
    ).map(([name, data]): [string, string] => [
      name,
      typeof data === 'string' ? `{"data":${data}}` : JSON.stringify({ data }),
    ]),
  ]
  test.each(bodies)('%s', async (_name, body) => {
    await expectRefusal(server, await call({ body }), 400)
  })
  test('1e400 is not a price', async () => {
    const body = JSON.stringify({
      data: aSave({ blocks: { priceType: { fields: { sellingPrice: { value: 0 } } } } }),
    })
    await expectRefusal(server, await call({ body: body.replace('"value":0', '"value":1e400') }), 400)
  })
  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('100,000 %s deep is too large or too deep, and quickly so', async (_name, open, close) => {
    const took = await processorMs(async () => {
      const answer = await call({ body: deep(open, close) })
      await expectRefusal(server, answer, 413)
      const smaller = await call({ body: `{"data":${open.repeat(20_000)}` })
      await expectRefusal(server, smaller, 400)
    })
    expect(took).toBeLessThan(1_000)
  })
  test('100,000 keys', async () => {
    const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')
    await expectRefusal(server, await call({ body: `{"data":{${keys(100_000)}}}` }), 413)
    await expectRefusal(server, await call({ body: `{"data":{${keys(9_000)}}}` }), 400)
  })
  test('the same for get-initial-data and its uuid', async () => {
    for (const data of [[], 'x', { app_type: 'x' }, { app_type: 'sell', uuid: 1 }]) {
      await expectRefusal(server, await call({ url: LOAD, body: JSON.stringify({ data }) }), 400)
    }
  })
})

describe('look-ups that are refused with 400', () => {
  const home = { postcode: 'TR40 1CC', street_name: 'Quay Street', building_number: '1' }
  test.each([
    [ADDRESS, 'a list', []],
    [ADDRESS, 'a text', 'TR40 1CC'],
    [ADDRESS, 'null', null],
    [ADDRESS, 'no postcode', { post_code: 'TR40 1CC' }],
    ...[ADDRESS, EPC].flatMap(
      (url): [string, string, unknown][] =>
      [
        null, '', 7, true, ['TR40 1CC'], { $ne: '' }, 'York', 'TR40', 'TR40 1CCC', 'TR40 1CC\u0000', 'TR40 1CC;', "' or 1=1--",
        '../../etc/passwd', '\uff34\uff32\uff14\uff10 1CC', 'BFPO 801', `TR40${' '.repeat(40)}1CC`, '\ud800',
      ].map((postcode) => [url, `the postcode ${JSON.stringify(postcode)}`, { ...home, postcode }]), // biome-ignore format: a table
    ),
    [EPC, 'a postcode alone', { postcode: 'TR40 1CC' }],
    [EPC, 'a number alone', { postcode: 'TR40 1CC', building_number: '1' }],
    [EPC, 'a number for a text', { ...home, building_number: 1 }],
    [EPC, 'a list for a street', { ...home, street_name: ['Quay Street'] }],
    [EPC, 'a NUL in the street', { ...home, street_name: 'Quay\u0000Street' }],
    [EPC, 'a line break in the street', { ...home, street_name: 'Quay\nStreet' }],
    [EPC, 'a street beyond all measure', { ...home, street_name: 'x'.repeat(101) }],
    [EPC, 'a udprn of letters', { ...home, udprn: '12x' }],
    [EPC, 'a udprn of nine digits', { ...home, udprn: '123456789' }],
    [EPC, 'a udprn as a number', { ...home, udprn: 12345678 }],
    [EXISTS, 'a list', []],
    [EXISTS, 'null', null],
    [EXISTS, 'no type', aCheck({ type: undefined })],
    [EXISTS, 'an unknown type', aCheck({ type: 'recognised' })],
    [EXISTS, 'a type as a list', aCheck({ type: ['ORPHAN'] })],
    [EXISTS, 'no country', aCheck({ country: undefined })],
    [EXISTS, 'another country', aCheck({ country: 236 })],
    [EXISTS, 'a country as a text', aCheck({ country: '235' })],
    [EXISTS, 'no uuid', aCheck({ uuid: undefined })],
    [EXISTS, 'an upper-case uuid', aCheck({ uuid: UUID.replaceAll('1', 'A') })],
    [EXISTS, 'a list for a uuid', aCheck({ uuid: [UUID] })],
    [EXISTS, 'no udprn', aCheck({ propertyAddress: undefined })],
    [EXISTS, 'a udprn as a number', aCheck({ propertyAddress: 12345678 })],
    [EXISTS, 'a udprn of letters', aCheck({ propertyAddress: '1 or 1=1' })],
    [EXISTS, 'a postcode that is none', aCheck({ propertyPostcode: 'York' })],
    ...[
      { doorNumber: '' },
      { streetName: ' ' },
      { propertyPostcode: '' },
      { propertyPostcode: 'York' },
      { streetName: 7 },
      { townName: ['York'] },
      { doorNumber: '1\u0000' },
      { buildingName: 'x'.repeat(101) },
    ].map((fields): [string, string, unknown] => [
      EXISTS,
      `a typed address with ${JSON.stringify(fields).slice(0, 40)}`,
      aCheck({
        type: 'ORPHAN',
        doorNumber: '1',
        streetName: 'Quay Street',
        propertyPostcode: 'TR40 1CC',
        ...fields,
      }),
    ]),
  ] as [string, string, unknown][])('%s: %s', async (url, _name, body) => {
    await expectRefusal(server, await call({ url, body: JSON.stringify(body) }), 400)
  })
  test.each([ADDRESS, EPC, EXISTS])('%s: no JSON, too deep, twice the same key, too large', async (url) => {
    for (const body of [
      '',
      '{',
      `{"postcode":${'['.repeat(30)}`,
      '{"postcode":"a","postcode":"b"}',
      '{"__proto__":{}}',
    ]) {
      await expectRefusal(server, await call({ url, body }), 400)
    }
    await expectRefusal(
      server,
      await call({ url, body: JSON.stringify({ postcode: 'x'.repeat(140_000) }) }),
      413,
    )
  })
})

test('128 KiB are taken, one byte more is not', async () => {
  const start = '{"data":{"uuid":null,"app_type":"sell"},"x":"'
  const body = (length: number) => `${start}${'x'.repeat(length - start.length - 2)}"}`
  expect((await call({ url: LOAD, body: body(131_072) })).statusCode).toBe(200)
  await expectRefusal(server, await call({ url: LOAD, body: body(131_073) }), 413)
})
