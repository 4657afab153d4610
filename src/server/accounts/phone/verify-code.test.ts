import { describe, expect, test } from 'vitest'
import { type Answer, CALLS, e164, somebody } from '../../../../tests/support/actor.ts'
import { aBrowser, aSeller, codeFor } from '../../../../tests/support/browsers.ts'
import {
  errorOf,
  OUT_OF_TRIES,
  type Owner,
  send,
  twoInstances,
} from '../../../../tests/support/phone-verification.ts'

const world = twoInstances()
const { aPerson, pass, textsTo } = world
const guessAll = ({ browser }: Owner, guesses: readonly string[]): Promise<Answer[]> =>
  Promise.all(guesses.map((code, index) => world.aCopy(browser, index).post(CALLS.verify, { code })))
const wereCompared = (answers: readonly Answer[]) =>
  answers.filter(({ status, body }) => status === 200 && body.error_message !== OUT_OF_TRIES)

describe('a code', () => {
  test('is sent in the words of the template, and verifies the number', async () => {
    const person = await aPerson()
    expect((await send(person)).body).toEqual({ success: true, error_message: '' })
    const [text] = await textsTo(person.phone)
    const code = await codeFor(world.server(), e164(person.phone))
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
    expect(errorOf(await person.browser.post(CALLS.verify, { code }))).toEqual([200, OUT_OF_TRIES])
    expect(errorOf(await send(person))).toEqual([200, 'You’ve already confirmed this number.'])
  })

  test('is for somebody who is signed in', async () => {
    const guest = aBrowser(world.server(), '2001:db8:ffff::1')
    expect((await guest.post(CALLS.sendCode, { phone: '07700 900999', dialCode: '44' })).status).toBe(403)
    expect((await guest.post(CALLS.verify, { code: '1234' })).status).toBe(403)
  })

  test('of which a thousand are guessed at once through two instances is compared with five', async () => {
    const person = await aPerson()
    await send(person)
    const code = await codeFor(world.server(), e164(person.phone))
    const guesses = Array.from({ length: 9_000 }, (_, index) => String(1_000 + index)).filter(
      (guess) => guess !== code,
    )
    const answers = await guessAll(person, guesses.slice(0, 1_000))
    expect(wereCompared(answers)).toHaveLength(5)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(errorOf(await person.browser.post(CALLS.verify, { code }))).toEqual([200, OUT_OF_TRIES])
    expect(await person.browser.state()).toMatchObject({ user: { verified: false } })
  })

  test('right fifty times at once verifies once', async () => {
    const person = await aPerson()
    await send(person)
    const code = await codeFor(world.server(), e164(person.phone))
    const answers = await guessAll(
      person,
      Array.from({ length: 50 }, () => code),
    )
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1)
  })

  test('is kept as a keyed hash alone', async () => {
    const person = await aPerson()
    await send(person)
    const code = await codeFor(world.server(), e164(person.phone))
    const { rows } = await world
      .owner()
      .query<{ row: string }>(
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
    const code = await codeFor(world.server(), e164(person.phone))
    pass(seconds)
    expect((await person.browser.post(CALLS.verify, { code })).body.success).toBe(works)
  })

  test('is dead when another was sent, and only the number’s own code counts', async () => {
    const person = await aPerson()
    await send(person)
    const first = await codeFor(world.server(), e164(person.phone))
    pass(31)
    const other = somebody().phone
    await send({ ...person, phone: other })
    const second = await codeFor(world.server(), e164(other))
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
    await person.browser.post(CALLS.verify, { code: await codeFor(world.server(), e164(person.phone)) })
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
    const first = await codeFor(world.server(), e164(one.phone))
    pass(31)
    await send({ ...two, phone: one.phone })
    const second = await codeFor(world.server(), e164(one.phone))
    const answers = await Promise.all([
      one.browser.post(CALLS.verify, { code: first }),
      two.browser.post(CALLS.verify, { code: second }),
    ])
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1)
    expect(answers.map(({ body }) => body.error_message)).toContain(
      'Another account has confirmed this number. Use a different number, or sign in to that account.',
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
        'The Verification Code must be the four digits that we sent.',
      ])
      expect(counts).toBe(false)
    }
    for (const index of [0, 1, 2]) {
      const person = await aPerson()
      await send(person)
      const [given] = spellings(await codeFor(world.server(), e164(person.phone)))[index] ?? []
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

test('a session from before the verification is dead after it', async () => {
  const { browser, phone } = await aSeller(world.server())
  await send({ browser, phone })
  const before = browser.cookies.get('session') ?? ''
  await browser.post(CALLS.verify, { code: await codeFor(world.server(), e164(phone)) })
  const thief = aBrowser(world.server(), '2001:db8:fffe::1')
  thief.cookies.set('session', before)
  expect((await thief.state())['user_type']).toBe('guest')
})
