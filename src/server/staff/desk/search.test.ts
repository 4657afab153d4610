import { beforeAll, describe, expect, test } from 'vitest'
import { aDesk } from '../../../../tests/support/desk-site.ts'
import { deskPaths } from './desk-paths.ts'
import { MOST_FOUND, readSearch } from './read-search.ts'
import { findAtDesk } from './search-store.ts'

const { aSoldAdvert, get, rows, server } = aDesk()
const CASE = 'C-7K2M-9QXD'
const PRIVACY_NUMBER = '+441632960007'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}
/** The tables that are read from end to end, by an index or not. */
const readWhole = (plan: Plan): string[] => [
  ...(/^(?:Seq|Index|Index Only) Scan$/.test(plan['Node Type']) && plan['Index Cond'] === undefined
    ? [plan['Relation Name'] ?? '']
    : []),
  ...(plan.Plans ?? []).flatMap(readWhole),
]

interface Found {
  readonly listing: string
  readonly order: string
  readonly email: string
}
let found: Found
beforeAll(async () => {
  found = await aSoldAdvert()
  const { listing, order, email } = found
  await rows(
    `update accounts set first_name = 'Clara', last_name = 'O’Brien-Oaktree', phone = '+447700900123' where email = $1`,
    [email],
  )
  await rows(`update listings set postcode = 'SL9 7ZZ' where id = $1`, [listing])
  await rows(
    `insert into confirmed_phones (account_id, phone, confirmed_at)
     select id, '+441632960999', now() from accounts where email = $1`,
    [email],
  )
  const [{ id }] = (await rows(
    `insert into entitlements (order_id, listing_id, kind, quantity, state)
     values ($1, $2, 'privacy-number', 1, 'ended') returning id`,
    [order, listing],
  )) as [{ id: string }]
  // Its lease has ended: who calls about last month's advert names its number.
  await rows(
    `insert into privacy_number_leases (number, listing_id, entitlement_id, leased_from, leased_until)
     values ($1, $2, $3, now(), now())`,
    [PRIVACY_NUMBER, listing, id],
  )
  await rows(
    `insert into support_cases (number, topic, name, email, message, about, received_at, request_hash)
     values ($1, 'payment', 'Clara', $2, 'I paid twice.', '', now(), $3)`,
    [CASE, email.toUpperCase(), Buffer.alloc(32)],
  )
})

const reference = ({ listing }: Found) => `${listing.slice(0, 4)} ${listing.slice(4)}`.toUpperCase()
const links = {
  advert: ({ listing }: Found) => deskPaths.advert(listing),
  order: ({ order }: Found) => deskPaths.order(order),
  person: ({ email }: Found) => deskPaths.find(email),
  case: () => deskPaths.case(CASE),
} as const
type Thing = keyof typeof links
const OF_THE_OWNER: readonly Thing[] = ['person', 'advert', 'order']

describe('the search', () => {
  test.each<[string, (found: Found) => string, readonly Thing[]]>([
    ['its reference', reference, ['advert', 'order']],
    ['its reference in small letters', (one) => reference(one).toLowerCase(), ['advert', 'order']],
    ['its reference without a space', ({ listing }) => listing, ['advert', 'order']],
    ['its reference with a hyphen', (one) => reference(one).replace(' ', '-'), ['advert', 'order']],
    ['its address on the site', ({ listing }) => `https://gatepost.example/advert/${listing}`, ['advert']],
    ['its owner’s email', ({ email }) => ` ${email.toUpperCase()} `, [...OF_THE_OWNER, 'case']],
    ['its owner’s name', () => 'clara  oakt', OF_THE_OWNER],
    ['a part of a double name', () => 'Brien', OF_THE_OWNER],
    ['the owner’s name in the order of a list', () => 'O’BRIEN, Clara', OF_THE_OWNER],
    ['its owner’s number', () => '07700 900 123', OF_THE_OWNER],
    ['its owner’s number from abroad', () => '+44 (0)7700 900123', OF_THE_OWNER],
    ['a number that its owner confirmed for it', () => '01632 960 999', OF_THE_OWNER],
    ['its privacy number, though the lease has ended', () => '(01632) 960007', ['advert']],
    ['its postcode', () => 'SL9 7ZZ', ['advert']],
    ['its postcode in small letters, without a space', () => 'sl97zz', ['advert']],
    ['its order’s id', ({ order }) => order, ['order']],
    [
      'its order’s id, as it is read out from a receipt',
      ({ order }) => `Order ${order.toUpperCase()}`,
      ['order'],
    ],
    ['its order’s number at the desk', ({ order }) => order.slice(0, 8), ['order']],
    ['its payment', ({ order }) => `sandbox_${order}`, ['order']],
    ['a case’s number', () => CASE, ['case']],
    ['a case’s number in any spelling', () => 'c 7k2m9qxd', ['case']],
  ])('finds an advert and what belongs to it by %s', async (_what, typedOf, things) => {
    const { body } = await get(deskPaths.find(typedOf(found)))
    for (const thing of things) expect(body).toContain(`href="${links[thing](found)}"`)
  })

  test.each([
    '%',
    '_',
    "' or 1=1 --",
    '\\',
    '',
    "o':* | 'x",
    'lara',
    'sl97zx',
    '01632 960008',
    'C-7K2M-9QXE',
  ])('finds nothing by %j', async (typed) => {
    const { statusCode, body } = await get(deskPaths.find(typed))
    expect(statusCode).toBe(200)
    for (const link of Object.values(links)) expect(body).not.toContain(`href="${link(found)}"`)
  })

  test('reads no table whole, whatever is looked for', async () => {
    const { owner } = server()
    await owner.query('set enable_seqscan = off')
    const read: string[] = []
    const explaining = {
      query: async (statement: string, values: unknown[]) => {
        const { rows: plans } = await owner.query(`explain (format json) ${statement}`, values)
        read.push(...readWhole(plans[0]['QUERY PLAN'][0].Plan))
        return owner.query(statement, values)
      },
    } as unknown as Parameters<typeof findAtDesk>[0]
    for (const typed of ['clara', found.email, '07700 900123', 'SL9 7ZZ', found.order, found.listing, CASE]) {
      await findAtDesk(explaining)(readSearch(typed))
    }
    await owner.query('reset enable_seqscan')
    expect(read).toEqual([])
  })

  test('shows no more than anybody reads, and says so', async () => {
    await rows(
      `insert into accounts (id, email, first_name, last_name, owner_key, created_at)
       select gen_random_uuid(), 'many' || n || '@example.org', 'Manifold', 'Person', sha256(n::text::bytea), now()
       from generate_series(1, $1) n`,
      [MOST_FOUND + 1],
    )
    const { body } = await get(deskPaths.find('manifold'))
    expect(body.match(/Manifold Person/g)).toHaveLength(MOST_FOUND)
    expect(body).toContain(`We show the first ${MOST_FOUND}.`)
  })
})

test('a message is read and closed on its own page', async () => {
  const { body } = await get(deskPaths.case(CASE))
  expect(body).toContain('I paid twice.')
  expect(body).toContain('A payment, a refund or cancelling')
  expect(body).toContain(`action="${deskPaths.closeCase(CASE)}"`)
  expect((await get(deskPaths.case('C-0000-0000'))).statusCode).toBe(404)
})
