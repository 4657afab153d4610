import { beforeAll, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { importJob } from '../../composition/import-job.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})

async function anAgencyWithAHome() {
  const agency = await aStaffedAgency(server)
  const feed = await aFeed(server.database, { format: 'blm', agency: agency.id })
  const send = async (changes: Readonly<Record<string, string>> = {}) => {
    const payload = aBlm([aRow('1234_1', changes)])
    await server.app.inject({ method: 'PUT', url: `/feeds/blm/${feed.secret}`, payload })
    await runDue(server.database, importJob(server.deps.feeds))
  }
  await send()
  const { rows } = await server.database.query<{ number: string; listing: string }>(
    'select number, listing_id as listing from feed_adverts where agency_id = $1',
    [agency.id],
  )
  const { number, listing } = rows[0] ?? { number: '', listing: '' }
  const advert = async () => {
    const found = await server.database.query<{ summary: string; price: number; text: string }>(
      `select answers::json ->> 'summary' as summary, (answers::json ->> 'sellingPrice')::int as price,
         answers::json ->> 'propertyDescription' as text from listings where id = $1`,
      [listing],
    )
    return found.rows[0]
  }
  return { ...agency.people, send, advert, page: `/agency/homes/${number}` }
}

const MINE = {
  act: 'change',
  summary: 'A quiet house',
  propertyDescription: 'A house with a garden.',
  price: '£150,000',
}

test('what is changed by hand stays when the feed sends the home again, and the rest follows the feed', async () => {
  const { editor, send, advert, page } = await anAgencyWithAHome()
  expect((await editor.get('/agency')).text).toContain(`href="${page}"`)
  expect((await editor.form(page, MINE)).headers.location).toBe(`${page}?done=home`)
  expect(await advert()).toEqual({ summary: 'A quiet house', price: 150_000, text: 'A house with a garden.' })
  await send({ SUMMARY: 'Sold soon', PRICE: '160,000', DESCRIPTION: 'New kitchen.' })
  expect(await advert()).toEqual({ summary: 'A quiet house', price: 150_000, text: 'New kitchen.' })
  expect((await editor.get(page)).text).toContain('The feed doesn’t overwrite: headline, price.')
})

test('given back, the advert has what the feed sent last, and follows it again', async () => {
  const { editor, send, advert, page } = await anAgencyWithAHome()
  await editor.form(page, MINE)
  await send({ SUMMARY: 'Sold soon', PRICE: '160,000' })
  await editor.form(page, { act: 'give-back' })
  expect(await advert()).toMatchObject({ summary: 'Sold soon', price: 160_000 })
  expect((await editor.get(page)).text).not.toContain('Changed by hand')
  await send({ SUMMARY: 'Sold', PRICE: '170,000' })
  expect(await advert()).toMatchObject({ summary: 'Sold', price: 170_000 })
})

test('an edit that is wrong changes nothing and says why', async () => {
  const { editor, advert, page } = await anAgencyWithAHome()
  const before = await advert()
  const answer = await editor.form(page, { ...MINE, summary: '', price: '1e6' })
  expect([answer.statusCode, answer.text.includes('Enter a headline.')]).toEqual([422, true])
  expect(answer.text).toContain('Enter the price in whole pounds')
  expect(await advert()).toEqual(before)
})

test('to readers, and to other agencies, there is no home to change', async () => {
  const { reader, advert, page } = await anAgencyWithAHome()
  const other = await anAgencyWithAHome()
  const before = await advert()
  for (const person of [reader, other.owner]) {
    expect((await person.get(page)).statusCode).toBe(404)
    expect((await person.form(page, MINE)).statusCode).toBe(404)
  }
  expect((await other.owner.get('/agency/homes/x')).statusCode).toBe(404)
  expect(await advert()).toEqual(before)
})
