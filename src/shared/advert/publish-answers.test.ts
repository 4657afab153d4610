import { expect, test } from 'vitest'
import {
  aFlat,
  aHouse,
  aHouseToLet,
  letting,
  selling,
  TODAY,
  visibleFields,
  withFoundAddress,
} from '../../../tests/support/builders.ts'
import { fc } from '../../../tests/support/properties.ts'
import { anyDraft } from '../../../tests/support/random-answers.ts'
import { factsIn } from './page.ts'
import { publishedAnswers } from './publish-answers.ts'

const CONTEXTS = [selling, letting, withFoundAddress(selling), withFoundAddress(letting)]

test('whatever a draft says: only what is shown is published, and all of it that is answered', () => {
  for (const context of CONTEXTS) {
    fc.assert(
      fc.property(anyDraft(context.appType), (draft) => {
        const answers = publishedAnswers(context, draft, TODAY)
        const isCertified = ['epc_correct', 'epc_unknown'].includes(draft.hasPropertyEpc ?? '')
        const shown = new Set<string>(visibleFields(context, { ...draft, ...factsIn(draft) }))
        for (const [name, value] of Object.entries(draft)) {
          const isRating = name === 'currentEpc' || name === 'potentialEpc'
          const isPublished = value !== null && (shown.has(name) || (isCertified && isRating))
          expect([name, (answers as Record<string, unknown>)[name]]).toEqual([
            name,
            isPublished ? value : undefined,
          ])
        }
        expect(Object.values(answers)).not.toContain(null)
      }),
    )
  }
})

test('what was published and is published again is the same', () => {
  for (const context of CONTEXTS) {
    fc.assert(
      fc.property(anyDraft(context.appType), (draft) => {
        const answers = publishedAnswers(context, draft, TODAY)
        expect(publishedAnswers(context, answers, TODAY)).toEqual(answers)
      }),
    )
  }
})

test('what is answered and hidden changes nothing of what is published', () => {
  const flat = publishedAnswers(
    selling,
    aFlat({ houseType: 4, parkingType: [17], hasPropertyParking: false }),
    TODAY,
  )
  expect(flat).toEqual(
    publishedAnswers(
      selling,
      aFlat({ houseType: null, parkingType: null, hasPropertyParking: false }),
      TODAY,
    ),
  )
  expect(flat.houseType).toBeUndefined()
})

test('the ratings that a register has are published unless the owner says that they are wrong', () => {
  const found = { hasPropertyEpc: 'epc_correct', currentEpc: 64, potentialEpc: 81 } as const
  for (const [context, home] of [
    [selling, aHouse],
    [letting, aHouseToLet],
  ] as const) {
    expect(publishedAnswers(context, home(found), TODAY)).toMatchObject(found)
    const unknown = { ...found, hasPropertyEpc: 'epc_unknown' } as const
    expect(publishedAnswers(context, home(unknown), TODAY)).toMatchObject(unknown)
  }
})

test('an address that is typed and one that is found are not published together', () => {
  const both = aHouse({ propertyAddress: '12345678' })
  expect(publishedAnswers(selling, both, TODAY).propertyAddress).toBeUndefined()
  const found = publishedAnswers(withFoundAddress(selling), both, TODAY)
  expect([found.doorNumber, found.streetName, found.propertyAddress]).toEqual([
    undefined,
    undefined,
    '12345678',
  ])
})
