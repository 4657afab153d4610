import { expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { factsIn } from '#shared/advert/page.ts'
import { publishedAnswers } from '#shared/advert/publish-answers.ts'
import { evaluate } from '#shared/rulebook/evaluate.ts'
import {
  aHouse,
  aHouseToLet,
  aHouseWithoutAnEpc,
  letting,
  selling,
  visibleFields,
} from '../../../../tests/support/builders.ts'
import { fc } from '../../../../tests/support/properties.ts'
import { anyDraft } from '../../../../tests/support/random-answers.ts'
import { firstMarketed } from './first-marketed.ts'
import { foundIn, judgeAdvert, type LawDeps, lawIn, lawOnAnswers } from './law-in.ts'

const NOON = '2026-11-22'
const OWNER = Buffer.alloc(32)
const NOTHING_ALLOWED: LawDeps = {
  evaluate: async (judged) => evaluate(judged),
  allowedWords: async () => new Map(),
}
const of = async (answers: DraftAnswers, day = NOON, appType: 'sell' | 'let' = 'let') => {
  const advert = { appType, ownerKey: OWNER, asked: new Set(Object.keys(answers)), firstOnline: null }
  const { refused } = await lawIn(NOTHING_ALLOWED, advert, answers, day)
  return Object.fromEntries(refused)
}

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

test('all refused words of a text are named, those of one reason together', async () => {
  const summary = 'Hurry! No DSS. English only. No children. No DSS.'
  expect((await of({ propertyPostcode: 'SW1A 1AA', summary }))['summary']).toEqual([
    expect.stringMatching(/^‘No DSS’, ‘No children’: In England/),
    expect.stringMatching(/^‘English only’: /),
  ])
})

test('what is only warned of stops nothing', async () => {
  expect(await of(aHouseToLet({ propertyPets: 'false', summary: 'No pets. Hurry!' }))).toEqual({})
})

const IN_SCOTLAND = { propertyPostcode: 'EH1 1YZ' }
test.each<[DraftAnswers, 'sell' | 'let', readonly string[]]>([
  [aHouseToLet({ possessionGround: null }), 'let', ['possessionGround']],
  // Whoever knows a question knows those that its answer leads to.
  [aHouseToLet({ possessionGround: '1' }), 'let', ['possessionNoticeDate']],
  [aHouseToLet({ possessionGround: ' 1A' }), 'let', ['possessionGround']],
  [aHouseToLet({ ...IN_SCOTLAND, rentControlArea: true }), 'let', ['previousRent']],
  // An area that nobody knows switches no law off.
  [aHouseToLet({ propertyPostcode: 'ZZ1 1AA', countryName: 'England', propertyDss: 'false' }), 'let', ['propertyDss']],
  [aHouseToLet({ currentEpc: null }), 'let', ['hasPropertyEpc']],
  [aHouseToLet({ currentEpc: null, rentalType: '1' }), 'let', []],
  [aHouseToLet({ currentEpc: 38 }), 'let', ['currentEpc']],
  [aHouseToLet({ currentEpc: 38, hasPropertyEpc: 'epc_correct' }), 'let', ['hasPropertyEpc']],
  [aHouseToLet({ depositAmount: 1096.16 }), 'let', ['depositAmount']],
  [aHouseToLet({ ...IN_SCOTLAND, holdingDepositAmount: 1, landlordRegistrationNumber: null }), 'let', ['landlordRegistrationNumber', 'holdingDepositAmount']],
  [aHouseToLet({ ...IN_SCOTLAND, landlordRegistrationNumber: 'landlord registration pending' }), 'let', []],
  [aHouseToLet(IN_SCOTLAND), 'let', []],
  [aHouse({ ...IN_SCOTLAND, homeReport: null }), 'sell', ['homeReport']],
  [aHouse(IN_SCOTLAND), 'sell', []],
  [aHouse({ hasPropertyEpc: 'epc_not_available' }), 'sell', []],
  [aHouse({ ...IN_SCOTLAND, hasPropertyEpc: 'epc_not_available' }), 'sell', ['hasPropertyEpc']],
  [aHouse({ ...IN_SCOTLAND, homeReport: 'exempt' }), 'sell', []],
  [aHouse({ ...aHouseWithoutAnEpc(), epcOrderedOn: null, epcExemption: null }), 'sell', []],
  [aHouse({ ...aHouseWithoutAnEpc(), epcOrderedOn: null, firstMarketedOn: '2026-10-20' }), 'sell', ['epcOrderedOn']],
  [aHouseWithoutAnEpc(), 'sell', []],
])('%j to %s is refused at %j', async (answers, appType, fields) => {
  expect(Object.keys(await of(answers, NOON, appType)).toSorted()).toEqual([...fields].toSorted())
}) // biome-ignore format: a table

test('the 28 days to get a certificate count from the first day online, unless it was advertised before', async () => {
  const rulesOn = async (day: string, typed: DraftAnswers) => {
    const answers = firstMarketed(typed, '2026-11-10')
    const judged = await judgeAdvert(NOTHING_ALLOWED, OWNER, 'sell', answers, day)
    return foundIn('sell', answers, judged, new Map()).flatMap(({ rule, severity }) =>
      severity === 'refuse' ? [rule] : [],
    )
  }
  expect(await rulesOn('2026-12-07', aHouseWithoutAnEpc())).toEqual([])
  expect(await rulesOn('2026-12-08', aHouseWithoutAnEpc())).toEqual(['L14'])
  expect(await rulesOn('2026-11-30', aHouseWithoutAnEpc({ firstMarketedOn: '2026-11-02' }))).toEqual(['L14'])
  expect(await rulesOn('2026-12-07', aHouseWithoutAnEpc({ firstMarketedOn: '2026-12-01' }))).toEqual([])
})

const POSTCODES = ['SW1A 1AA', 'CF10 1EP', 'EH1 1YZ', 'BT1 5GS']
test('whatever a draft says: what is refused is refused of a question that its owner sees', async () => {
  for (const context of [selling, letting])
    await fc.assert(
      fc.asyncProperty(
        anyDraft(context.appType),
        fc.constantFrom(...POSTCODES),
        async (any, propertyPostcode) => {
          const draft = { ...any, propertyPostcode }
          const asked = visibleFields(context, { ...draft, ...factsIn(draft) })
          const refused = Object.keys(await of(publishedAnswers(context, draft, NOON), NOON, context.appType))
          expect(asked).toEqual(expect.arrayContaining(refused))
        },
      ),
    )
})

test('of an agent’s home only what was sent is refused', () => {
  const sent = aHouseToLet({ possessionGround: null, currentEpc: null, depositAmount: 9_000 })
  expect([...lawOnAnswers('let', sent, NOON).keys()]).toEqual(['depositAmount'])
})
