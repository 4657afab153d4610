import { beforeAll, describe, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import {
  type Answer,
  aBrowser,
  aSeller,
  type Browser,
  CALLS,
  codeFor,
  e164,
  messages,
  somebody,
} from '../../../tests/support/people.ts'
import { aServer } from '../../../tests/support/server.ts'

const START = new Date('2026-11-20T12:00:00Z')
let now = START
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000)
}
const HOUR = 3_600
const DAY = 24 * HOUR

type Server = Awaited<ReturnType<typeof aServer>>
let shared: TestDatabase
let server: Server
/** Another instance on the same database, with a pool of its own. */
let another: Server

beforeAll(async () => {
  shared = await aDatabase()
  server = await aServer({ on: shared, now: () => now })
  another = await aServer({ on: { ...shared, database: shared.another() }, now: () => now })
})

/** The calls by the minute are counted in each process by its own clock; each test is on a network of its own. */
let networks = 0
async function aPerson(phone?: string): Promise<{ browser: Browser; phone: string }> {
  networks += 1
  const browser = aBrowser(server, `2001:db8:${networks.toString(16)}::1`)
  const person = somebody()
  await browser.post(CALLS.register, person)
  return { browser, phone: phone ?? person.phone }
}
const said = ({ status, body }: Answer) => [status, body.error_message]
const textsTo = async (phone: string) =>
  (await messages(server)).filter(({ kind, to }) => kind === 'sms' && to === e164(phone))
const wrongOf = (code: string): string => String(code === '9999' ? 1000 : Number(code) + 1)
const send = ({ browser, phone }: { browser: Browser; phone: string }, dialCode: string | null = null) =>
  browser.post(CALLS.sendCode, { phone, dialCode })

/** Many guesses at once, from many networks, half of them at the other instance. */
async function guess({ browser }: { browser: Browser }, guesses: readonly string[]): Promise<Answer[]> {
  return Promise.all(
    guesses.map((code, index) => {
      const copy = aBrowser(index % 2 === 0 ? server : another, `203.0.${index >> 5}.${index & 31}`)
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
      return copy.post(CALLS.verify, { code })
    }),
  )
}
const OUT_OF_TRIES = 'There is no code to compare this with any more. Please ask for a new one.'
const wereCompared = (answers: readonly Answer[]) =>
  answers.filter(({ status, body }) => status === 200 && body.error_message !== OUT_OF_TRIES)

