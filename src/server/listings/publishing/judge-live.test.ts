import { beforeAll, expect, test } from 'vitest'
import type { OwnLaw } from '#shared/api/own-listing.ts'
import { aHouse, aHouseToLet } from '../../../../tests/support/builders.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { judgeLive } from './judge-live.ts'
import { withLaw } from './own-law.ts'

const here = await aServer({ now: () => new Date() })
/** More than two of the statements that look at them take. */
const COUNT = process.env['FULL'] === '1' ? 1_008 : 444
const ID = `lpad(n::text, 8, '0')`
/** Ordered by the first marketing: day 29 is 2 June. */
const WITHOUT_RATING = {
  liveFrom: '2026-05-05',
  hasPropertyEpc: 'epc_not_available',
  currentEpc: null,
  epcOrderedOn: '2026-01-01',
} as const
const REGISTERED = { landlordRegistrationNumber: '123456/230/12345' } as const
/** By an advert's number. */
const KINDS = {
  england: { propertyPostcode: 'SW1A 1AA', propertyDss: 'false' },
  words: { propertyPostcode: 'SW1A 1AA', propertyDss: 'true', propertyDescription: 'Sunny. No DSS.' },
  wales: { propertyPostcode: 'CF10 1EP', propertyDss: 'false' },
  ulster: { propertyPostcode: 'BT1 5GS', propertyDss: 'false' },
  lawful: { propertyPostcode: 'SW1A 1AA', propertyDss: 'true' },
  ordered: { propertyPostcode: 'SW1A 1AA', ...WITHOUT_RATING },
  orderedInWales: { propertyPostcode: 'CF10 1EP', ...WITHOUT_RATING },
  pets: {
    propertyPostcode: 'SW1A 1AA',
    propertyPets: 'false',
    propertyDescription: 'Sunny. Assured shorthold tenancy.',
  },
  both: { propertyPostcode: 'SW1A 1AA', propertyDss: 'false', propertyPets: 'false' },
  exempt: { propertyPostcode: 'SW1A 1AA', ...WITHOUT_RATING, epcExemption: 'protected-building' },
  scotland: { propertyPostcode: 'EH1 1YZ', propertyDss: 'false', ...REGISTERED },
  orderedSale: { appType: 'sell', propertyPostcode: 'SW1A 1AA', ...WITHOUT_RATING },
} as const
type Kind = keyof typeof KINDS
const SHARE = COUNT / Object.keys(KINDS).length

/** Adverts of an owner each, as publishing writes them, with their drafts. */
beforeAll(async () => {
  const { owner } = here
  await owner.query(
    `insert into accounts (id, owner_key, email, is_agent, title, first_name, last_name, phone, created_at)
     select md5('law' || n)::uuid, sha256(('law' || n)::bytea), 'law' || n || '@example.org', false, 4, 'Alex', 'Smith', '+447700900123', now()
     from generate_series(0, $1 - 1) n`,
    [COUNT],
  )
  await owner.query(
    `insert into drafts (uuid, app_type, address_type, owner_key, version, blocks, field_versions, created_at, updated_at, listing_id)
     select md5('draft' || n)::uuid, 'let', 'orphan', sha256(('law' || n)::bytea), 1, '{}', '{}', now(), now(), ${ID}
     from generate_series(0, $1 - 1) n`,
    [COUNT],
  )
  for (const [index, kind] of Object.values(KINDS).entries()) {
    const { liveFrom, appType, ...changed } = { liveFrom: '2026-01-01', appType: 'let', ...kind }
    const home = appType === 'sell' ? aHouse() : aHouseToLet({ propertyPets: 'true' })
    const answers = JSON.stringify({ ...home, ...changed })
    const ofKind = [appType, Object.keys(KINDS).length, index]
    await owner.query('update drafts set app_type = $1 where listing_id::int % $2 = $3', ofKind)
    await owner.query(
      `insert into listings (id, draft_uuid, owner_key, account_id, app_type, state, live_from, published_at, updated_at,
         draft_version, answers, street, town, district, place, marketing_option)
       select ${ID}, md5('draft' || n)::uuid, sha256(('law' || n)::bytea), md5('law' || n)::uuid, $6, 'live', $5::date, $5::date, $5::date,
         1, $2, 'Mill Lane', 'York', 'YO1', 'york', 'none'
       from generate_series($1::int, $3 - 1, $4) n`,
      [index, answers, COUNT, Object.keys(KINDS).length, liveFrom, appType],
    )
    await owner.query(
      `insert into live_addresses (key, draft_uuid, claimed_at)
       select 'law ' || n, md5('draft' || n)::uuid, now() from generate_series($1::int, $2 - 1, $3) n`,
      [index, COUNT, Object.keys(KINDS).length],
    )
  }
})

