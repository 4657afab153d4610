import { beforeAll, describe, expect, test } from 'vitest'
import { aServer } from '../../tests/support/server.ts'

const EVIDENCE = 'survey of May 2026, file 12'
const VOUCHED_CLAIMS = [
  'more-views', 'best-value', 'gold-price-4999', 'gold-price-3999', 'gold-special-price',
].map((id) => `${id} until 2027-03-31: ${EVIDENCE}`).join('; ') // biome-ignore format: a list

/** A day ends in London: in summer an hour before it ends in the log. */
const LAST_MINUTE = '2027-03-31T22:59:30Z'
const AFTER = '2027-03-31T23:00:30Z'

type Server = Awaited<ReturnType<typeof aServer>>
let now = LAST_MINUTE
let vouching: Server
let silent: Server
beforeAll(async () => {
  vouching = await aServer({ environment: { VOUCHED_CLAIMS }, now: () => new Date(now) })
  silent = await aServer()
})

const page = async (server: Server, path: string) =>
  (await server.app.inject({ url: path })).body.replace(/<style>.*?<\/style>/gs, '')
const constants = async (server: Server, app_type: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/create-listing/get-initial-data',
    payload: { data: { uuid: null, app_type, address_type: 'standard' } },
  })
  return answer.json().constants.claims
}
/** What stands at an option, from its control to the next one. */
const optionIn = (html: string, id: string): string =>
  html.split('<input ').find((piece) => piece.includes(`value="${id}"`)) ?? ''

describe('a claim that is vouched for', () => {
  test('stands at its option, and one of all that is paid for above them', async () => {
    now = LAST_MINUTE
    const selling = await page(vouching, '/sell')
    expect(selling.match(/Adverts that are paid for get 43% more views\.<\/p>/g)).toHaveLength(1)
    expect(optionIn(selling, 'Featured-Advert-3-Months')).toContain('Best Value!')
    expect(optionIn(selling, 'Featured-Advert-1-Month')).not.toContain('Best Value!')
    expect(selling).not.toContain('COVID-19')
  })
  test('crosses out the prices before the option’s own, as they were', async () => {
    now = LAST_MINUTE
    const gold = optionIn(await page(vouching, '/let'), 'Gold-Package')
    const shown = gold.replaceAll('<!-- -->', '').replace(/<(?!\/?s>)[^>]*>/g, '')
    expect(shown).toMatch(
      /Gold<s>\s*before £49\.99<\/s><s>\s*before £39\.99<\/s>\s*£29\.99COVID-19 special price/,
    )
  })
  test('is in the constants with the options that it is made for', async () => {
    now = LAST_MINUTE
    expect(await constants(vouching, 'sell')).toEqual([
      expect.objectContaining({
        id: 'more-views',
        options: expect.arrayContaining(['Boost-Advert-1-Month']),
      }),
      { id: 'best-value', text: 'Best Value!', crossed_out: null, options: ['Featured-Advert-3-Months'] },
    ])
    expect(await constants(vouching, 'let')).toContainEqual(
      expect.objectContaining({ id: 'gold-price-4999', crossed_out: 4999, options: ['Gold-Package'] }),
    )
  })
  test('is gone when its last day has ended in London, without a restart', async () => {
    now = AFTER
    expect(await constants(vouching, 'let')).toEqual([])
    expect(await page(vouching, '/let')).not.toMatch(/43%|COVID-19|<s>/)
  })
  test('never shows its evidence', async () => {
    now = LAST_MINUTE
    expect(await page(vouching, '/let')).not.toContain('file 12')
    expect(JSON.stringify(await constants(vouching, 'let'))).not.toContain('file 12')
  })
})

test('nothing is claimed where nobody vouches', async () => {
  for (const appType of ['sell', 'let']) {
    expect(await constants(silent, appType)).toEqual([])
    expect(await page(silent, `/${appType}`)).not.toMatch(
      /\d+% more|[Tt]imes more|[Tt]wice as|COVID|[Ll]imited offer|Best Value|£49\.99 before|£39\.99 before|<s>/,
    )
  }
})
