import { expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { lawIn } from './law-in.ts'
import type { AllowedWords } from './refused-words.ts'

const NOON = '2026-11-22'
const OWNER = Buffer.alloc(32)
const NOTHING_ALLOWED = { allowedWords: async (): Promise<AllowedWords> => new Map() }
const of = async (answers: DraftAnswers, day = NOON, appType: 'sell' | 'let' = 'let') =>
  Object.fromEntries(await lawIn(NOTHING_ALLOWED, { appType, ownerKey: OWNER }, answers, day))

test.each([
  ['SW1A 1AA', '2026-05-01', true],
  ['SW1A 1AA', '2026-04-30', false],
  ['EH1 1YZ', '2026-05-01', true],
  ['CF10 1EP', '2026-05-31', false],
  ['CF10 1EP', '2026-06-01', true],
  ['BT1 5GS', '2026-11-22', false],
  // Tweed: nobody knows on which side.
  ['TD15 1AA', '2026-11-22', false],
])('no benefits at %s on %s: refused %s', async (propertyPostcode, day, isRefused) => {
  expect('propertyDss' in (await of({ propertyPostcode, propertyDss: 'false' }, day))).toBe(isRefused)
  expect('summary' in (await of({ propertyPostcode, summary: 'A flat, no DSS' }, day))).toBe(isRefused)
})

test('the day is that of a later start', async () => {
  const answers = { propertyPostcode: 'CF10 1EP', propertyDss: 'false', startDate: '2026-06-01' } as const
  expect(await of(answers, '2026-05-20')).toHaveProperty('propertyDss')
})

test('the first refused words of a text are named, with the reason', async () => {
  const summary = 'Hurry! No DSS. No children.'
  expect(await of({ propertyPostcode: 'SW1A 1AA', summary })).toEqual({
    summary: expect.stringMatching(/^‘No DSS’: In England nobody/),
  })
})

test('what is only warned of, or not asked yet, stops nothing', async () => {
  expect(
    await of({
      propertyPostcode: 'SW1A 1AA',
      propertyPets: 'false',
      summary: 'No pets. Hurry!',
      hasPropertyEpc: null,
    }),
  ).toEqual({})
  expect(await of({ propertyPostcode: 'EH1 1YZ' }, NOON, 'sell')).toEqual({})
})
