import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CALLS, opens, PASSWORD, somebody } from '../../../../tests/support/actor.ts'
import { aBrowser, aSeller, type Browser, tokenFor } from '../../../../tests/support/browsers.ts'
import { aPhoto } from '../../../../tests/support/photos.ts'
import { aServer } from '../../../../tests/support/server.ts'

const server = await aServer()
const pendingOf = async (browser: Browser) =>
  ((await browser.state())['user'] as { pendingListings: Record<string, unknown>[] }).pendingListings

describe('a guest’s drafts', () => {
  test('go to the account that is registered in the browser, and are there on another device', async () => {
    const browser = aBrowser(server)
    const drafts = [await browser.saveDraft(), await browser.saveDraft({}, 'let')]
    const person = somebody()
    const guest = browser.cookies.get('guest')
    await browser.post(CALLS.register, person)
    expect(browser.cookies.get('guest')).not.toBe(guest)
    await browser.post(CALLS.choose, { token: await tokenFor(server, person.email), password: PASSWORD })
    const phone = aBrowser(server)
    await phone.post(CALLS.login, { email: person.email, password: PASSWORD })
    expect(new Set((await pendingOf(phone)).map(({ uid }) => uid))).toEqual(new Set(drafts))
    expect(await opens(phone, drafts[0] ?? '')).toBe(true)
    expect(await opens(browser, drafts[0] ?? '')).toBe(true)
  })

  test('bring their photos with them', async () => {
    const browser = aBrowser(server)
    const uuid = await browser.saveDraft()
    const photo = aPhoto(Number.parseInt(uuid.slice(0, 8), 16))
    await server.owner.query(
      `insert into photos (id, draft_uuid, owner_key, content_hash, width, height, state, since)
       select $2, uuid, owner_key, sha256('x'), 1, 1, 'new', now() from drafts where uuid = $1`,
      [uuid, photo.id],
    )
    await browser.post(CALLS.register, somebody())
    const blocks = { photos: { fields: { files_uploaded: { value: [photo] } } } }
    const saved = await browser.post(CALLS.save, { data: { uuid, version: 1, app_type: 'sell', blocks } })
    expect(saved.body).toMatchObject({ success: true })
    expect(await pendingOf(browser)).toMatchObject([{ photo: { url: photo.url }, photoCount: 1 }])
  })

  test('that are still being made as somebody signs in are theirs, too', async () => {
    const seller = await aSeller(server)
    const browser = aBrowser(server)
    await browser.saveDraft()
    const underWay = aBrowser(server)
    underWay.cookies.set('guest', browser.cookies.get('guest') ?? '')
    const [, ...made] = await Promise.all([
      browser.post(CALLS.login, { email: seller.email, password: PASSWORD }),
      ...Array.from({ length: 12 }, () => underWay.saveDraft()),
    ])
    expect(await Promise.all(made.map((uuid) => opens(browser, uuid)))).toEqual(made.map(() => true))
  })

  test('go to the first account that signs in, and to no second one', async () => {
    const [first, second] = [await aSeller(server), await aSeller(server)]
    const browser = aBrowser(server)
    const uuid = await browser.saveDraft()
    const copy = aBrowser(server)
    copy.cookies.set('guest', browser.cookies.get('guest') ?? '')
    await browser.post(CALLS.login, { email: first.email, password: PASSWORD })
    await copy.post(CALLS.login, { email: second.email, password: PASSWORD })
    expect([await opens(browser, uuid), await opens(copy, uuid)]).toEqual([true, false])
    await browser.post(CALLS.logout)
    expect(await opens(browser, uuid)).toBe(false)
    await browser.post(CALLS.login, { email: second.email, password: PASSWORD })
    expect(await opens(browser, uuid)).toBe(false)
  })

  test('of two accounts that sign in at once in copies of one browser, go to one whole', async () => {
    const [first, second] = [await aSeller(server), await aSeller(server)]
    const browser = aBrowser(server)
    const drafts: string[] = []
    for (let index = 0; index < 5; index++) drafts.push(await browser.saveDraft())
    const copies = [first, second].map(({ email }) => {
      const copy = aBrowser(server)
      copy.cookies.set('guest', browser.cookies.get('guest') ?? '')
      return { copy, email }
    })
    await Promise.all(copies.map(({ copy, email }) => copy.post(CALLS.login, { email, password: PASSWORD })))
    const counts = await Promise.all(copies.map(async ({ copy }) => (await pendingOf(copy)).length))
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 5])
    expect(await opens(browser, drafts[0] ?? '')).toBe(false)
  })

  test('are saved on by the account, and no longer by who has the old cookie, though this process remembers them', async () => {
    const browser = aBrowser(server)
    const uuid = await browser.saveDraft()
    const old = aBrowser(server)
    old.cookies.set('guest', browser.cookies.get('guest') ?? '')
    const save = (by: Browser, version: number, summary: string) =>
      by.post(CALLS.save, {
        data: {
          uuid,
          version,
          app_type: 'sell',
          blocks: { summary: { fields: { summary: { value: summary } } } },
        },
      })
    expect((await save(browser, 1, 'as a guest')).body.success).toBe(true)
    await browser.post(CALLS.register, somebody())
    expect((await save(old, 2, 'with the old cookie')).status).toBe(404)
    const saved = await save(browser, 2, 'signed in')
    expect(saved.body).toMatchObject({
      success: true,
      result: { data: { version: 3, user_type: 'standard' } },
    })
    expect((await save(old, 3, 'with the old cookie')).status).toBe(404)
    expect((await save(browser, 3, 'and again')).body.success).toBe(true)
  })

  test('keep their homes: the owner’s own advert is no duplicate, before and after', async () => {
    const browser = aBrowser(server)
    const uuid = await browser.saveDraft()
    await server.owner.query(
      `insert into live_addresses (key, draft_uuid, claimed_at) values ('udprn 990001', $1, now())`,
      [uuid],
    )
    const isAdvertised = async (by: Browser) => {
      const { body } = await by.post('/create-listing/address-exists', {
        type: 'RECOGNISED',
        country: 235,
        uuid,
        propertyAddress: '990001',
      })
      const exists = body.result?.['listingExists'] as { listing: true | null } | undefined
      return exists?.listing
    }
    const before = [await isAdvertised(browser), await isAdvertised(aBrowser(server))]
    await browser.post(CALLS.register, somebody())
    expect([before, await isAdvertised(browser)]).toEqual([[null, true], null])
  })

  test('that a new account begins count for its limit', async () => {
    const { rows } = await server.owner.query<{ owner_key: Buffer }>('select owner_key from accounts limit 1')
    expect(rows[0]?.owner_key).toHaveLength(32)
    const browser = aBrowser(server)
    await browser.saveDraft()
    await browser.post(CALLS.register, somebody())
    await server.owner.query(
      `insert into drafts (uuid, app_type, address_type, owner_key, version, blocks, field_versions, created_at, updated_at)
       select gen_random_uuid(), 'sell', 'orphan', owner_key, 1, '{}', '{}', now(), now()
       from (select owner_key from accounts order by created_at desc limit 1) newest, generate_series(1, 199)`,
    )
    const { body } = await browser.post(CALLS.save, {
      data: { uuid: randomUUID(), version: 0, app_type: 'sell', blocks: {} },
    })
    expect(body).toMatchObject({
      success: false,
      error_message: expect.stringMatching(/as many unfinished adverts/),
    })
  })
})

