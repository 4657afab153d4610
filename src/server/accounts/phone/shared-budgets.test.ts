import { describe, expect, test } from 'vitest'
import { type Answer, CALLS, e164 } from '../../../../tests/support/actor.ts'
import { codeFor, messages } from '../../../../tests/support/browsers.ts'
import { DAY, HOUR, type Owner, send, twoInstances } from '../../../../tests/support/phone-verification.ts'

/** So many that the calls of one client by the minute, which each instance counts, do not stop an attack. */
const INSTANCES = 6
const world = twoInstances(INSTANCES)
const { aPerson, moved, pass, textsTo } = world
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const accepted = (answers: readonly Answer[]) => answers.filter(({ body }) => body.success === true).length
const wrongOf = (code: string): string => String(code === '9999' ? 1000 : Number(code) + 1)
const codeOf = ({ phone }: Owner) => codeFor(world.server(), e164(phone))
/** Of many at once, by number: to ask for the messages takes longer the more there are. */
async function codesOf(all: readonly Owner[]): Promise<string[]> {
  const sent = (await messages(world.server())).filter(({ kind }) => kind === 'sms')
  return all.map(({ phone }) => {
    const text = sent.find(({ to }) => to === e164(phone))?.text ?? ''
    return /^(\d{4}) /.exec(text)?.[1] ?? ''
  })
}

const people = (count: number): Promise<Owner[]> => Promise.all(times(count).map(() => aPerson()))
/** The same people, each from the address that `addressOf` says. */
const from = (all: readonly Owner[], addressOf: (index: number) => string): Owner[] =>
  all.map(({ browser, phone }, index) => ({ browser: moved(browser, addressOf(index), index), phone }))

async function usedOf(name: string): Promise<number> {
  const { rows } = await world
    .owner()
    .query<{ used: number }>('select used from used_limits where name = $1', [name])
  return rows[0]?.used ?? 0
}
const use = (name: string, used: number) =>
  world.owner().query(
    `insert into used_limits (name, used, ends_at) values ($1, $2, $3)
     on conflict (name) do update set used = excluded.used, ends_at = excluded.ends_at`,
    [name, used, new Date(world.now().getTime() + HOUR * 1_000)],
  )
/** What the operator is warned of from now on, by all instances. */
function watchWarnings(): () => string[] {
  const lines = () =>
    world.servers().map((server) => server.logged().filter(({ budget }) => budget !== undefined))
  const before = lines().map(({ length }) => length)
  return () =>
    lines()
      .flatMap((all, index) => all.slice(before[index]))
      .map(({ level, event, budget }) => `${String(level)} ${String(event)}: ${String(budget)}`)
      .toSorted()
}

