import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NATIONS } from '#shared/advert/nation.ts'
import { evaluate } from '#shared/rulebook/evaluate.ts'
import { ordinaryAdvert } from './ordinary-adverts.ts'

/** With FULL=1 ten megabytes are read, which takes a minute; otherwise a sample. */
const LETTERS = process.env['FULL'] === '1' ? 10_000_000 : 60_000
const MOST_MINUTES = 60

test(
  'of ordinary adverts, fewer than 1 in 100 has a finding',
  () => {
    let letters = 0
    let adverts = 0
    const found: string[] = []
    const places = new Set<string>()
    for (; letters < LETTERS; adverts += 1) {
      const { appType, text } = ordinaryAdvert(adverts)
      // Every other advert is a let: two in a row are of one nation.
      const nation = NATIONS[(adverts >> 1) % NATIONS.length] ?? 'england'
      places.add(`${nation} ${appType}`)
      const { findings } = evaluate({
        nation,
        appType,
        day: '2026-11-22',
        answers: { rentAmount: 2400, priceFrequency: 1, propertyDescription: text },
      })
      const words = findings.flatMap(({ span, category, rule }) =>
        span ? [`${category ?? rule}: ${text.slice(...span)}`] : [],
      )
      if (words.length > 0) found.push(words.join('; '))
      letters += text.length
    }
    process.stdout.write(
      `\n${adverts} ordinary adverts, ${(letters / 1e6).toFixed(2)} MB: ${((100 * found.length) / adverts).toFixed(2)} findings per 100\n${[...new Set(found)].slice(0, 20).join('\n')}\n`,
    )
    expect(places.size).toBe(2 * NATIONS.length)
    expect(found.length / adverts).toBeLessThan(0.01)
  },
  MOST_MINUTES * 60_000,
)

test('texts of another hand are as free of findings', () => {
  const texts = readFileSync(new URL('ordinary-texts.md', import.meta.url), 'utf8')
    .split('\n\n')
    .slice(1)
  expect(texts.length).toBeGreaterThan(15)
  for (const text of texts)
    for (const appType of ['let', 'sell'] as const) {
      const { findings } = evaluate({
        nation: 'england',
        appType,
        day: '2026-11-22',
        answers: { rentAmount: 2400, priceFrequency: 1, propertyDescription: text },
      })
      expect(
        findings.flatMap(({ span, category }) => (span ? [`${category}: ${text.slice(...span)}`] : [])),
      ).toEqual([])
    }
})
