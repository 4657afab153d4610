import { beforeAll, describe, expect, test } from 'vitest'
import { aSeller } from '../../../../tests/support/browsers.ts'
import { aListing } from '../../../../tests/support/listings.ts'
import { aServer } from '../../../../tests/support/server.ts'

let now = new Date('2026-11-20T12:00:00Z')
let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer({ now: () => now })
})

const get = (url: string, cookies: Record<string, string> = {}) => server.app.inject({ url, cookies })
const page = async (url: string): Promise<string> => (await get(url)).body

const SECRETS = {
  doorNumber: '4711B',
  buildingName: 'Secret Towers',
  propertyPostcode: 'SL9 7QX',
  propertyAddress: '50098765',
  enquiryEmail: 'secret.owner@example.org',
  enquiryPhone: '07700 900987',
} as const

describe('who sees an advert', () => {
  test('anybody, while it is live', async () => {
    const id = await aListing(server.owner)
    const answer = await get(`/advert/${id}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('£325,000')
    expect(answer.body).toContain(
      '<title>£325,000 · 3 Bed Detached House For Sale · Mill Lane, Chalfont St. Peter, SL9 – Gatepost</title>',
    )
  })
  test.each(['withdrawn', 'removed'] as const)('nobody, once it is %s', async (state) => {
    const id = await aListing(server.owner, { state })
    for (const path of ['', '/photos', '/enquiry', '/phone', '/report']) {
      const answer = await get(`/advert/${id}${path}`)
      expect([answer.statusCode, answer.body.includes('Mill Lane')]).toEqual([404, false])
      expect(answer.body).toContain('We can’t find this advert')
    }
  })
  test.each(['00000000', 'nope', '0000000i', 'ABCDEFGH', '0'.repeat(90)])(
    'nobody, of the advert %s that never was',
    async (id) => {
      const answer = await get(`/advert/${id}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain('href="/adverts"')
    },
  )
  test('one that begins on a day is seen from that day in London', async () => {
    const id = await aListing(server.owner, { liveFrom: '2026-07-02' })
    now = new Date('2026-07-01T22:59:00Z')
    expect((await get(`/advert/${id}`)).statusCode).toBe(404)
    // Summer time: midnight in London.
    now = new Date('2026-07-01T23:00:00Z')
    expect((await get(`/advert/${id}`)).statusCode).toBe(200)
    now = new Date('2026-11-20T12:00:00Z')
  })
  test('its owner sees it before its day, told so, and no search engine is', async () => {
    const { browser, email } = await aSeller(server)
    const { rows } = await server.owner.query<{ id: string }>('select id from accounts where email = $1', [
      email,
    ])
    const id = await aListing(server.owner, { liveFrom: '2026-12-24', accountId: rows[0]?.id ?? '' })
    for (const path of ['', '/photos']) {
      const own = await get(`/advert/${id}${path}`, Object.fromEntries(browser.cookies))
      expect(own.statusCode).toBe(200)
      expect(own.body).toContain('Only you can see this.')
      expect(own.body).toContain('24 December 2026')
      expect(own.body).toContain('<meta name="robots" content="noindex">')
      expect(own.headers['cache-control']).toBe('no-store')
      expect((await get(`/advert/${id}${path}`)).statusCode).toBe(404)
    }
    const { browser: other } = await aSeller(server)
    expect((await get(`/advert/${id}`, Object.fromEntries(other.cookies))).statusCode).toBe(404)
  })
})

describe('what an advert says', () => {
  test('nothing of the exact address, nor of how its owner is reached', async () => {
    const id = await aListing(server.owner, {
      answers: { ...SECRETS, files_uploaded: null },
    })
    for (const path of ['', '/photos', '/enquiry', '/report', '/enquiry?sent=1', '/report?sent=1']) {
      const { body, headers } = await get(`/advert/${id}${path}`)
      const all = `${body} ${JSON.stringify(headers)}`
      for (const secret of [...Object.values(SECRETS), '7QX', '900987', '+447700']) {
        expect(all).not.toContain(secret)
      }
    }
    expect(await page('/adverts')).not.toMatch(/4711B|7QX|secret\.owner/)
  })
  test('a file’s name, which can be the door number, is not told', async () => {
    const id = await aListing(server.owner)
    expect(await page(`/advert/${id}`)).not.toContain('Room 1')
  })
  test('a price on application is nowhere', async () => {
    const id = await aListing(server.owner, { answers: { priceType: 1, sellingPrice: 734_561 } })
    for (const path of [`/advert/${id}`, `/advert/${id}/enquiry`, `/adverts`]) {
      const body = await page(path)
      expect(body).toContain('Price on application')
      expect(body).not.toMatch(/734[,.]?561/)
    }
    expect(dataIn(await page(`/advert/${id}`)).offers).not.toHaveProperty('price')
  })
  test.each([
    [0, '£325,000 ·'],
    [2, 'Guide price £325,000 ·'],
    [4, 'Offers in excess of £325,000 ·'],
  ] as const)('a price of type %d is %s', async (priceType, title) => {
    const id = await aListing(server.owner, { answers: { priceType } })
    const body = await page(`/advert/${id}`)
    expect(body).toContain(`<title>${title}`)
    expect(dataIn(body).offers).toMatchObject({ price: 325_000, priceCurrency: 'GBP' })
  })
  test('a rent says how often it is paid, to machines too', async () => {
    const body = await page(`/advert/${await aListing(server.owner, { appType: 'let' })}`)
    expect(body).toContain('<title>£950 per month ·')
    expect(dataIn(body).offers).toMatchObject({
      price: 950,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { unitCode: 'MON' },
    })
  })
  test('the day it came, and the day it changed only if that is later', async () => {
    const same = await page(`/advert/${await aListing(server.owner)}`)
    expect(same).toMatch(/Added on.*12 November 2026/)
    expect(same).not.toContain('updated on')
    const changed = await aListing(server.owner, { updatedAt: new Date('2026-11-19T23:30:00Z') })
    expect(await page(`/advert/${changed}`)).toMatch(/updated on.*19 November 2026/)
  })
  test('its energy rating, in words too; where there is none, that there is none', async () => {
    const rated = await page(`/advert/${await aListing(server.owner)}`)
    expect(rated).toContain('Current rating 64, band D, potential rating 81, band B')
    const none = await aListing(server.owner, {
      appType: 'let',
      answers: { currentEpc: null, potentialEpc: null },
    })
    expect(await page(`/advert/${none}`)).toContain('The advertiser hasn’t given an energy rating yet')
  })
  test('every photo with its size, the first at once, and a link to each', async () => {
    const id = await aListing(server.owner, {
      photos: [
        [1600, 1067],
        [900, 1600],
        [1200, 800],
      ],
    })
    const body = await page(`/advert/${id}`)
    const large = [...body.matchAll(/<img src="\/photos\/[0-9a-f]{32}\.jpg"[^>]*>/g)].map(([img]) => img)
    expect(large).toHaveLength(3)
    expect(large[0]).toMatch(/width="1600" height="1067".*fetchPriority="high"/i)
    expect(large[0]).not.toContain('loading')
    for (const img of large.slice(1)) expect(img).toContain('loading="lazy"')
    expect(body).toContain('Photo 3 of 3')
    expect(body.match(/href="#photo-\d"/g)).toHaveLength(3)
  })
})

interface Data {
  readonly offers: object
  readonly [name: string]: unknown
}
function dataIn(body: string): Data {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
  return JSON.parse(text) as Data
}

const HOSTILE = `"></title></script><script>alert(1)</script><img src=x onerror=alert(1)>'<!--\u2028&`

describe('nothing that an owner wrote becomes a part of the page', () => {
  test('in any text, in the head as in the body', async () => {
    const id = await aListing(server.owner, {
      answers: { summary: HOSTILE, propertyDescription: `${HOSTILE}\n\n${HOSTILE}` },
      street: HOSTILE,
      town: HOSTILE,
    })
    for (const path of [`/advert/${id}`, `/advert/${id}/enquiry`, `/advert/${id}/report`, '/adverts']) {
      const body = await page(path)
      expect(body).toContain('&lt;script>alert(1)')
      expect(body).not.toMatch(/<script>|<img src=x|<\/title><\/script>/)
      expect(body.match(/<title>/g)).toHaveLength(1)
      for (const [content] of body.matchAll(/<meta [^>]*>/g)) expect(content).not.toContain('<img')
    }
    const body = await page(`/advert/${id}`)
    expect(dataIn(body)['name']).toBe(HOSTILE)
    expect(/ld\+json">(.*?)<\/script>/s.exec(body)?.[1]).not.toMatch(/[<>&\u2028]/)
  })
})

describe('the head', () => {
  test('says where the page is and what it shows', async () => {
    const id = await aListing(server.owner)
    const { body } = await server.app.inject({ url: `/advert/${id}`, headers: { host: '127.0.0.1:4000' } })
    const url = `http://127.0.0.1:4000/advert/${id}`
    expect(body).toContain(`<link rel="canonical" href="${url}">`)
    expect(body).toContain(`<meta property="og:url" content="${url}">`)
    expect(body).toMatch(
      /<meta property="og:image" content="http:\/\/127\.0\.0\.1:4000\/photos\/[0-9a-f]{32}\.jpg">/,
    )
    expect(body).toContain('<meta property="og:image:width" content="1600">')
    expect(dataIn(body)).toMatchObject({ '@type': 'RealEstateListing', url, datePosted: '2026-11-12' })
  })
  test('never believes a caller who calls us something else', async () => {
    const id = await aListing(server.owner)
    const { body } = await server.app.inject({ url: `/advert/${id}`, headers: { host: 'evil.example' } })
    expect(body).not.toContain('evil.example')
    const other = await aServer({
      environment: { PUBLIC_URL: 'https://gatepost.example' },
      now: () => now,
    })
    const listed = await aListing(other.owner)
    const { body: there } = await other.app.inject({
      url: `/advert/${listed}`,
      headers: { host: 'localhost' },
    })
    expect(there).toContain(`<link rel="canonical" href="https://gatepost.example/advert/${listed}">`)
  })
  test('and the headers allow no script at all', async () => {
    const { headers, body } = await get(`/advert/${await aListing(server.owner)}`)
    expect(headers['content-security-policy']).toContain("script-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['vary']).toBe('accept-encoding, cookie, sec-fetch-site')
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")| style="| on[a-z]+="/)
  })
})