describe('text messages', () => {
  test.each([
    ['one address', [80], () => '198.51.100.7'],
    ['one address with ports', [80], (index: number) => `198.51.100.8:${4_000 + index}`],
    ['the /64s of one /48', [98, 99], (index: number) => `2001:db8:f00d:${index.toString(16)}::1`],
  ])(
    'of a hundred accounts on %s are %j an hour, and others get theirs',
    async (_where, shares, addressOf) => {
      pass(DAY)
      const attackers = from(await people(100), addressOf)
      const [before, between, after] = await people(3)
      if (!before || !between || !after) throw new Error('Nobody is there.')
      expect((await send(before)).status).toBe(200)
      const attack = Promise.all(attackers.map((attacker) => send(attacker)))
      const [answers, meanwhile] = await Promise.all([attack, send(between)])
      const most = accepted(answers)
      expect(shares).toContain(most)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - most)
      expect(meanwhile.status).toBe(200)
      expect((await send(after)).status).toBe(200)
      expect(await textsTo(after.phone)).toHaveLength(1)
      expect(await usedOf('texts all')).toBe(most + 3)
    },
  )

  test('are there for somebody who had none, when thirty others have nearly used them up', async () => {
    pass(DAY)
    await use('texts all', 168)
    const others = await people(30)
    expect(accepted(await Promise.all(others.map((other) => send(other))))).toBe(30)
    pass(31)
    expect((await Promise.all(others.map((other) => send(other)))).map(({ status }) => status)).toEqual(
      times(30).map(() => 429),
    )
    expect((await send(await aPerson())).status).toBe(200)
  })

  test('are a hundred and fifty a day for one client, hour after hour', async () => {
    pass(DAY)
    const all = from(await people(20), () => '198.51.100.9')
    await use('texts client 198.51.100.9', 140)
    expect(accepted(await Promise.all(all.map((one) => send(one))))).toBe(10)
  })

  test('to one number leave one of five to another client', async () => {
    pass(DAY)
    const victim = await aPerson()
    const attackers = from(
      await Promise.all(times(5).map(() => aPerson(victim.phone))),
      (index) => `2001:db8:bad:${index}::1`,
    )
    const statuses: number[] = []
    for (const attacker of attackers) {
      pass(31)
      statuses.push((await send(attacker)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    pass(31)
    expect((await send(victim)).status).toBe(200)
  })

  test('of which half are used warn the operator once an hour, and once when one is refused', async () => {
    pass(DAY)
    const warnings = watchWarnings()
    await use('texts all', 98)
    const first = await people(20)
    await Promise.all(from(first, (index) => `198.51.101.${index}`).map((one) => send(one)))
    expect(warnings()).toEqual(['error shared_budget_half_used: texts all'])
    await use('texts all', 198)
    const second = from(await people(12), (index) => `198.51.102.${index}`)
    expect(accepted(await Promise.all(second.map((one) => send(one))))).toBe(2)
    expect(warnings()).toEqual([
      'error shared_budget_half_used: texts all',
      'error shared_budget_refuses: texts all',
    ])
    pass(HOUR + 1)
    await use('texts all', 100)
    await send(await aPerson())
    expect(warnings()).toHaveLength(3)
  })
})

describe('wrong codes', () => {
  const guessWrong = async (guesser: Owner, times_: number, right?: string): Promise<Answer[]> => {
    const wrong = wrongOf(right ?? (await codeOf(guesser)))
    const answers: Answer[] = []
    for (const _ of times(times_)) answers.push(await guesser.browser.post(CALLS.verify, { code: wrong }))
    return answers
  }
  const allGuessWrong = async (all: readonly Owner[], times_: number): Promise<Answer[][]> => {
    const codes = await codesOf(all)
    return Promise.all(all.map((one, index) => guessWrong(one, times_, codes[index])))
  }
  const withCode = async (count: number): Promise<Owner[]> => {
    const all = await people(count)
    expect(accepted(await Promise.all(all.map((one) => send(one))))).toBe(count)
    return all
  }

  test.each([
    ['one address', () => '198.51.100.20'],
    ['one address with ports', (index: number) => `198.51.100.21:${4_000 + index}`],
    ['the /64s of one /48', (index: number) => `2001:db8:cafe:${index.toString(16)}::1`],
  ])('of 62 accounts on %s refuse nobody else’s right code', async (_where, addressOf) => {
    pass(DAY)
    const [attackers, [meanwhile, after, last]] = [from(await withCode(62), addressOf), await withCode(3)]
    if (!meanwhile || !after || !last) throw new Error('Nobody is there.')
    const attack = allGuessWrong(attackers, 5)
    await guessWrong(meanwhile, 4)
    expect((await meanwhile.browser.post(CALLS.verify, { code: await codeOf(meanwhile) })).body.success).toBe(
      true,
    )
    const answers = (await attack).flat()
    expect(answers.some(({ status }) => status === 429)).toBe(true)
    await guessWrong(after, 4)
    expect((await after.browser.post(CALLS.verify, { code: await codeOf(after) })).body.success).toBe(true)
    // A first try is looked at, wherever it comes from.
    const [same] = from([last], addressOf)
    expect((await same?.browser.post(CALLS.verify, { code: await codeOf(last) }))?.body.success).toBe(true)
  })

  test('of a client beyond its share: the first try of a code is compared, the others are not', async () => {
    pass(DAY)
    await use('wrong codes all', 250)
    const all = from(await withCode(6), () => '198.51.100.22')
    // All of the first tries first: one that comes when the share is used up is compared beyond it.
    const statuses = async (tries: number) =>
      (await allGuessWrong(all, tries)).flat().map(({ status }) => status)
    expect(await statuses(1)).toEqual(times(6).map(() => 200))
    expect((await statuses(4)).filter((status) => status === 200)).toHaveLength(14)
  })

  test('far beyond the number of an hour leave every other client ten', async () => {
    pass(DAY)
    await use('wrong codes all', 300)
    const others = await withCode(30)
    const tries = await allGuessWrong(others, 4)
    expect(tries.flat().map(({ status }) => status)).toEqual(times(120).map(() => 200))
    const codes = await codesOf(others)
    const right = await Promise.all(
      others.map((other, index) => other.browser.post(CALLS.verify, { code: codes[index] })),
    )
    expect(accepted(right)).toBe(30)
  })

  test('at one number are ten of a client, and the rest of the day’s fifteen another’s', async () => {
    pass(DAY)
    const victim = await aPerson()
    const attackers = from(
      await Promise.all(times(3).map(() => aPerson(victim.phone))),
      () => '198.51.100.23',
    )
    const statuses: number[] = []
    for (const attacker of attackers) {
      pass(31)
      await send(attacker)
      statuses.push(...(await guessWrong(attacker, 5)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    pass(31)
    await send(victim)
    await guessWrong(victim, 4)
    expect((await victim.browser.post(CALLS.verify, { code: await codeOf(victim) })).body.success).toBe(true)
  })

  test('warn the operator once at half of an hour’s, however many are given back', async () => {
    pass(DAY)
    const warnings = watchWarnings()
    await use('wrong codes all', 149)
    for (const one of await withCode(4)) {
      await guessWrong(one, 1)
      await one.browser.post(CALLS.verify, { code: await codeOf(one) })
    }
    expect(warnings()).toEqual(['error shared_budget_half_used: wrong codes all'])
  })
})
