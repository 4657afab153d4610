import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookupLimits } from '../../../../tests/support/budgets.ts'
import { ADDRESS, EPC } from '../../../../tests/support/calls.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { anAddress, aServerWith } from '../../../../tests/support/lookups.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { expectWithin } from '../../../../tests/support/time-taken.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('POST /address.json', () => {
  let server: Awaited<ReturnType<typeof aServerWith>>
  beforeAll(async () => {
    server = await aServerWith()
  })
  test('answers a postcode’s addresses in the fields of the contract, and their town', async () => {
    const answer = await server.post(ADDRESS, { postcode: 'YO1 7AA' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      error_message: '',
      status: 1,
      result: [
        {
          summaryline: '12 Mill Lane, York',
          subbuildingname: '',
          buildingname: '',
          number: '12',
          street: 'Mill Lane',
          postcode: 'YO1 7AA',
          uniquedeliverypointreferencenumber: '12345678',
        },
      ],
      town: 'York',
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
  test.each(['yo17aa', ' YO1-7AA ', 'YO1\u200b 7AA', '\u200eyo1\u00a07aa', 'Y O 1 7 A A'])(
    '%j is that postcode, asked for once',
    async (postcode) => {
      expect((await server.post(ADDRESS, { postcode })).json().status).toBe(1)
      const form = `postcode=${encodeURIComponent(postcode)}`
      expect((await server.post(ADDRESS, form, FORM)).json().status).toBe(1)
      expect(server.asked).toEqual(['addresses YO1 7AA'])
    },
  )
  test('none: status 0, and that is remembered for a day', async () => {
    const none = await aServerWith({ addresses: [] })
    for (let time = 0; time < 2; time++) {
      expect((await none.post(ADDRESS, { postcode: 'SW1A 1AA' })).json()).toEqual({
        success: true,
        error_message: '',
        status: 0,
        result: [],
      })
    }
    expect(none.asked).toHaveLength(1)
    const { rows } = await none.owner.query(
      'select extract(epoch from kept_until - now())::int as left from remembered_lookups',
    )
    expect(rows[0].left).toBeGreaterThan(86_300)
    expect(rows[0].left).toBeLessThanOrEqual(86_400)
  })
  test('of fifty calls at once one reaches the provider', async () => {
    const own = await aServerWith()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => own.post(ADDRESS, { postcode: 'YO1 7AA' })),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(own.asked).toHaveLength(1)
  })
})

describe('a provider that fails', () => {
  const HUSH = 'key-hush-1234'
  test.each([
    ['unreachable', new ProviderFailed('postcoder', 'unreachable')],
    ['slow', new ProviderFailed('postcoder', 'slow')],
    ['refused', new ProviderFailed('postcoder', 'refused')],
    ['no-credit', new ProviderFailed('postcoder', 'no-credit')],
    ['busy', new ProviderFailed('postcoder', 'busy')],
    ['broken', new ProviderFailed('postcoder', 'broken')],
    ['garbage', new ProviderFailed('postcoder', 'garbage')],
  ])('%s: 503 in the contract’s form, a way on, and the reason in the log', async (reason, error) => {
    const server = await aServerWith({ addresses: error, certificates: error })
    for (const [url, body, way] of [
      [ADDRESS, { postcode: 'YO1 7AA' }, /enter the address yourself/],
      [
        EPC,
        { postcode: 'YO1 7AB', street_name: 'Mill Lane', building_number: '12' },
        /enter the ratings yourself/,
      ],
      [EPC, { postcode: 'YO1 7AC', udprn: '12345678' }, /enter the ratings yourself/],
    ] as const) {
      const answer = await server.post(url, body)
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toEqual({ success: false, error_message: expect.stringMatching(way) })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.body).not.toMatch(/postcoder|credit|garbage/)
    }
    expect(server.logged()).toContainEqual(
      expect.objectContaining({ level: 'warn', provider: 'postcoder', reason }),
    )
  })
  test('by an error that quotes a key: nothing of it is answered or logged', async () => {
    const findAddresses = async () => {
      throw Object.assign(new TypeError(`fetch failed: https://provider.example/pcw/${HUSH}/x`), {
        cause: new Error(HUSH),
      })
    }
    const server = await aServerWith({}, { finder: { findAddresses } })
    const answer = await server.post(ADDRESS, { postcode: 'YO1 7AA' })
    expect(answer.statusCode).toBe(503)
    expect(answer.body + server.logText()).not.toContain(HUSH)
  })
  test('by an answer that is too large to remember: 503, and it is not asked again at once', async () => {
    const own = Array.from({ length: 9 }, () => anAddress({ summaryline: 'x'.repeat(120_000) }))
    const server = await aServerWith({ addresses: own })
    for (let time = 0; time < 2; time++) {
      const answer = await server.post(ADDRESS, { postcode: 'YO1 7AA' })
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toMatchObject({ success: false })
    }
    expect(server.asked).toHaveLength(1)
  })
  test('by never answering: 503 after our patience, and others are served meanwhile', async () => {
    const findAddresses = () => new Promise<never>(() => undefined)
    const server = await aServerWith({}, { finder: { findAddresses }, patienceMs: 150 })
    const startedAt = performance.now()
    const slow = server.post(ADDRESS, { postcode: 'YO1 7AA' })
    await sleep(20)
    expect((await server.post('/validate-phone.json', { 'phone-number': '1' })).statusCode).toBe(200)
    expect((await slow).statusCode).toBe(503)
    expectWithin(performance.now() - startedAt, 2_000)
  })
})

