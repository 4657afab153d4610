import { expect, test } from 'vitest'
import { SANDBOX_OPERATOR } from '#shared/operator.ts'
import { advertRestsEmail, lawAdviceEmail, lawAheadEmail } from './law-letters.ts'
import { writeLetter } from './letter.ts'

const HREF = 'https://gatepost.example/load/let/1#propertyDss'
const REFUSED = {
  listing: '3h5k7m9p',
  reasons: ['In England nobody may be turned away for <benefits>.'],
  advice: [] as readonly string[],
  beginsOn: '2026-05-01',
  restsOn: '2026-05-08',
}

test('an owner is told the day, what happens then, and the one link', () => {
  const { subject, html, text } = writeLetter(lawAheadEmail(REFUSED, HREF), SANDBOX_OPERATOR)
  expect(subject).toBe('Change your advert 3H5K 7M9P before 8 May 2026')
  expect(text).toContain('From 1 May 2026 the law no longer allows')
  expect(text).toContain('take your advert offline on that day')
  expect(html).toContain('&lt;benefits&gt;')
  expect(html.split(HREF)).toHaveLength(2 + Number(html.includes(`>${HREF}<`)))
})

const ADVICE = ['In England a tenant can ask to keep a pet.']

test('what the law only warns of is told beside it, or alone, and stops nothing', () => {
  const both = writeLetter(lawAheadEmail({ ...REFUSED, advice: ADVICE }, HREF), SANDBOX_OPERATOR).text
  expect(both.indexOf(ADVICE[0] ?? '')).toBeGreaterThan(both.indexOf('take your advert offline on that day'))
  const { subject, text } = writeLetter(
    lawAdviceEmail({ ...REFUSED, advice: ADVICE }, HREF),
    SANDBOX_OPERATOR,
  )
  expect(subject).toBe('Look at your advert 3H5K 7M9P: the law changes on 1 May 2026')
  expect(text).toContain('Your advert stays online')
  expect(text).not.toContain('offline')
})

test('the owner of an advert that went offline is told that it is kept', () => {
  const { text } = writeLetter(advertRestsEmail(REFUSED, HREF), SANDBOX_OPERATOR)
  expect(text).toContain('We’ve kept your answers and photos as they were.')
  expect(text).toContain(HREF)
})
