import { describe, expect, test } from 'vitest'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { summaryText } from '#shared/advert/summary-text.ts'
import { blocksFor, fieldsIn } from '#shared/form/block.ts'
import { fitsShape } from '#shared/form/shape.ts'
import * as builders from './builders.ts'

const FOR_SALE = {
  aHouse: builders.aHouse,
  aBungalow: builders.aBungalow,
  aNamedCottage: builders.aNamedCottage,
  aFlat: builders.aFlat,
  aLeaseholdFlat: builders.aLeaseholdFlat,
  aFlatOnAnUnknownLease: builders.aFlatOnAnUnknownLease,
  aStudioFlat: builders.aStudioFlat,
  aHouseWithoutAnEpc: builders.aHouseWithoutAnEpc,
}
const TO_LET = {
  aHouseToLet: builders.aHouseToLet,
  aFlatToLet: builders.aFlatToLet,
  aStudioFlatToLet: builders.aStudioFlatToLet,
  aRoomToLet: builders.aRoomToLet,
}
const cases = [
  ...Object.entries(FOR_SALE).map(([name, build]) => ({ name, context: builders.selling, build })),
  ...Object.entries(TO_LET).map(([name, build]) => ({ name, context: builders.letting, build })),
]

describe.each(cases)('$name', ({ context, build }) => {
  test('answers completely and validly', () => {
    expect(builders.errorsOf(context, build(), () => true)).toEqual({})
  })

  test('answers only what can be sent over the wire', () => {
    const fields = new Map(blocksFor(ADVERT_PAGE, context.appType).flatMap(fieldsIn))
    const unfit = Object.entries(build()).filter(([name, value]) => {
      const field = fields.get(name)
      return field === undefined || !fitsShape(field, value)
    })
    expect(unfit).toEqual([])
  })

  test('has the summary that is written from its answers', () => {
    expect(build().summary).toBe(summaryText(context.appType, build()))
  })

  test('takes other answers over its own', () => {
    expect(build({ townName: 'Bath', summary: null })).toEqual({
      ...build(),
      townName: 'Bath',
      summary: null,
    })
  })
})
