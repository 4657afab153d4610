import { beforeAll, describe, expect, test } from 'vitest'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { rtdfMoment } from '../../formats/london-moment.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000

let server: Awaited<ReturnType<typeof aServer>>
let feed: Awaited<ReturnType<typeof aFeed>>
beforeAll(async () => {
  server = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' }, now: () => NOON })
  feed = await aFeed(server.database)
})

const send = async (property: object) =>
  (await rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(property, 1))).body
const page = async (url: string | null) => server.app.inject({ url: new URL(url ?? '').pathname })

describe('a home whose date is ahead', () => {
  const homeOf = (ref: string) => {
    const address = { house_name_number: ref }
    return (ahead: number, price: number, published = true) => {
      const update_date = rtdfMoment(new Date(NOON.getTime() + ahead * DAY_MS))
      const property = { agent_ref: ref, update_date, published }
      return send(aProperty({ property, address, price: { price } }))
    }
  }
  const codesOf = ({ warnings }: Awaited<ReturnType<typeof send>>) =>
    warnings.map(({ warning_code }) => warning_code)

  test('by more than a day is changed by the next call', async () => {
    const at = homeOf('ahead')
    const first = await at(1.5, 200_000)
    expect(codesOf(first)).toContain('GP_W_UNMAPPED')
    expect(codesOf(await at(0, 210_000))).not.toContain('GP_W_OLDER_UPDATE')
    expect((await page(first.property.rightmove_url)).body).toContain('£210,000')
  })

  test('and was believed once is changed by the next call', async () => {
    const at = homeOf('believed')
    const first = await at(0, 200_000)
    await server.database.query(`update feed_adverts set sent_at = '2099-01-01' where ref = 'believed'`)
    await at(0, 210_000)
    expect((await page(first.property.rightmove_url)).body).toContain('£210,000')
  })

  test('by less is hidden at once, and is not shown again by an older call', async () => {
    const at = homeOf('hidden')
    const first = await at(0.9, 200_000)
    expect(codesOf(await at(0.5, 200_000, false))).not.toContain('GP_W_OLDER_UPDATE')
    expect((await page(first.property.rightmove_url)).statusCode).toBe(404)
    expect(codesOf(await at(0.4, 200_000, false))).toContain('GP_W_OLDER_UPDATE')
    expect(codesOf(await at(0.45, 200_000))).toContain('GP_W_OLDER_UPDATE')
    expect((await page(first.property.rightmove_url)).statusCode).toBe(404)
    await at(0.6, 200_000)
    expect((await page(first.property.rightmove_url)).statusCode).toBe(200)
  })
})
