import { describe, expect, test } from 'vitest'
import { type Answer, CALLS, e164, somebody } from '../../../../tests/support/actor.ts'
import { codeFor, messages } from '../../../../tests/support/browsers.ts'
import {
  DAY,
  errorOf,
  HOUR,
  type Owner,
  send,
  twoInstances,
} from '../../../../tests/support/phone-verification.ts'

const world = twoInstances()
const { aPerson, pass, textsTo } = world
const wrongOf = (code: string): string => String(code === '9999' ? 1000 : Number(code) + 1)

describe('wrong codes', () => {
  const wrongCycle = async (person: Owner, tries: number): Promise<Answer[]> => {
    pass(31)
    await send(person)
    const wrong = wrongOf(await codeFor(world.server(), e164(person.phone)))
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
    const code = await codeFor(world.server(), e164(person.phone))
    expect((await person.browser.post(CALLS.verify, { code })).status).toBe(429)
  })

  test('do not count where the code was right after them', async () => {
    pass(DAY)
    const person = await aPerson()
    await wrongCycle(person, 2)
    await person.browser.post(CALLS.verify, { code: await codeFor(world.server(), e164(person.phone)) })
    const { rows } = await world
      .owner()
      .query<{ used: number }>('select used from used_limits where name = $1', [
        `wrong codes ${e164(person.phone)}`,
      ])
    expect(rows).toEqual([{ used: 2 }])
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
        return world
          .aCopy(person.browser, index)
          .post(CALLS.sendCode, { phone: person.phone, dialCode: null })
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
      (await messages(world.server())).filter(({ to, kind }) => kind === 'sms' && to.includes(digits)),
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
    await world.owner().query(send200, [new Date(world.now().getTime() + HOUR * 1_000)])
    const statuses = [(await send(await aPerson())).status, (await send(await aPerson())).status]
    expect(statuses).toEqual([200, 429])
    pass(HOUR)
  })

  test.each([
    ['9005550100', '1'], ['7012345678', '44'], ['7624 500123', '44'], ['07797 700123', null], ['07911 123456', null], ['020 7946 0018', null], ['0800 1111', null],
    ['null', null], ['', null], ['0'.repeat(200), null], ['7700900123', 'x'], ['0901 234 5678', '44'], ['999', null], ['+1 900 555 0100', '44'],
  ] as [string, string | null][])('are not sent to %j %j', async (phone, dialCode) => {
    const texts = async () => (await messages(world.server())).filter(({ kind }) => kind === 'sms').length
    const before = await texts()
    const person = await aPerson()
    expect(errorOf(await send({ ...person, phone }, dialCode))).toEqual([
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
