import type { FieldName } from '#shared/advert/answers.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import type { Schema } from '#shared/api/open-api.ts'
import { type AppType, blocksFor, fieldsIn } from '#shared/form/block.ts'
import { type Field, optionsOf } from '#shared/form/field.ts'

/** What the site says itself of an agency's advert, or asks of its owner alone. */
const NOT_AGENTS: ReadonlySet<string> = new Set<FieldName>([
  'userAgent',
  'propertyAddress',
  'countyName',
  'countryName',
  'contactPreference',
  'enquiryEmail',
  'enquiryPhone',
  'files_uploaded',
  'hasPropertyEpc',
  'marketingOption',
  'publishDate',
  'startDate',
  'upfrontPayment',
  'termsAndConditions',
])

const MUST: Readonly<Record<AppType, readonly FieldName[]>> = {
  sell: ['propertyPostcode', 'townName', 'sellingPrice'],
  let: ['propertyPostcode', 'townName', 'rentAmount', 'priceFrequency'],
}

/** The questions whose answers an agency's advert has. */
export const answerFields = (appType: AppType): ReadonlyMap<string, Field> =>
  new Map(
    blocksFor(ADVERT_PAGE, appType)
      .flatMap(fieldsIn)
      .filter(([name]) => !NOT_AGENTS.has(name)),
  )

/** Under the contract's names. */
export const answersSchema = (appType: AppType): Schema => ({
  type: 'object',
  description:
    'The answers to the questions of the form, by the names that the form has for them. Its rules hold, too.',
  properties: Object.fromEntries(
    [...answerFields(appType)].map(([name, field]) => [name, answerSchema(field)]),
  ),
  required: MUST[appType],
  additionalProperties: false,
})

/** No control characters, and no halves of characters. */
export const LINE = '^[^\\p{Cc}\\p{Cs}]*$'
export const PARAGRAPHS = '^(?:[\\t\\n\\r]|[^\\p{Cc}\\p{Cs}])*$'
const PENCE = 0.01

function answerSchema(field: Field): Schema {
  const description = describe(field)
  switch (field.kind) {
    case 'paragraphs':
      return { type: 'string', description, maxLength: LIMITS.agentDescription, pattern: PARAGRAPHS }
    case 'date':
      return { type: 'string', format: 'date', description }
    case 'money':
      return { type: 'number', ...within(field), multipleOf: PENCE, description }
    case 'number':
      return field.decimals
        ? { type: 'number', ...within(field), multipleOf: PENCE, description }
        : { type: 'integer', ...within(field), description }
    case 'numbers':
      return { type: 'integer', ...within(field), description }
    case 'radios':
    case 'select':
      return { enum: codesOf(field), description }
    case 'checkboxes':
      return { type: 'array', items: typedCodesOf(field), uniqueItems: true, description }
    case 'tick':
      return { type: 'boolean', description }
    default:
      return {
        type: 'string',
        ...('counted' in field && { maxLength: field.counted }),
        pattern: LINE,
        description,
      }
  }
}

const within = ({ min: minimum, max: maximum }: { readonly min: number; readonly max: number }) => ({
  minimum,
  maximum,
})

const codesOf = (field: Field): readonly unknown[] => [
  ...optionsOf(field).map(({ id }) => id),
  ...('unoffered' in field ? (field.unoffered ?? []) : []),
]

/** Of entries without a type, Ajv compares each with each to find one that is there twice. */
function typedCodesOf(field: Field): Schema {
  const codes = codesOf(field)
  return { type: codes.every((code) => typeof code === 'number') ? 'integer' : 'string', enum: codes }
}

/** What codes stand for; one that reads as its label needs no words. */
function describe(field: Field): string {
  const codes = optionsOf(field).map(({ id, label }) => (id === label ? label : `${String(id)}: ${label}`))
  return codes.length === 0 ? field.label : `${field.label} (${codes.join('; ')})`
}
