import { expect, test } from 'vitest'
import { materialForLetting } from '../../advert/blocks/material.ts'
import type { Nation } from '../../advert/nation.ts'
import { fieldsIn } from '../../form/block.ts'
import { evaluate } from '../evaluate.ts'

const NOTICE = { possessionNoticeDate: '2025-07-01', possessionDate: '2025-11-30' }
const ORDERED = { hasPropertyEpc: 'epc_not_available', currentEpc: null, epcOrderedOn: '2026-11-10' }

/** Nation, answers, rule, field, and what is said of it on 22 November 2026. */
const CASES: readonly (readonly [Nation, Record<string, unknown>, string, string, string])[] = [
  ['england', { possessionGround: '' }, 'L8', 'possessionGround', 'Say whether you’ve given your tenants notice'],
  ['england', { possessionGround: 'rent arrears' }, 'L8', 'possessionGround', 'Enter only the number of the ground'],
  ['england', { possessionGround: '1' }, 'L8', 'possessionNoticeDate', 'Enter the date.'],
  ['england', { possessionGround: 'Ground 1a' }, 'L8', 'possessionGround', 'Choose the answer for ground 1A instead'],
  ['england', { possessionGround: '1a', ...NOTICE }, 'L8', 'possessionDate', 'until 30 November 2026.'],
  ['england', { rentAmount: 950, priceFrequency: 2 }, 'L1', 'priceFrequency', 'Choose which it is.'],
  ['england', { ...ORDERED, firstMarketedOn: '2026-11-01' }, 'L14', 'hasPropertyEpc', 'on 10 November 2026, after 1 November 2026'],
  ['england', { ...ORDERED, epcOrderedOn: '2026-10-01', firstMarketedOn: '2026-10-02' }, 'L14', 'epcOrderedOn', 'ended on 29 October 2026. Give its rating.'],
  ['wales', { ...ORDERED, firstMarketedOn: '2026-11-20' }, 'L14', 'epcOrderedOn', 'until 17 December 2026 to get it.'],
  ['scotland', { holdingDepositAmount: 50 }, 'L34', 'holdingDepositAmount', 'you must not take a holding deposit'],
] // biome-ignore format: a table

test.each(CASES)('in %s, of %j: %s', (nation, answers, rule, field, said) => {
  const { findings } = evaluate({ nation, appType: 'let', day: '2026-11-22', answers })
  const found = findings.filter((one) => one.rule === rule)
  expect(found).toMatchObject([{ field, reason: expect.stringContaining(said) }])
})

test('what is missing is called what its question is called', () => {
  const missing = ['scotland', 'northern-ireland'].flatMap((nation) =>
    evaluate({ nation, appType: 'let', day: '2026-11-22', answers: {} } as Parameters<
      typeof evaluate
    >[0]).findings.flatMap(({ rule, reason }) => (rule === 'L20' ? [reason] : [])),
  )
  const asked = fieldsIn(materialForLetting).filter(([name]) => name !== 'lastMarketedOn')
  for (const [, { question }] of asked)
    expect(missing.join(' ')).toContain(question.toLowerCase().split(',')[0])
})

test('whoever has not answered about notices reads one reason and one instruction', () => {
  const { findings } = evaluate({ nation: 'england', appType: 'let', day: '2026-11-22', answers: {} })
  expect(findings.find(({ rule }) => rule === 'L8')?.reason).toBe(
    'After a notice on ground 1 or 1A you can’t advertise the home to let until 12 months after the date in it. Say whether you’ve given your tenants notice to leave.',
  )
})
