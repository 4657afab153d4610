import { beforeEach, describe, expect, test } from 'vitest'
import { aKey, apiCall } from '../../../../tests/support/api.ts'
import { aFeed, anAgency } from '../../../../tests/support/feeds.ts'
import { leadCalls, messagesIn } from '../../../../tests/support/leads.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'

const START = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000

let now = START
const server = await aServer({ now: () => now, environment: { PUBLIC_URL: 'https://gatepost.example' } })
const { ask, ofBranch, ofHome, aHome, enquire } = leadCalls(server)
beforeEach(() => {
  now = START
})
const later = (days: number) => {
  now = new Date(START.getTime() + days * DAY_MS)
}

const keptOf = (advert: string) =>
  countOf(server, 'agency_enquiries join feed_adverts on number = advert where listing_id = $1', [advert])
const purge = () => server.deps.api.enquiries.forgetEnded(now)

test('a feed that asks is given what was written about its branch’s homes, and each email once more by its home', async () => {
  const feed = await aFeed(server.database)
  const advert = await aHome(feed, 'A1')
  await ofBranch(feed)
  await enquire(advert, 'May I see it?', { name: 'Mary Ann Field', phone: '0161 496 0000' })
  const { emails, ...answer } = await ofBranch(feed)
  expect(answer).toMatchObject({ success: true, replication_lag: 1, branch: { branch_id: 1234 }, errors: [] })
  expect(emails).toEqual([
    {
      email_id: expect.any(Number),
      from_address: 'robin@example.org',
      to_address: expect.stringContaining('@example.org'),
      email_date: '20-11-2026 12:00:00',
      email_types: [6],
      user: {
        user_contact_details: { first_name: 'Mary', last_name: 'Ann Field', phone_day: '0161 496 0000' },
        user_information: { comments: 'May I see it?' },
      },
      property: {
        agent_ref: 'A1',
        rightmove_id: expect.any(Number),
        rightmove_url: `https://gatepost.example/advert/${advert}`,
        price: 250_000,
        postcode: 'LS1 1AA',
        bedrooms: 3,
        property_type: 4,
      },
    },
  ])
  const { property, ...email } = emails?.[0] ?? {}
  expect(await ofHome(feed, 'A1')).toMatchObject({ property, emails: [email] })
})

describe('what people write is kept no longer than a feed asks for it', () => {
  test('nothing before it asked, nor for feeds of another format, nor after it was revoked', async () => {
    const feed = await aFeed(server.database)
    const blm = await aFeed(server.database, { agency: feed.agencyId, format: 'blm' })
    const advert = await aHome(feed, 'A1')
    await enquire(advert, 'Before')
    await server.database.query(
      'update feeds set leads_asked_since = $2, leads_asked_at = $2 where id = $1',
      [blm.id, now],
    )
    await enquire(advert, 'For the other feed')
    const first = await ofBranch(feed)
    expect([messagesIn(first), first.warnings[0]?.warning_code]).toEqual([[], 'GP_W_TRUNCATED'])
    await server.database.query('update feeds set revoked_at = $2 where id = $1', [feed.id, now])
    await enquire(advert, 'After')
    expect(await keptOf(advert)).toBe(0)
  })

  test('a call that is refused is no asking', async () => {
    const feed = await aFeed(server.database)
    const advert = await aHome(feed, 'A1')
    await ask({ ...feed, branch: '99' }, 'getbranchemails')
    await ofBranch(feed, { start_date_time: 'yesterday', end_date_time: '' })
    await ofHome(feed, 'A2')
    await enquire(advert, 'Nobody asks')
    expect(await keptOf(advert)).toBe(0)
  })

  test('a feed that asked once and never again: 14 days later nothing is kept any more, and after 28 nothing is left', async () => {
    const feed = await aFeed(server.database)
    const advert = await aHome(feed, 'A1')
    await ofBranch(feed)
    later(13.9)
    await enquire(advert, 'Just in time')
    expect(await keptOf(advert)).toBe(1)
    later(14)
    await enquire(advert, 'Too late')
    await purge()
    expect(await keptOf(advert)).toBe(1)
    later(28)
    await purge()
    expect(await keptOf(advert)).toBe(0)
  })

  test('for a feed that goes on asking each is kept, and given, for 14 days', async () => {
    const feed = await aFeed(server.database)
    const advert = await aHome(feed, 'A1')
    await ofBranch(feed)
    await enquire(advert, 'Early')
    later(10)
    await ofBranch(feed)
    await enquire(advert, 'Later')
    later(14)
    const at14 = await ofBranch(feed)
    expect([messagesIn(at14), at14.warnings.length]).toEqual([['Later'], 1])
    await purge()
    const { rows } = await server.database.query(
      'select message from agency_enquiries join feed_adverts on number = advert where listing_id = $1',
      [advert],
    )
    expect(rows).toEqual([{ message: 'Later' }])
  })

  test('one that a program with a key may read stays for the 90 days of the key', async () => {
    const feed = await aFeed(server.database)
    const advert = await aHome(feed, 'A1')
    const key = await aKey(server, { agency: feed.agencyId, scopes: ['enquiries:read'] })
    await ofBranch(feed)
    await enquire(advert, 'For both')
    later(89)
    await purge()
    expect((await apiCall(server, key.secret, '/enquiries')).body.enquiries).toHaveLength(1)
    expect(messagesIn(await ofBranch(feed))).toEqual([])
    later(91)
    await purge()
    expect((await apiCall(server, key.secret, '/enquiries')).body.enquiries).toHaveLength(0)
  })
})

