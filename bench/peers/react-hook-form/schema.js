import blocks from 'virtual:peer-blocks'
import { z } from 'zod'
import { holds } from '../conditions.js'

const requiredMessage = ({ label }) => `The ${label} field is required.`
const formatMessage = ({ label }) => `The ${label} field format is invalid.`
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i

function text(field, max) {
  return z
    .string(requiredMessage(field))
    .trim()
    .min(1, requiredMessage(field))
    .max(max, `The ${field.label} field may not be greater than ${max} characters.`)
}

function number(field) {
  const numeric = `The ${field.label} field may only contain numeric characters.`
  return text(field, 20)
    .transform((value) => Number(value.replaceAll(',', '')))
    .pipe(
      z
        .number(numeric)
        .min(field.min, `The ${field.label} field must be ${field.min} or more.`)
        .max(field.max, `The ${field.label} field must be ${field.max} or less.`),
    )
}

function schemaFor(field) {
  const ids = () => field.options.map(({ id }) => String(id))
  switch (field.kind) {
    case 'radios':
    case 'select':
      return z.enum(ids(), requiredMessage(field))
    case 'checkboxes':
      return z.array(z.enum(ids()), requiredMessage(field)).min(1, requiredMessage(field))
    case 'tick':
      return z.literal(true, requiredMessage(field))
    case 'money':
    case 'number':
    case 'numbers':
      return number(field)
    case 'email':
      return text(field, 254).pipe(z.email(`The ${field.label} field must be a valid email.`))
    case 'postcode':
      return text(field, 10).regex(POSTCODE, formatMessage(field))
    case 'paragraphs':
      return text(field, field.counted ?? 10_000)
    default:
      return text(field, field.counted ?? 100)
  }
}

/** A schema for each field; what is not shown is not asked. */
const asked = blocks.flatMap((block) =>
  block.fields.map((field) => ({
    block,
    field,
    schema: field.isRequired ? schemaFor(field) : schemaFor(field).or(z.literal('')).optional(),
  })),
)

export const schema = z.looseObject({}).superRefine((answers, context) => {
  for (const { block, field, schema: fieldSchema } of asked) {
    if (!holds(block.shownWhen, answers) || !holds(field.shownWhen, answers)) continue
    const { error } = fieldSchema.safeParse(answers[field.name] ?? undefined)
    if (error) context.addIssue({ code: 'custom', path: [field.name], message: error.issues[0].message })
  }
})