const shareOf = (...kinds: readonly Kind[]): Record<string, number> =>
  Object.fromEntries(kinds.map((kind) => [kind, SHARE]))
const lettersTo = (of: 'law-ahead' | 'advert-rests', times: number, ...kinds: readonly Kind[]) =>
  Object.fromEntries(kinds.map((kind) => [`${of} ${kind}`, times * SHARE]))

/** In London, where it is summer. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+01:00`)
const run = (day: string, time = '00:05') => judgeLive({ ...here.deps.publishing, now: () => at(day, time) })

/** Emails so far, by kind of email and kind of advert; and how many owners had two of one email. */
async function sent(): Promise<Record<string, number>> {
  const { rows } = await here.owner.query<{ kind: string; to: string; begins: string; count: number }>(
    `select data ->> 'kind' as kind, data ->> 'to' as to, data -> 'payload' ->> 'beginsOn' as begins, count(*)::int as count
     from job_common where name = 'send-email' and data ->> 'kind' in ('law-ahead', 'advert-rests') group by 1, 2, 3`,
  )
  const kinds = Object.keys(KINDS)
  const found: Record<string, number> = {}
  for (const { kind, to, count } of rows) {
    const name = `${kind} ${kinds[Number(/\d+/.exec(to)?.[0]) % kinds.length]}`
    found[name] = (found[name] ?? 0) + count
  }
  return found
}
const resting = async (): Promise<Record<string, number>> => {
  const { rows } = await here.owner.query<{ n: number; count: number }>(
    `select id::int % ${Object.keys(KINDS).length} as n, count(*)::int as count from listings where state = 'withdrawn' group by 1`,
  )
  return Object.fromEntries(rows.map(({ n, count }) => [Object.keys(KINDS)[n] as Kind, count]))
}

/** Dies after some adverts; the next run, and another process at the same time, settle the rest. */
async function runKilled(day: string): Promise<void> {
  let settled = 0
  const { liveLaw } = here.deps.publishing
  const dying = {
    ...liveLaw,
    settle: (...of: Parameters<typeof liveLaw.settle>) => {
      if (++settled > 87) throw new Error('killed')
      return liveLaw.settle(...of)
    },
  }
  const now = () => at(day, '00:05')
  await expect(judgeLive({ ...here.deps.publishing, liveLaw: dying, now })).rejects.toThrow('killed')
  await Promise.all([run(day), run(day)])
}

/** What the owner of the first advert of a kind is told in the list of their adverts. */
async function lawOfFirst(kind: Kind, day: string): Promise<OwnLaw | null | undefined> {
  const { rows } = await here.owner.query(
    `select owner_key from accounts where email = 'law' || $1 || '@example.org'`,
    [Object.keys(KINDS).indexOf(kind)],
  )
  const own = { ...here.deps.publishing, now: () => new Date(`${day}T12:00:00Z`) }
  const [first] = await withLaw(own, rows[0].owner_key, await here.deps.ownListings(rows[0].owner_key))
  return first?.law
}

