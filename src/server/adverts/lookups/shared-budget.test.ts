import { beforeAll, expect, test } from 'vitest'
import { ADDRESS } from '../../../../tests/support/calls.ts'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { aServer } from '../../../../tests/support/server.ts'

let database: TestDatabase
let servers: readonly Awaited<ReturnType<typeof aServer>>[]
beforeAll(async () => {
  database = await aDatabase()
  const instance = (on: TestDatabase) =>
    aServer({
      on,
      change: (deps) => ({
        ...deps,
        lookups: { ...deps.lookups, finder: { findAddresses: async () => [] } },
      }),
    })
  servers = await Promise.all([instance(database), instance({ ...database, database: database.another() })])
})

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
let asked = 0
/** Another postcode each time, in turn at either instance. */
async function lookUp(remoteAddress: string): Promise<number> {
  asked += 1
  const letterAt = (step: number) => 'ABDEFGHJLNPQRSTUWXYZ'[Math.floor(asked / step) % 20]
  const postcode = `YO1 ${asked % 10}${letterAt(10)}${letterAt(200)}`
  const server = servers[asked % 2]
  const answer = await server?.app.inject({
    method: 'POST',
    url: ADDRESS,
    payload: { postcode },
    remoteAddress,
  })
  return answer?.statusCode ?? 0
}
const found = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length
const use = (used: number) =>
  database.owner.query(
    `insert into used_limits (name, used, ends_at) values ('addresses all', $1, now() + interval '1 day')
     on conflict (name) do update set used = $1`,
    [used],
  )

test('look-ups of one client get fewer as all are used up, and others have theirs', async () => {
  await use(1_480)
  const greedy = await Promise.all(times(60).map(() => lookUp('198.51.100.7')))
  expect(found(greedy)).toBe(20)
  const spread = await Promise.all(times(60).map((index) => lookUp(`2001:db8:7:${index % 20}::1`)))
  expect(found(spread)).toBe(40)
  expect(await lookUp('198.51.100.8')).toBe(200)
  await use(1_999)
  expect([await lookUp('198.51.100.9'), await lookUp('198.51.100.10')]).toEqual([200, 429])
})

test('the operator is warned of half of them once, and once when one is refused', () => {
  const warnings = servers.flatMap((server) => server.logged().filter(({ budget }) => budget !== undefined))
  expect(
    warnings.map(({ level, event, budget }) => `${String(level)} ${String(event)}: ${String(budget)}`),
  ).toEqual(
    expect.arrayContaining([
      'error shared_budget_half_used: addresses all',
      'error shared_budget_refuses: addresses all',
    ]),
  )
  expect(warnings).toHaveLength(2)
})
