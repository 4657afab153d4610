import { beforeAll, describe, expect, test } from 'vitest'
import { aKey, apiCall } from '../../../../tests/support/api.ts'
import { aFeed, anAgency } from '../../../../tests/support/feeds.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'

let server: Awaited<ReturnType<typeof aServer>>
let agency: string
let feeds: Readonly<Record<'north' | 'south', Awaited<ReturnType<typeof aFeed>>>>
beforeAll(async () => {
  server = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' } })
  agency = (await anAgency(server.database)).id
  feeds = {
    north: await aFeed(server.database, { agency, branch: 'north' }),
    south: await aFeed(server.database, { agency, branch: 'south' }),
  }
  for (const ref of ['N1', 'N2', 'N3']) await sent('north', ref)
  await sent('south', 'S1')
})

let number = 0
async function sent(branch: keyof typeof feeds, ref: string) {
  number += 1
  const property = aProperty({
    property: { agent_ref: ref },
    address: { house_name_number: String(number) },
  })
  const { secret } = feeds[branch]
  const { body } = await rtdfCall(server, secret, 'sendpropertydetails', envelope(property, 1, branch))
  expect(body.success).toBe(true)
}

describe('the list of adverts', () => {
  test('has all of the agency, a page at a time, and none twice or left out', async () => {
    const { secret } = await aKey(server, { agency })
    const refs: string[] = []
    let address: string | null = '/adverts?limit=2'
    while (address !== null) {
      const { status, body } = await apiCall(server, secret, address)
      expect(status).toBe(200)
      refs.push(...body.adverts.map(({ reference }) => reference))
      // What comes meanwhile moves no page.
      if (refs.length === 2) await sent('south', 'S2')
      address = body.next === null ? null : body.next.slice(body.next.indexOf('/api/v1') + '/api/v1'.length)
    }
    expect(refs).toEqual(['N1', 'N2', 'N3', 'S1', 'S2'])
  })

  test('is narrowed by branch, reference, state and time', async () => {
    const { secret } = await aKey(server, { agency })
    const refsOf = async (query: string) =>
      (await apiCall(server, secret, `/adverts?${query}`)).body.adverts.map(({ reference }) => reference)
    expect(await refsOf('reference=N2')).toEqual(['N2'])
    expect(await refsOf('branch=south&limit=1')).toEqual(['S1'])
    expect(await refsOf('state=removed')).toEqual([])
    expect(await refsOf('changed_since=2099-01-01T00:00:00Z')).toEqual([])
    expect(await refsOf('changed_since=2020-01-01T00:00:00%2B01:00&branch=north')).toHaveLength(3)
  })

  test.each([
    ['limit=0', '/limit', 'GP_RANGE'],
    ['limit=many', '/limit', 'GP_TYPE'],
    ['state=sold', '/state', 'GP_ENUM'],
    ['changed_since=yesterday', '/changed_since', 'GP_TYPE'],
    ['brnch=north', '/brnch', 'GP_TYPE'],
    ['branch=north&branch=south', '/branch', 'GP_TYPE'],
    ['after=x', '/after', 'GP_TYPE'],
    ['changed_since=2016-12-31T23:59:60Z', '/changed_since', 'GP_TYPE'],
    ['changed_since=0000-01-01T00:00:00Z', '/changed_since', 'GP_TYPE'],
    ['reference=%00', '/reference', 'GP_TYPE'],
  ])('refuses %s by its name', async (query, pointer, code) => {
    const { secret } = await aKey(server, { agency })
    const { status, headers, body } = await apiCall(server, secret, `/adverts?${query}`)
    expect([status, headers['content-type']]).toEqual([
      422,
      expect.stringContaining('application/problem+json'),
    ])
    expect(body.type).toBe('/api#faults')
    expect(body.errors).toContainEqual(expect.objectContaining({ in: 'parameters', pointer, code }))
  })
})

describe('an advert', () => {
  test('is read with its answers under their own names, and nothing that the site adds', async () => {
    const { secret } = await aKey(server, { agency })
    const [listed] = (await apiCall(server, secret, '/adverts?reference=N1')).body.adverts
    const { status, body } = await apiCall(server, secret, `/adverts/${listed?.id}`)
    expect([status, body]).toEqual([200, listed])
    expect(body).toMatchObject({
      branch: 'north',
      channel: 'sell',
      state: 'live',
      published: true,
      url: `https://gatepost.example/advert/${body.id}`,
      answers: { propertyPostcode: 'LS1 1AA', streetName: 'Mill Lane', townName: 'Leeds' },
    })
    expect(Object.keys(body.answers)).not.toContain('enquiryEmail')
  })

  test('of another agency, of another branch or of none is not there', async () => {
    const { secret } = await aKey(server, { agency, branch: 'north' })
    const all = await aKey(server, { agency })
    const [south] = (await apiCall(server, all.secret, '/adverts?reference=S1')).body.adverts
    const [north] = (await apiCall(server, all.secret, '/adverts?reference=N1')).body.adverts
    const other = await aKey(server)
    const ids = [
      [secret, south?.id],
      [other.secret, north?.id],
      [all.secret, 'zzzzzzzz'],
      [all.secret, '..%2fx'],
      [all.secret, `${north?.id}'--`],
    ] as const
    for (const [key, id] of ids) {
      const { status, body } = await apiCall(server, key, `/adverts/${id}`)
      expect([status, body.type]).toEqual([404, '/api#nothing-here'])
    }
    const list = await apiCall(server, secret, '/adverts?branch=south')
    expect(list.body.adverts).toEqual([])
    expect((await apiCall(server, other.secret, '/adverts')).body.adverts).toEqual([])
  })
})