describe('limits', () => {
  const limits = { perOwner: 2, perClient: 3, overall: 1_000 }
  const all = { addresses: lookupLimits(limits), certificates: lookupLimits(limits) }
  const postcodes = ['YO1 7AA', 'YO1 7AB', 'YO1 7AD', 'YO1 7AE', 'YO1 7AF']
  test('beyond them: 429, when to come back, and what to do instead', async () => {
    const server = await aServerWith({}, { limits: all })
    const cookie = `guest=${'a'.repeat(43)}`
    const statuses: number[] = []
    for (const postcode of postcodes) {
      statuses.push((await server.post(ADDRESS, { postcode }, { cookie })).statusCode)
    }
    expect(statuses).toEqual([200, 200, 429, 429, 429])
    const refused = await server.post(ADDRESS, { postcode: 'YO1 7AE' }, { cookie })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(refused.json()).toEqual({
      success: false,
      error_message: expect.stringContaining('You can enter the address yourself'),
    })
    expect(server.logged().at(-1)).toMatchObject({ event: 'rate_limited', status: 429, route: ADDRESS })
    expect((await server.post(ADDRESS, { postcode: 'YO1 7AA' }, { cookie })).statusCode).toBe(200)
    expect(server.asked).toHaveLength(2)
  })
  test('on addresses speak of no certificate where ratings are wanted', async () => {
    const server = await aServerWith(
      {},
      { limits: { ...all, addresses: lookupLimits({ ...limits, perClient: 0 }) } },
    )
    const refused = await server.post(EPC, { postcode: 'YO1 7AA', udprn: '12345678' })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({
      success: false,
      error_message: 'We can’t look up any more postcodes for you today. You can enter the ratings yourself.',
    })
    expect(server.asked).toEqual([])
  })
  test('hold in another process, and when a cookie is thrown away', async () => {
    const on = await aDatabase()
    const start = (database = on.database) =>
      aServer({
        on: { ...on, database },
        change: (deps) => ({ ...deps, lookups: { ...deps.lookups, limits: all } }),
      })
    const servers = [await start(), await start(on.another())]
    const statuses = []
    for (const [index, postcode] of postcodes.entries()) {
      const server = servers[index % 2]
      const answer = await server?.app.inject({
        method: 'POST',
        url: ADDRESS,
        payload: { postcode },
        headers: { cookie: `guest=${String(index).repeat(43)}` },
      })
      statuses.push(answer?.statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })
  test('are those of the address that the proxy vouches for, and of its whole IPv6 network', async () => {
    const from = async (trusted: string, forwarded: (count: number) => string) => {
      const server = await aServer({
        environment: { TRUST_PROXY: trusted },
        change: (deps) => ({ ...deps, lookups: { ...deps.lookups, limits: all } }),
      })
      const statuses = []
      for (const [count, postcode] of postcodes.entries()) {
        const headers = { 'x-forwarded-for': forwarded(count) }
        const answer = await server.app.inject({
          method: 'POST',
          url: ADDRESS,
          payload: { postcode },
          headers,
        })
        statuses.push(answer.statusCode)
      }
      return statuses
    }
    const beyondThree = [200, 200, 200, 429, 429]
    expect(await from('0', (count) => `203.0.113.${count}`)).toEqual(beyondThree)
    expect(await from('1', (count) => `203.0.113.${count}, 198.51.100.7`)).toEqual(beyondThree)
    expect(await from('1', (count) => `2001:db8:7:7::${count + 1}`)).toEqual(beyondThree)
    expect(await from('1', (count) => `198.51.100.${count}`)).toEqual([200, 200, 200, 200, 200])
  })
  test('120 calls a minute for what is remembered, too', async () => {
    const server = await aServerWith()
    for (let count = 0; count < 120; count++) {
      expect((await server.post(ADDRESS, { postcode: 'YO1 7AA' })).statusCode).toBe(200)
    }
    const refused = await server.post(ADDRESS, { postcode: 'YO1 7AA' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.post(EPC, { postcode: 'YO1 7AA', udprn: '12345678' })).statusCode).toBe(200)
  })
})
