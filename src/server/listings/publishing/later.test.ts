import { beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { fc } from '../../../../tests/support/properties.ts'
import {
  aFinishedDraft,
  anOrder,
  anOwner,
  listingOf,
  type Owner,
  published,
} from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { publishOrder } from './publish-order.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
let now = NOON
let statements: string[] = []
let server: Awaited<ReturnType<typeof aServer>>
let seller: Owner
beforeAll(async () => {
  const on = await aDatabase()
  on.database.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [what] = args
        statements.push(typeof what === 'string' ? what : String((what as { text?: string } | null)?.text))
        return query(...args)
      },
    })
  })
  server = await aServer({ on, now: () => now })
  seller = await anOwner(server)
})
/** Extends the session, which does not last for days. */
const laterOn = async (at: string): Promise<void> => {
  now = new Date(at)
  await server.database.query(
    `update sessions set expires_at = $1::timestamptz + interval '30 days', last_used_at = $1`,
    [now],
  )
}

describe('a save of a draft', () => {
  test('takes as many statements after publishing as before, and none for what publishing made of it', async () => {
    const draft = await aFinishedDraft(server, seller)
    await draft.save(1, { summary: 'One' })
    const count = async (version: number): Promise<readonly string[]> => {
      statements = []
      await draft.save(version, { summary: `Version ${version}` })
      return [...statements]
    }
    const before = await count(2)
    expect((await draft.finish(3)).body.success).toBe(true)
    await count(4)
    const after = await count(5)
    expect(after).toEqual(before)
    // The session, the write and the list of unfinished adverts in the page state.
    expect(after).toHaveLength(3)
    expect(after.join()).not.toMatch(/listings|orders/)
  })

  test('tells what was published and paid, whether it is written by itself or with photos', async () => {
    const draft = await published(server, seller, { answers: { publishDate: false } })
    const saved = await draft.save(1, { summary: 'Again' })
    expect(saved.body.result?.data).toMatchObject({
      listing: draft.listing,
      listingNew: false,
      order: { isPaid: false },
    })
    await anOrder(server, draft.uuid)
    const named = await draft.save(2, { files_uploaded: [] })
    expect(named.body.result?.data).toMatchObject({
      listing: draft.listing,
      listingNew: false,
      order: { isPaid: true },
    })
    const unfinished = await aFinishedDraft(server, seller)
    expect(await seller.browser.state(unfinished.uuid)).toMatchObject({
      listing: null,
      listingNew: true,
      order: { isPaid: false },
    })
    expect(await seller.browser.state()).toMatchObject({
      listing: null,
      listingNew: true,
      order: { isPaid: false },
    })
  })
})

describe('start dates', () => {
  const later = (startDate: string) => ({ answers: { publishDate: true, startDate } }) as const

  test('a minute to midnight is still today, in winter and in summer', async () => {
    await laterOn('2026-11-20T23:59:00Z')
    expect((await (await aFinishedDraft(server, seller, later('2026-11-20'))).finish()).body.success).toBe(
      true,
    )
    await laterOn('2026-11-21T00:00:00Z')
    expect(
      (await (await aFinishedDraft(server, seller, later('2026-11-20'))).finish()).body.errors,
    ).toMatchObject([{ field: 'startDate' }])
  })

  test.each([
    ['2026-03-28T23:30:00Z', '2026-03-28'],
    ['2026-03-29T00:30:00Z', '2026-03-29'],
    ['2026-03-29T22:30:00Z', '2026-03-29'],
    ['2026-03-29T23:30:00Z', '2026-03-30'],
    ['2026-10-24T22:30:00Z', '2026-10-24'],
    ['2026-10-24T23:30:00Z', '2026-10-25'],
    ['2026-10-25T23:30:00Z', '2026-10-25'],
    ['2026-10-26T00:00:00Z', '2026-10-26'],
  ])('published at %s, an advert is shown from %s', async (at, day) => {
    await laterOn(at)
    const draft = await published(server, await anOwner(server), { answers: { publishDate: false } })
    expect(await listingOf(server, draft.uuid)).toMatchObject({ live_from: day })
  })

  test('that have passed since do not stand in the way of a change; another one in the past does', async () => {
    await laterOn('2026-11-20T12:00:00Z')
    const owner = await anOwner(server)
    const draft = await published(server, owner, later('2026-11-25'))
    await laterOn('2026-11-28T12:00:00Z')
    const changed = await draft.finish(1, { summary: 'Changed' })
    expect(changed.body).toMatchObject({ success: true, errors: [] })
    expect(await listingOf(server, draft.uuid)).toMatchObject({
      live_from: '2026-11-25',
      answers: { summary: 'Changed' },
    })
    expect((await draft.finish(2, { startDate: '2026-11-26' })).body.errors).toMatchObject([
      { field: 'startDate' },
    ])
    expect((await draft.finish(3, { startDate: '2026-12-01' })).body.success).toBe(true)
    expect(await listingOf(server, draft.uuid)).toMatchObject({ live_from: '2026-12-01' })
    expect((await draft.finish(4, { publishDate: false })).body.success).toBe(true)
    expect(await listingOf(server, draft.uuid)).toMatchObject({ live_from: '2026-11-28' })
  })

  test('an order that is paid for after its start date is shown at once', async () => {
    await laterOn('2026-11-20T12:00:00Z')
    const draft = await aFinishedDraft(server, await anOwner(server), {
      answers: { publishDate: true, startDate: '2026-11-20', marketingOption: 'Premium-Advert-1-Month' },
    })
    const order = await anOrder(server, draft.uuid, { option: 'Premium-Advert-1-Month' })
    await laterOn('2026-11-21T00:10:00Z')
    expect(await publishOrder(server.deps.publishing, order)).toMatchObject({ kind: 'published' })
    expect(await listingOf(server, draft.uuid)).toMatchObject({
      live_from: '2026-11-21',
      option_ends_at: new Date('2026-12-22T00:00:00Z'),
    })
  })
})

test('whatever is sent, the calls answer in the form of the contract', async () => {
  await laterOn('2026-11-20T12:00:00Z')
  const agent = await anOwner(server, 'agent')
  const paths = [ENDPOINTS.saveFinal, ENDPOINTS.withdraw, ENDPOINTS.republish, ENDPOINTS.agentPublish].map(
    ({ path }) => path,
  )
  const anyBody = fc.oneof(
    fc.json(),
    fc
      .record({
        data: fc.oneof(
          fc.json().map((text): unknown => JSON.parse(text)),
          fc.record({
            uuid: fc.oneof(fc.uuid(), fc.string()),
            version: fc.integer(),
            app_type: fc.constantFrom('sell', 'let', 'x'),
            blocks: fc.object(),
          }),
        ),
      })
      .map((body) => JSON.stringify(body)),
  )
  const anybody = fc.constantFrom(seller, agent, null)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      anyBody,
      anybody,
      fc.nat(250),
      async (url, payload, owner, network) => {
        const answer = await server.app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/json' },
          remoteAddress: `203.0.113.${network}`,
          cookies: Object.fromEntries(owner?.browser.cookies ?? []),
        })
        expect([200, 400, 403, 404, 429]).toContain(answer.statusCode)
        expect(answer.json()).toMatchObject({
          success: expect.any(Boolean),
          error_message: expect.any(String),
        })
      },
    ),
    { numRuns: 300 },
  )
})
