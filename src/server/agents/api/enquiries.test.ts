import { beforeAll, expect, test } from 'vitest'
import { aHomeSent, aKey, anEnquiry, apiCall } from '../../../../tests/support/api.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'

let server: Awaited<ReturnType<typeof aServer>>
let now = new Date('2026-11-20T12:00:00Z')
beforeAll(async () => {
  server = await aServer({ now: () => now })
})

let doors = 0
/** An advert of the key's branch. */
async function anAdvert(secret: string, branch: string, ref: string): Promise<string> {
  const address = `/branches/${branch}/adverts/${ref}`
  const sent = aHomeSent({}, { doorNumber: String((doors += 1)) })
  return (await apiCall(server, secret, address, { method: 'PUT', body: sent })).body.advert.id
}

async function twoBranches() {
  const north = await aKey(server, { branch: 'north' })
  const south = await aKey(server, { agency: north.agencyId, branch: 'south' })
  const adverts = {
    north: await anAdvert(north.secret, 'north', 'N1'),
    south: await anAdvert(south.secret, 'south', 'S1'),
  }
  return { north, south, adverts, all: await aKey(server, { agency: north.agencyId }) }
}

test('an enquiry is read by the agency’s programs, of the key’s branch alone, and emailed', async () => {
  const { north, south, all, adverts } = await twoBranches()
  expect(await anEnquiry(server, adverts.north, { phone: '0161 496 0000' })).toBe(303)
  await anEnquiry(server, adverts.south, { name: 'Kim Hill' })
  const { body } = await apiCall(server, north.secret, '/enquiries')
  expect(body).toEqual({
    enquiries: [
      {
        id: expect.any(String),
        advert: adverts.north,
        branch: 'north',
        reference: 'N1',
        received_at: '2026-11-20T12:00:00.000Z',
        name: 'Robin Field',
        email: 'robin@example.org',
        phone: '0161 496 0000',
        message: 'May I see it?',
      },
    ],
    next: null,
  })
  const namesOf = async (secret: string, query = '') =>
    (await apiCall(server, secret, `/enquiries${query}`)).body.enquiries.map(({ name }) => name)
  expect(await namesOf(all.secret)).toEqual(['Robin Field', 'Kim Hill'])
  expect(await namesOf(all.secret, `?advert=${adverts.south}`)).toEqual(['Kim Hill'])
  expect(await namesOf(south.secret, `?advert=${adverts.north}`)).toEqual([])
  expect(await namesOf(all.secret, '?since=2026-11-20T12:00:01Z')).toEqual([])
  expect(await namesOf((await aKey(server)).secret)).toEqual([])
  const first = await apiCall(server, all.secret, '/enquiries?limit=1')
  const next = String(first.body.next)
  expect(await namesOf(all.secret, next.slice(next.indexOf('?')))).toEqual(['Kim Hill'])
  expect(await countOf(server, `job where name = 'send-email' and data ->> 'kind' = 'enquiry'`, [])).toBe(2)
})

test('a form that is sent twice is one enquiry', async () => {
  const { north, adverts } = await twoBranches()
  await Promise.all([anEnquiry(server, adverts.north), anEnquiry(server, adverts.north)])
  expect((await apiCall(server, north.secret, '/enquiries')).body.enquiries).toHaveLength(1)
})

test('nothing is kept for an agency whose programs do not ask for it', async () => {
  const { secret, agencyId } = await aKey(server, {
    branch: 'north',
    scopes: ['adverts:read', 'adverts:write'],
  })
  const reader = await aKey(server, { agency: agencyId, scopes: ['enquiries:read'] })
  await server.database.query('update api_keys set revoked_at = now() where id = $1', [reader.id])
  const advert = await anAdvert(secret, 'north', 'N1')
  expect(await anEnquiry(server, advert)).toBe(303)
  const later = await aKey(server, { agency: agencyId, scopes: ['enquiries:read'] })
  expect((await apiCall(server, later.secret, '/enquiries')).body.enquiries).toEqual([])
})

test('enquiries are counted by advert and by days in the United Kingdom', async () => {
  const { all, adverts } = await twoBranches()
  // Half past midnight in summer.
  now = new Date('2027-07-31T23:30:00Z')
  await anEnquiry(server, adverts.north)
  now = new Date('2027-08-02T12:00:00Z')
  await anEnquiry(server, adverts.north, { name: 'Kim Hill' })
  await anEnquiry(server, adverts.south)
  const countsOf = async (from: string, to: string) =>
    (await apiCall(server, all.secret, `/statistics?from=${from}&to=${to}`)).body.adverts
  expect(await countsOf('2027-08-01', '2027-08-02')).toEqual([
    { advert: adverts.north, branch: 'north', reference: 'N1', enquiries: 2 },
    { advert: adverts.south, branch: 'south', reference: 'S1', enquiries: 1 },
  ])
  expect(await countsOf('2027-07-31', '2027-07-31')).toEqual([])
  expect(await countsOf('2027-08-01', '2027-08-01')).toMatchObject([{ enquiries: 1 }])
})

test('after 90 days an enquiry is removed', async () => {
  const { north, adverts } = await twoBranches()
  await anEnquiry(server, adverts.north)
  const { enquiries } = server.deps.api
  const end = now.getTime() + 90 * 86_400_000
  await enquiries.forgetEnded(new Date(end - 1))
  expect((await apiCall(server, north.secret, '/enquiries')).body.enquiries).toHaveLength(1)
  await enquiries.forgetEnded(new Date(end))
  expect((await apiCall(server, north.secret, '/enquiries')).body.enquiries).toEqual([])
})
