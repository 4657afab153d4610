import { listOf, oneOf, only, type Schema } from './schema-parts.ts'

const TEXT: Schema = { type: 'string' }
const MOMENT: Schema = { type: 'string', pattern: String.raw`^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$` }
const WHOLE: Schema = { type: 'integer' }
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
const notes = (kind: 'error' | 'warning'): Schema =>
  orNull({
    type: 'array',
    items: only([`${kind}_code`, `${kind}_description`], {
      [`${kind}_code`]: TEXT,
      [`${kind}_description`]: TEXT,
      [`${kind}_value`]: orNull(TEXT),
    }),
  })
const answer = (more: Schema): Schema =>
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

/** What RTDF 1.4.1 says of the answers to a home that is sent or removed. */
export const RTDF_PROPERTY = answer({
  property: orNull(
    only([], {
      agent_ref: orNull(TEXT),
      rightmove_id: orNull(WHOLE),
      rightmove_url: orNull(TEXT),
      change_type: oneOf('CREATE', 'UPDATE', 'DELETE', null as unknown as string),
    }),
  ),
})
/** And to a branch's list. */
export const RTDF_LIST = answer({
  branch: orNull(only(['branch_id'], { branch_id: orNull(WHOLE), channel: orNull(oneOf(1, 2)) })),
  property: orNull(
    listOf(
      only(['rightmove_id', 'agent_ref', 'channel'], {
        rightmove_id: WHOLE,
        agent_ref: TEXT,
        update_date: orNull(MOMENT),
        channel: oneOf(1, 2),
      }),
    ),
  ),
})
