import { expect, test } from 'vitest'
import { fieldsIn } from '../../form/block.ts'
import { holds } from '../../form/condition.ts'
import type { AnyAnswers } from '../../form/field.ts'
import { epcForLetting, epcForSale } from './epc.ts'

const REMINDER =
  'You can finish this later in your account area. An EPC is legally required to market your property.'

/** What stands at the block's questions for these answers. */
const remindersFor = (block: typeof epcForSale, answers: AnyAnswers): string[] =>
  fieldsIn(block).flatMap(([, { notices = [] }]) =>
    notices.flatMap(({ shownWhen, text }) => (holds(shownWhen, answers) ? [text] : [])),
  )

test('whoever has no certificate is reminded that the law asks for one, when letting as when selling', () => {
  expect(remindersFor(epcForSale, { hasPropertyEpc: 'epc_not_available' })).toEqual([REMINDER])
  expect(remindersFor(epcForSale, { hasPropertyEpc: 'epc_available' })).toEqual([])
  const none = { hasPropertyEpc: 'epc_not_available' }
  expect(remindersFor(epcForLetting, none)).toEqual([REMINDER])
  expect(remindersFor(epcForLetting, { ...none, rentalType: '1' })).toEqual([])
  expect(remindersFor(epcForLetting, {})).toEqual([REMINDER])
  expect(remindersFor(epcForLetting, { currentEpc: 64 })).toEqual([])
})

test.each([
  ['england', [REMINDER]],
  ['wales', [REMINDER]],
  ['scotland', []],
  ['northern-ireland', []],
])('in %s it says so only if the certificate may come later', (nation, reminders) => {
  const none = { hasPropertyEpc: 'epc_not_available', nation }
  expect(remindersFor(epcForSale, none)).toEqual(reminders)
  expect(remindersFor(epcForLetting, none)).toEqual(reminders)
})