describe('a code', () => {
  test('is sent in the words of the template, and verifies the number', async () => {
    const person = await aPerson()
    expect((await send(person)).body).toEqual({ success: true, error_message: '' })
    const [text] = await textsTo(person.phone)
    const code = await codeFor(server, e164(person.phone))
    expect(text).toMatchObject({
      subject: '',
      text: `${code} is your Gatepost code. It works for 10 minutes.\n\n@localhost #${code}`,
    })
    expect((await person.browser.post(CALLS.verify, { code })).body).toEqual({
      success: true,
      error_message: '',
    })
    expect(await person.browser.state()).toMatchObject({
      user: { verified: true, phone: e164(person.phone).slice(3), dialCode: '+44' },
    })
    expect(said(await person.browser.post(CALLS.verify, { code }))).toEqual([200, OUT_OF_TRIES])
    expect(said(await send(person))).toEqual([200, 'This number is confirmed already.'])
  })

  test('is for somebody who is signed in', async () => {
    const guest = aBrowser(server, '2001:db8:ffff::1')
    expect((await guest.post(CALLS.sendCode, { phone: '07700 900999', dialCode: '44' })).status).toBe(403)
    expect((await guest.post(CALLS.verify, { code: '1234' })).status).toBe(403)
  })

  test('of which a thousand are guessed at once through two instances is compared with five', async () => {
    const person = await aPerson()
    await send(person)
    const code = await codeFor(server, e164(person.phone))
    const guesses = Array.from({ length: 9_000 }, (_, index) => String(1_000 + index)).filter(
      (guess) => guess !== code,
    )
    const answers = await guess(person, guesses.slice(0, 1_000))
    expect(wereCompared(answers)).toHaveLength(5)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(said(await person.browser.post(CALLS.verify, { code }))).toEqual([200, OUT_OF_TRIES])
    expect(await person.browser.state()).toMatchObject({ user: { verified: false } })
  })

  test('right fifty times at once verifies once', async () => {
    const person = await aPerson()
    await send(person)
    const code = await codeFor(server, e164(person.phone))
    const answers = await guess(
      person,
      Array.from({ length: 50 }, () => code),
    )
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1)
  })

  test('is kept as a keyed hash alone', async () => {
    const person = await aPerson()
    await send(person)
    const code = await codeFor(server, e164(person.phone))
    const { rows } = await shared.owner.query<{ row: string }>(
      `select to_jsonb(phone_codes) - 'expires_at' - 'account_id' - 'phone' as row from phone_codes where phone = $1`,
      [e164(person.phone)],
    )
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
    expect(rows).toHaveLength(1)
  })

  test.each([
    [599, true],
    [601, false],
  ])('after %d seconds: works %s', async (seconds, works) => {
    const person = await aPerson()
    await send(person)
    const code = await codeFor(server, e164(person.phone))
    pass(seconds)
    expect((await person.browser.post(CALLS.verify, { code })).body.success).toBe(works)
  })

  test('is dead when another was sent, and only the number’s own code counts', async () => {
    const person = await aPerson()
    await send(person)
    const first = await codeFor(server, e164(person.phone))
    pass(31)
    const other = somebody().phone
    await send({ ...person, phone: other })
    const second = await codeFor(server, e164(other))
    if (first !== second) {
      expect((await person.browser.post(CALLS.verify, { code: first })).body.success).toBe(false)
    }
    expect((await person.browser.post(CALLS.verify, { code: second })).body.success).toBe(true)
    expect(await person.browser.state()).toMatchObject({
      user: { verified: true, phone: e164(other).slice(3) },
    })
  })

  test('for another number makes the account unverified', async () => {
    const person = await aPerson()
    await send(person)
    await person.browser.post(CALLS.verify, { code: await codeFor(server, e164(person.phone)) })
    pass(31)
    const other = somebody().phone
    await send({ ...person, phone: other })
    expect(await person.browser.state()).toMatchObject({
      user: { verified: false, phone: e164(other).slice(3) },
    })
  })

  test('confirms a number for one account only', async () => {
    const [one, two] = [await aPerson(), await aPerson()]
    await send(one)
    const first = await codeFor(server, e164(one.phone))
    pass(31)
    await send({ ...two, phone: one.phone })
    const second = await codeFor(server, e164(one.phone))
    const answers = await Promise.all([
      one.browser.post(CALLS.verify, { code: first }),
      two.browser.post(CALLS.verify, { code: second }),
    ])
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1)
    expect(answers.map(({ body }) => body.error_message)).toContain(
      'This number is confirmed for another account. Please use another number, or sign in to that account.',
    )
  })
})