describe('what one branch’s credentials see is that branch’s alone', () => {
  test('the same reference in another branch, and in another agency', async () => {
    const feed = await aFeed(server.database)
    const south = await aFeed(server.database, { agency: feed.agencyId, branch: '5678' })
    const other = await aFeed(server.database, { agency: (await anAgency(server.database)).id })
    for (const [one, said] of [
      [feed, 'North'],
      [south, 'South'],
      [other, 'Elsewhere'],
    ] as const) {
      const advert = await aHome(one, 'A1')
      await ofBranch(one)
      await enquire(advert, said)
    }
    expect(messagesIn(await ofBranch(feed))).toEqual(['North'])
    expect(messagesIn(await ofHome(south, 'A1'))).toEqual(['South'])
    expect(messagesIn(await ofBranch(other))).toEqual(['Elsewhere'])
    const wrong = await ask({ ...feed, branch: south.branch }, 'getbranchemails')
    expect([wrong.status, wrong.success, wrong.emails, wrong.errors[0]?.error_code]).toEqual([
      200,
      false,
      null,
      'GP_BRANCH_UNKNOWN',
    ])
    const stranger = await ofBranch({ ...feed, secret: 'x'.repeat(43) })
    expect([stranger.status, stranger.success, stranger.errors[0]?.error_code]).toEqual([
      401,
      false,
      'GP_AUTH',
    ])
  })
})

describe('emails about two homes are never mixed', () => {
  test('one reference for sale and to let: the branch has both, each with its home, and the home has to be said', async () => {
    const feed = await aFeed(server.database)
    const [sale, let_] = [await aHome(feed, 'B1'), await aHome(feed, 'B1', 2)]
    await ofBranch(feed)
    await enquire(sale, 'To buy')
    await enquire(let_, 'To rent')
    const { emails } = await ofBranch(feed)
    expect(new Set(emails?.map(({ property }) => property?.rightmove_id)).size).toBe(2)
    const unclear = await ofHome(feed, 'B1')
    expect([unclear.success, unclear.emails, unclear.errors.map(({ error_code }) => error_code)]).toEqual([
      false,
      null,
      ['GP_CHANNEL'],
    ])
    const messagesOf = async (channel: number) =>
      messagesIn(await ofHome(feed, 'B1', { branch: { branch_id: feed.branch, channel } }))
    expect([await messagesOf(1), await messagesOf(2)]).toEqual([['To buy'], ['To rent']])
    await rtdfCall(
      server,
      feed.secret,
      'removeproperty',
      envelope({ agent_ref: 'B1', removal_reason: 9 }, 1, feed.branch),
    )
    expect(messagesIn(await ofHome(feed, 'B1'))).toEqual(['To rent'])
    expect(messagesIn(await ofBranch(feed))).toEqual(['To buy', 'To rent'])
  })

  test('references that differ by their case alone, or by what stands for anything in a pattern', async () => {
    const feed = await aFeed(server.database)
    await ofBranch(feed)
    for (const ref of ['abc', 'ABC', 'a_c', 'a%']) await enquire(await aHome(feed, ref), `About ${ref}`)
    for (const ref of ['abc', 'ABC', 'a_c', 'a%']) {
      expect(messagesIn(await ofHome(feed, ref))).toEqual([`About ${ref}`])
    }
    expect((await ofHome(feed, '%')).errors[0]?.error_code).toBe('GP_REF_UNKNOWN')
  })
})
