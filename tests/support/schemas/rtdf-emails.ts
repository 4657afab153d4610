import { answer, MOMENT, orNull, TEXT, WHOLE } from './rtdf-parts.ts'
import { listOf, oneOf, only, type Schema, whole } from './schema-parts.ts'

const optional = (schema: Schema, ...names: readonly string[]): Schema =>
  only([], Object.fromEntries(names.map((name) => [name, orNull(schema)])))

const PROPERTY = only(
  ['agent_ref', 'rightmove_id', 'rightmove_url', 'price', 'postcode', 'bedrooms', 'property_type'],
  {
    agent_ref: TEXT,
    rightmove_id: WHOLE,
    rightmove_url: TEXT,
    price: WHOLE,
    postcode: TEXT,
    bedrooms: whole(0),
    style: orNull(TEXT),
    property_type: whole(0),
  },
)

const CONTACT = ['title', 'first_name', 'last_name', 'address', 'postcode', 'country', 'phone_day'] as const

const email = (more: Schema): Schema =>
  only(['email_id', 'from_address', 'to_address', 'email_date', 'user'], {
    email_id: WHOLE,
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

const emails = (more: Schema, ofEmail: Schema): Schema =>
  answer({
    replication_lag: orNull(whole(0)),
    export_period: orNull(
      only(['start_date_time', 'end_date_time'], { start_date_time: MOMENT, end_date_time: MOMENT }),
    ),
    branch: orNull(only(['branch_id'], { branch_id: WHOLE })),
    emails: orNull({ type: 'array', items: email(ofEmail) }),
    ...more,
  })

/** What RTDF 1.4.1 says of the answers to its calls for a branch's and for a property's emails. */
export const RTDF_BRANCH_EMAILS = emails({}, { property: orNull(PROPERTY) })
export const RTDF_PROPERTY_EMAILS = emails({ property: orNull(PROPERTY) }, {})
