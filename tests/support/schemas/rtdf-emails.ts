import { listOf, oneOf, only, type Schema, whole } from './schema-parts.ts'

const TEXT: Schema = { type: 'string' }
const MOMENT: Schema = { type: 'string', pattern: String.raw`^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$` }
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
const optional = (schema: Schema, ...names: readonly string[]): Schema =>
  only([], Object.fromEntries(names.map((name) => [name, orNull(schema)])))

const PROPERTY = only(
  ['agent_ref', 'rightmove_id', 'rightmove_url', 'price', 'postcode', 'bedrooms', 'property_type'],
  {
    agent_ref: TEXT,
    rightmove_id: { type: 'integer' },
    rightmove_url: TEXT,
    price: { type: 'integer' },
    postcode: TEXT,
    bedrooms: whole(0),
    style: orNull(TEXT),
    property_type: whole(0),
  },
)

const CONTACT = ['title', 'first_name', 'last_name', 'address', 'postcode', 'country', 'phone_day'] as const

const email = (more: Schema): Schema =>
  only(['email_id', 'from_address', 'to_address', 'email_date', 'user'], {
    email_id: { type: 'integer' },
    from_address: TEXT,
    to_address: TEXT,
    email_date: MOMENT,
    email_types: orNull(listOf(oneOf(1, 2, 3, 4, 6, 34, 46, 47, 50))),
    user: only(['user_contact_details', 'user_information'], {
      user_contact_details: optional(TEXT, ...CONTACT, 'phone_evening'),
      user_information: optional(TEXT, 'moving_reason', 'comments'),
    }),
    ...more,
  })

const answer = (more: Schema, ofEmail: Schema): Schema =>
  only(['request_id', 'message', 'success', 'request_timestamp', 'response_timestamp'], {
    request_id: TEXT,
    message: TEXT,
    success: { type: 'boolean' },
    request_timestamp: MOMENT,
    response_timestamp: MOMENT,
    replication_lag: orNull(whole(0)),
    export_period: orNull(
      only(['start_date_time', 'end_date_time'], { start_date_time: MOMENT, end_date_time: MOMENT }),
    ),
    branch: orNull(only(['branch_id'], { branch_id: { type: 'integer' } })),
    emails: orNull({ type: 'array', items: email(ofEmail) }),
    errors: notes('error'),
    warnings: notes('warning'),
    ...more,
  })

/** What RTDF 1.4.1 says of the answers to its calls for a branch's and for a property's emails. */
export const RTDF_BRANCH_EMAILS = answer({}, { property: orNull(PROPERTY) })
export const RTDF_PROPERTY_EMAILS = answer({ property: orNull(PROPERTY) }, {})