test('hundreds of live adverts over 1 May, 1 June and the end of 28 days: each owner is told once at each stage, killed half-way included', async () => {
  await run('2026-03-31', '23:59')
  expect(await sent()).toEqual({})
  await runKilled('2026-04-01')
  const lawLetters = (times: number) =>
    lettersTo('law-ahead', times, 'england', 'scotland', 'words', 'both', 'pets')
  expect(await sent()).toEqual(lawLetters(1))
  await run('2026-04-24')
  await run('2026-04-30')
  expect(await sent()).toEqual(lawLetters(3))
  expect(await resting()).toEqual({})

  // An upgrade, a refund or a decision of staff changes the row, and publishes nothing.
  await here.owner.query(`update listings set updated_at = '2026-05-01' where id::int % $1 = $2`, [
    Object.keys(KINDS).length,
    Object.keys(KINDS).indexOf('both'),
  ])
  await Promise.all([run('2026-05-01'), run('2026-05-01')])
  const inMay = {
    ...lawLetters(3),
    // What is only warned of is told on the day, too, and the advert stays.
    'law-ahead pets': 4 * SHARE,
    ...lettersTo('advert-rests', 1, 'england', 'scotland', 'words', 'both'),
  }
  // A month before 1 June was 2 May.
  expect(await sent()).toEqual(inMay)
  expect(await resting()).toEqual(shareOf('england', 'words', 'both', 'scotland'))

  for (const day of ['2026-05-02', '2026-05-25', '2026-05-31', '2026-06-01']) await run(day)
  const inJune = {
    ...inMay,
    ...lettersTo('law-ahead', 3, 'wales', 'ordered', 'orderedInWales', 'orderedSale'),
    'advert-rests wales': SHARE,
  }
  expect(await sent()).toEqual(inJune)
  expect(await resting()).toEqual(shareOf('england', 'words', 'both', 'scotland', 'wales'))

  expect(await lawOfFirst('ordered', '2026-06-01')).toMatchObject({
    field: 'epcOrderedOn',
    restsOn: '2026-06-02',
  })
  await runKilled('2026-06-02')
  expect(await sent()).toEqual({
    ...inJune,
    ...lettersTo('advert-rests', 1, 'ordered', 'orderedInWales', 'orderedSale'),
  })
  expect(await resting()).toEqual(
    shareOf('england', 'words', 'both', 'scotland', 'wales', 'ordered', 'orderedInWales', 'orderedSale'),
  )
  expect(await lawOfFirst('ordered', '2026-06-02')).toMatchObject({
    field: 'epcOrderedOn',
    restsOn: null,
    reasons: [expect.stringContaining('The 28 days to get it ended on 1 June 2026.')],
  })
  expect(await lawOfFirst('orderedSale', '2026-06-02')).toMatchObject({
    field: 'epcOrderedOn',
    restsOn: null,
  })
  expect((await lawOfFirst('scotland', '2026-06-02'))?.reasons).toEqual([
    expect.stringContaining('In Scotland'),
  ])
  expect(await lawOfFirst('exempt', '2026-06-02')).toBeNull()
  expect(await lawOfFirst('pets', '2026-06-02')).toMatchObject({
    isOffline: false,
    restsOn: null,
    reasons: [expect.stringContaining('keep a pet'), expect.stringContaining('Fixed terms')],
  })
  expect((await lawOfFirst('both', '2026-06-02'))?.reasons).toEqual([
    expect.stringContaining('children or get benefits'),
  ])
  // Nothing is lost, and the address is free.
  const { rows } = await here.owner.query(
    `select count(*)::int as drafts, count(*) filter (where exists (
       select 1 from live_addresses a where a.draft_uuid = d.uuid))::int as claimed from drafts d where listing_id is not null`,
  )
  expect(rows).toEqual([{ drafts: COUNT, claimed: 4 * SHARE }])
})

test('an email has one link, to the field', async () => {
  const { rows } = await here.owner.query(
    `select data from job_common where data ->> 'kind' = 'law-ahead' and data ->> 'to' = 'law1@example.org' limit 1`,
  )
  expect(rows[0]?.data.payload).toMatchObject({ field: 'propertyDescription', beginsOn: '2026-05-01' })
})

test('in the days of grace an advert stays, and it rests at their end whatever happens to its row meanwhile', async () => {
  const { owner } = here
  const index = Object.keys(KINDS).indexOf('ulster')
  const letters = async () => {
    const { rows } = await owner.query<{ kind: string; rests: string }>(
      `select data ->> 'kind' as kind, data -> 'payload' ->> 'restsOn' as rests from job_common
       where data ->> 'to' = $1 and data -> 'payload' ->> 'beginsOn' = '2023-04-01' order by kind desc`,
      [`law${index}@example.org`],
    )
    return rows.map(({ kind, rests }) => `${kind} ${rests}`)
  }
  const answers = aHouseToLet({ propertyPostcode: 'BT1 5GS', propertyPets: 'true', depositAmount: 5_000 })
  await owner.query(`update listings set state = 'withdrawn'`)
  await owner.query(
    `update listings set state = 'live', answers = $2, live_from = '2023-01-01', published_at = '2023-01-01' where id::int = $1`,
    [index, JSON.stringify(answers)],
  )
  const ahead = (times: number) => Array<string>(times).fill('law-ahead 2023-04-08')
  for (const [times, day] of ['03-02', '03-25', '03-31', '04-01', '04-07'].entries()) {
    expect(await letters(), day).toEqual(ahead(times))
    await run(`2023-${day}`, '12:00')
  }
  await owner.query(`update listings set updated_at = '2023-04-05' where id::int = $1`, [index])
  await run('2023-04-08', '12:00')
  expect(await letters()).toEqual([...ahead(4), 'advert-rests 2023-04-08'])
  const { rows } = await owner.query('select state from listings where id::int = $1', [index])
  expect(rows).toEqual([{ state: 'withdrawn' }])
})