describe('unfinished listings', () => {
  test('tell photo, count, price and when each was saved, the newest first', async () => {
    const { browser } = await aSeller(server)
    const sale = await browser.saveDraft({
      priceType: { sellingPrice: 325_000 },
      description: {
        propertyDescription:
          'It says "files_uploaded":{"value":["x"],"valid":true and "sellingPrice":{"value":1,',
      },
    })
    const letting = await browser.saveDraft({ rent: { rentAmount: 950.5 } }, 'let')
    await server.owner.query(
      `update drafts set blocks = replace(blocks, '"files_uploaded":{"value":null', '"files_uploaded":{"value":[{"id":"1","url":"/photos/1.jpg"},{"id":"2","url":"/photos/2.jpg"}]') where uuid = $1`,
      [sale],
    )
    const pending = await pendingOf(browser)
    expect(pending).toEqual([
      {
        uid: letting,
        type: 'let',
        price: 950.5,
        photo: { url: null },
        photoCount: 0,
        modified: expect.any(String),
      },
      {
        uid: sale,
        type: 'sell',
        price: 325_000,
        photo: { url: '/photos/1.jpg' },
        photoCount: 2,
        modified: expect.any(String),
      },
    ])
    expect(pending[0]?.['modified']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })
})

describe('a page', () => {
  test('says for whom it was made, and is then kept by nobody', async () => {
    const { browser } = await aSeller(server)
    const page = await server.app.inject({ url: '/sell', cookies: Object.fromEntries(browser.cookies) })
    expect(page.body).toContain('"user_type":"standard"')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['set-cookie']).toBeUndefined()
    const guest = await server.app.inject({ url: '/sell' })
    expect(guest.body).toContain('"user_type":"guest"')
    expect(guest.headers['cache-control']).toBe('private, no-cache')
  })
})
