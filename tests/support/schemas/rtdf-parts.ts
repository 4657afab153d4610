import { oneOf, only, type Schema } from './schema-parts.ts'

export const TEXT: Schema = { type: 'string' }
export const WHOLE: Schema = { type: 'integer' }
export const MOMENT: Schema = {
  type: 'string',
  pattern: String.raw`^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$`,
}
export const CHANNEL = oneOf(1, 2)
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
/** Members may be null but for those that are asked for, and those of which the documentation says otherwise. */
export const eachOrNull = (members: Schema): Schema =>
  Object.fromEntries(Object.entries(members).map(([name, schema]) => [name, orNull(schema as Schema)]))

const notes = (kind: 'error' | 'warning'): Schema =>
  orNull({
    type: 'array',
    items: only([`${kind}_code`, `${kind}_description`], {
      [`${kind}_code`]: TEXT,
      [`${kind}_description`]: TEXT,
      [`${kind}_value`]: orNull(TEXT),
    }),
  })

/** The envelope of every answer, and what this one has besides. */
export const answer = (more: Schema): Schema =>
  only(['request_id', 'message', 'success', 'request_timestamp', 'response_timestamp'], {
    request_id: TEXT,
    message: TEXT,
    success: { type: 'boolean' },
    request_timestamp: MOMENT,
    response_timestamp: MOMENT,
    errors: notes('error'),
    warnings: notes('warning'),
    ...more,
  })
