import type { DraftAnswers } from '#shared/advert/answers.ts'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import { type AppType, blocksFor, fieldsIn } from '#shared/form/block.ts'
import { type Field, optionsOf } from '#shared/form/field.ts'
import { isCleanLine, isCleanText, withoutInvisible } from '#shared/values/clean-text.ts'
import { photos } from './photos.ts'
import { fc } from './properties.ts'

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const anyText = fc
  .oneof(
    fc.string({ minLength: 1 }),
    fc.string({ minLength: 1, unit: 'binary' }),
    fc.constantFrom('SW1A 1AA', '  ', 'a\tb\nc'),
  )
  .filter((text) => isCleanText(text) && withoutInvisible(text) === text)

const anyLine = anyText.filter((text) => isCleanLine(text))

/** Any answer of the field's kind, right or wrong: what a draft can hold. */
export function anyAnswerTo(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'url':
    case 'tel':
    case 'postcode':
    case 'password':
    case 'code':
    case 'listed':
    case 'worded':
      return anyLine
    case 'paragraphs':
      return anyText
    case 'date':
      return anyDay
    case 'money':
      return fc.integer({ min: 0, max: 999_999_999_900 }).map((pence) => pence / 100)
    case 'number':
      return fc.integer({ min: 0, max: 9_999 })
    case 'numbers':
      return fc.integer({ min: field.min, max: field.max })
    case 'radios':
    case 'select':
      return fc.constantFrom(...optionsOf(field).map(({ id }) => id), ...(field.unoffered ?? []))
    case 'checkboxes':
      return fc.shuffledSubarray(field.options.map(({ id }) => id))
    case 'tick':
      return fc.boolean()
    case 'photos':
      return fc.integer({ min: 0, max: field.max }).map(photos)
  }
}

/** Any draft of a page: each answer given or not. */
export function anyDraft(appType: AppType): fc.Arbitrary<DraftAnswers> {
  const fields = blocksFor(ADVERT_PAGE, appType).flatMap(fieldsIn)
  const drafts = fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, fc.option(anyAnswerTo(field), { freq: 4 })])),
  )
  return drafts.map((draft) => draft as DraftAnswers)
}