describe('what counts as the code', () => {
  const spellings = (code: string): [unknown, boolean][] => [
    [`${code.slice(0, 2)} ${code.slice(2)}`, true],
    [` ${code.split('').join('-')} `, true],
    [Number(code), true],
    [`${code}.0`, false],
    [`+${code}`, false],
    [`0${code}`, false],
    ['1e3', false],
    ['0123', false],
    ['', false],
    [code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))), false],
    [code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))), false],
    [999, false],
    [10_000, false],
    [1234.5, false],
  ]
  test('four digits, with spaces and hyphens or as a number, and nothing else; what is no code costs no try', async () => {
    const code = '4711'
    for (const [given, counts] of spellings(code).filter(([, counted]) => !counted)) {
      const person = await aPerson()
      await send(person)
      const { status, body } = await person.browser.post(CALLS.verify, { code: given })
      expect([given, status, body.error_message]).toEqual([
        given,
        200,
        'The Verification Code must be the four digits from the text message.',
      ])
      expect(counts).toBe(false)
    }
    for (const index of [0, 1, 2]) {
      const person = await aPerson()
      await send(person)
      const [given] = spellings(await codeFor(server, e164(person.phone)))[index] ?? []
      expect((await person.browser.post(CALLS.verify, { code: given })).body.success).toBe(true)
    }
  })
  test.each([[['1234']], [{ $ne: 1 }], [true]])('%j is malformed', async (code) => {
    expect((await (await aPerson()).browser.post(CALLS.verify, { code })).status).toBe(400)
  })
  test('no code was asked for: nothing is right, null neither', async () => {
    const { browser } = await aPerson()
    for (const code of ['1234', null])
      expect((await browser.post(CALLS.verify, { code })).body.success).toBe(false)
  })
})

describe('wrong codes', () => {
  const wrongCycle = async (
    person: { browser: Browser; phone: string },
    tries: number,
  ): Promise<Answer[]> => {
    pass(31)
    await send(person)
    const wrong = wrongOf(await codeFor(server, e164(person.phone)))
    const answers: Answer[] = []
    for (let index = 0; index < tries; index++)
      answers.push(await person.browser.post(CALLS.verify, { code: wrong }))
    return answers
  }

  test('are fifteen a number and day, whoever resends, signs in anew or has another account', async () => {
    pass(DAY)
    const person = await aPerson()
    const other = await aPerson(person.phone)
    const answers = [
      ...(await wrongCycle(person, 4)),
      ...(await wrongCycle(other, 4)),
      ...(await wrongCycle(person, 4)),
      ...(await wrongCycle(other, 4)),
    ]
    expect(answers.slice(0, 15).map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 200))
    expect(answers[15]?.status).toBe(429)
    expect(Number(answers[15]?.headers['retry-after'])).toBeGreaterThan(HOUR)
    pass(31)
    await send(person)
    const code = await codeFor(server, e164(person.phone))
    expect((await person.browser.post(CALLS.verify, { code })).status).toBe(429)
  })

  test('do not count where the code was right after them', async () => {
    pass(DAY)
    const person = await aPerson()
    await wrongCycle(person, 2)
    await person.browser.post(CALLS.verify, { code: await codeFor(server, e164(person.phone)) })
    const { rows } = await shared.owner.query<{ used: number }>(
      'select used from used_limits where name = $1',
      [`wrong codes ${e164(person.phone)}`],
    )
    expect(rows).toEqual([{ used: 2 }])
  })

  test('of all numbers together stop at a breaker', async () => {
    pass(2 * DAY)
    await shared.owner.query(
      `insert into used_limits (name, used, ends_at) values ('wrong codes all', 299, $1)
       on conflict (name) do update set used = 299, ends_at = $1`,
      [new Date(now.getTime() + HOUR * 1_000)],
    )
    const answers = [...(await wrongCycle(await aPerson(), 1)), ...(await wrongCycle(await aPerson(), 1))]
    expect(answers.map(({ status }) => status)).toEqual([200, 429])
    pass(2 * HOUR)
    expect((await wrongCycle(await aPerson(), 1)).map(({ status }) => status)).toEqual([200])
  })
})

describe('text messages', () => {
  test('are thirty seconds apart, for the account and for the number', async () => {
    const person = await aPerson()
    expect((await send(person)).status).toBe(200)
    const second = await send(person)
    expect(second.status).toBe(429)
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(30)
    expect((await send(await aPerson(person.phone))).status).toBe(429)
    pass(30)
    expect((await send(person)).status).toBe(200)
    expect(await textsTo(person.phone)).toHaveLength(2)
  })

  test('asked for a hundred times at once are one', async () => {
    const person = await aPerson()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const copy = aBrowser(index % 2 === 0 ? server : another, `198.18.${index}.1`)
        for (const [name, value] of person.browser.cookies) copy.cookies.set(name, value)
        return copy.post(CALLS.sendCode, { phone: person.phone, dialCode: null })
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await textsTo(person.phone)).toHaveLength(1)
  })

  test('are five a number and day, however it is spelt and whoever asks', async () => {
    pass(DAY)
    const person = await aPerson()
    const digits = e164(person.phone).slice(3)
    const spellings: [string, string | null][] = [
      [`0${digits}`, null],
      [`+44${digits}`, '44'],
      [`0044 ${digits}`, ''],
      [digits, '+44'],
      [`(0)${digits}`, '44'],
      [`+44 (0)${digits}`, null],
      [`0${digits.slice(0, 4)}-${digits.slice(4)}`, '0044'],
      [`0${digits};ext=1`, '44'],
      [`0${digits}`.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))), null],
      [`44${digits}`, null],
      [`0${digits}`.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))), '44'],
      [` 0${digits}\u200b`, null],
    ]
    const statuses: number[] = []
    for (const [index, [phone, dialCode]] of spellings.entries()) {
      pass(31)
      const { browser } = index % 2 === 0 ? person : await aPerson()
      statuses.push((await browser.post(CALLS.sendCode, { phone, dialCode })).status)
    }
    expect(statuses).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 7 }, () => 429),
    ])
    expect(await textsTo(person.phone)).toHaveLength(5)
    expect(
      (await messages(server)).filter(({ to, kind }) => kind === 'sms' && to.includes(digits)),
    ).toHaveLength(5)
  })

  test('are ten an account and day', async () => {
    pass(DAY)
    const person = await aPerson()
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      pass(31)
      statuses.push((await send({ ...person, phone: somebody().phone })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('are two hundred an hour in all', async () => {
    pass(DAY)
    const send200 = `insert into used_limits (name, used, ends_at) values ('texts all', 199, $1)
      on conflict (name) do update set used = 199, ends_at = $1`
    await shared.owner.query(send200, [new Date(now.getTime() + HOUR * 1_000)])
    const statuses = [(await send(await aPerson())).status, (await send(await aPerson())).status]
    expect(statuses).toEqual([200, 429])
    pass(HOUR)
  })

  test.each([
    ['9005550100', '1'], ['7012345678', '44'], ['7624 500123', '44'], ['07797 700123', null], ['07911 123456', null], ['020 7946 0018', null], ['0800 1111', null],
    ['null', null], ['', null], ['0'.repeat(200), null], ['7700900123', 'x'], ['0901 234 5678', '44'], ['999', null], ['+1 900 555 0100', '44'],
  ] as [string, string | null][])('are not sent to %j %j', async (phone, dialCode) => {
    const texts = async () => (await messages(server)).filter(({ kind }) => kind === 'sms').length
    const before = await texts()
    const person = await aPerson()
    expect(said(await send({ ...person, phone }, dialCode))).toEqual([
      200,
      'The Mobile Number is not a valid mobile number.',
    ])
    expect(await texts()).toBe(before)
  }) // biome-ignore format: a table

  test.each([
    { phone: 7, dialCode: '44' },
    { phone: '07700 900001\r\nx', dialCode: '44' },
    { phone: '07700 900001', dialCode: [] },
    [],
  ])('%j is malformed', async (body) => {
    expect((await (await aPerson()).browser.post(CALLS.sendCode, body)).status).toBe(400)
  })
})

test('a session from before the verification is dead after it', async () => {
  const { browser, phone } = await aSeller(server)
  await send({ browser, phone })
  const before = browser.cookies.get('session') ?? ''
  await browser.post(CALLS.verify, { code: await codeFor(server, e164(phone)) })
  const thief = aBrowser(server, '2001:db8:fffe::1')
  thief.cookies.set('session', before)
  expect((await thief.state())['user_type']).toBe('guest')
})
