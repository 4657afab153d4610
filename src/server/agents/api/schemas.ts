import { WEB_HOOK_EVENTS, type WebHookEvent } from '#shared/account/web-hooks.ts'
import type { HomeStatus } from '#shared/advert/agent-facts.ts'
import { LONGEST_FEATURE } from '#shared/advert/export-formats.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { PROBLEMS } from '#shared/api/api-problems.ts'
import type { Schema } from '#shared/api/open-api.ts'
import type { AppType } from '#shared/form/block.ts'
import { LONGEST_CAPTION } from '#shared/form/photo.ts'
import { FURNISHED, NOT_OF, STATUSES } from '../../formats/codes.ts'
import { answersSchema, LINE, PARAGRAPHS } from './answer-schema.ts'
import { ADVERT_STATES } from './api.ts'

const LONGEST_URL = 2_048
const LONGEST_CHANGE = 100
const LONGEST_REFERENCE = 80
const MOST_FEATURES = 30
const LONGEST_FEES = 32_000

export const REFERENCE: Schema = {
  type: 'string',
  minLength: 1,
  maxLength: LONGEST_REFERENCE,
  pattern: LINE,
  description: 'The agency’s own reference of the home.',
}
export const BRANCH: Schema = {
  type: 'string',
  pattern: '^[0-9A-Za-z_-]{1,20}$',
  description: 'The branch, as the agency’s feeds and keys name it.',
}
export const LISTING: Schema = {
  type: 'string',
  pattern: '^[0-9a-z]{8}$',
  description: 'The advert’s own reference on this site.',
}

export const PHOTO: Schema = {
  type: 'string',
  pattern: '^[0-9a-f]{32}$',
  description: 'The id of an uploaded photo of the branch.',
}

const MOMENT: Schema = { type: 'string', format: 'date-time' }
const readOnly = (schema: Schema): Schema => ({ ...schema, readOnly: true })
const object = (
  properties: Readonly<Record<string, Schema>>,
  required = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const OF_ADVERT = { advert: LISTING, branch: BRANCH, reference: REFERENCE }

const PICTURE = object(
  {
    url: {
      type: 'string',
      maxLength: LONGEST_URL,
      pattern: '^https?://[^\\p{Cc}\\p{Cs}\\p{Z}]+$',
      description: 'Where we fetch it: a public http or https address. An uploaded photo has its id instead.',
    },
    photo: { ...PHOTO, description: 'In place of url: the id of an uploaded photo of the branch.' },
    kind: { enum: ['photo', 'floor-plan'] },
    caption: { type: 'string', maxLength: LONGEST_CAPTION, pattern: LINE },
    changed_at: {
      type: ['string', 'null'],
      maxLength: LONGEST_CHANGE,
      pattern: LINE,
      description: 'Any text that changes when the picture at the address does. We then fetch it again.',
    },
    state: readOnly({ enum: ['waiting', 'shown', 'failed'] }),
    problem: readOnly({ type: ['string', 'null'], description: 'Why we couldn’t fetch it.' }),
  },
  ['kind'],
)

const UPLOADED = object({
  id: PHOTO,
  width: { type: 'integer', minimum: 1, description: 'In pixels, as we show it.' },
  height: { type: 'integer', minimum: 1 },
  bytes: { type: 'integer', minimum: 1, description: 'Of the file as you sent it.' },
  uploaded_at: MOMENT,
  adverts: { type: 'array', items: LISTING, description: 'Those that have it.' },
})

const statusesOf = (appType: AppType): readonly HomeStatus[] =>
  [...STATUSES.values()].filter((status) => !(NOT_OF[appType] as ReadonlySet<HomeStatus>).has(status))

/** Of both directions: what is read can be sent as it is, and read-only members are then left alone. */
const advert = (appType: AppType): Schema =>
  object(
    {
      channel: { const: appType },
      published: { type: 'boolean', description: 'False: we keep the advert and hide it.' },
      status: { enum: statusesOf(appType) },
      answers: answersSchema(appType),
      features: {
        type: 'array',
        maxItems: MOST_FEATURES,
        items: { type: 'string', minLength: 1, maxLength: LONGEST_FEATURE, pattern: LINE },
        description: 'Lines in the agency’s own words.',
      },
      furnished: { enum: [...FURNISHED.values(), null] },
      fees: {
        type: ['string', 'null'],
        maxLength: LONGEST_FEES,
        pattern: PARAGRAPHS,
        description: 'All fees, in words.',
      },
      photos: {
        type: 'array',
        maxItems: LIMITS.photos + LIMITS.plans,
        items: { $ref: '#/components/schemas/Picture' },
        description: `In the order we show them: at most ${LIMITS.photos} photos and ${LIMITS.plans} floor plans.`,
      },
      id: readOnly(LISTING),
      branch: readOnly(BRANCH),
      reference: readOnly(REFERENCE),
      state: readOnly({
        enum: ADVERT_STATES,
        description: 'removed: the agency took it off. taken-down: we did.',
      }),
      url: readOnly({ type: 'string', format: 'uri', description: 'The advert’s page.' }),
      changed_at: readOnly(MOMENT),
    },
    ['channel', 'published', 'status', 'answers'],
  )

const ADVERT: Schema = {
  oneOf: [{ $ref: '#/components/schemas/AdvertForSale' }, { $ref: '#/components/schemas/AdvertToLet' }],
  discriminator: {
    propertyName: 'channel',
    mapping: { sell: '#/components/schemas/AdvertForSale', let: '#/components/schemas/AdvertToLet' },
  },
}

const NEXT: Schema = {
  type: ['string', 'null'],
  description: 'The address of the next page; null if this is the last.',
}

const FAULT = object({
  in: { enum: ['body', 'parameters'] },
  pointer: { type: 'string', description: 'Where it stands there (RFC 6901).' },
  code: { type: 'string', description: 'One of the codes of feeds.' },
  detail: { type: 'string' },
})

const PROBLEM = object(
  {
    type: { type: 'string', description: 'The address where this problem is explained.' },
    title: { enum: Object.values(PROBLEMS).map(({ title }) => title) },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: { type: 'array', items: { $ref: '#/components/schemas/Fault' } },
  },
  ['type', 'title', 'status', 'detail'],
)

const WRITTEN = {
  received_at: MOMENT,
  name: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string', description: 'Empty if they gave none.' },
  message: { type: 'string' },
} as const satisfies Readonly<Record<string, Schema>>

/** What a web hook is told: of these events. */
const event = (types: readonly (WebHookEvent | 'test')[], data: Readonly<Record<string, Schema>>): Schema =>
  object({
    type: { enum: types },
    timestamp: { ...MOMENT, description: 'When it happened.' },
    data: object(data),
  })

const ADVERT_EVENTS = WEB_HOOK_EVENTS.map(({ id }) => id).filter((id) => id.startsWith('advert.'))

export const SCHEMAS = {
  Advert: ADVERT,
  AdvertForSale: advert('sell'),
  AdvertToLet: advert('let'),
  Picture: PICTURE,
  Photo: UPLOADED,
  PhotoPage: object({ photos: { type: 'array', items: { $ref: '#/components/schemas/Photo' } }, next: NEXT }),
  AdvertKept: object({
    outcome: { enum: ['created', 'updated', 'unchanged'] },
    advert: { $ref: '#/components/schemas/Advert' },
    warnings: {
      type: 'array',
      items: { $ref: '#/components/schemas/Fault' },
      description: 'What the law or our rules say against words of it. We advertise it all the same.',
    },
  }),
  AdvertPage: object({
    adverts: { type: 'array', items: { $ref: '#/components/schemas/Advert' } },
    next: NEXT,
  }),
  EnquiryPage: object({
    enquiries: { type: 'array', items: { $ref: '#/components/schemas/Enquiry' } },
    next: NEXT,
  }),
  Enquiry: object({ id: { type: 'string' }, ...OF_ADVERT, ...WRITTEN }),
  EnquiryEvent: event(['enquiry.received'], {
    id: {
      type: ['string', 'null'],
      description: 'In the list of enquiries; null if no key reads or counts them.',
    },
    advert: LISTING,
    branch: { type: ['string', 'null'], description: 'Null if the advert was written on the site.' },
    reference: { type: ['string', 'null'], description: 'Null if the advert was written on the site.' },
    ...WRITTEN,
  }),
  AdvertEvent: event(ADVERT_EVENTS, OF_ADVERT),
  TestEvent: event(['test'], {}),
  StatisticsPage: object({
    adverts: {
      type: 'array',
      items: object({ ...OF_ADVERT, enquiries: { type: 'integer', minimum: 1 } }),
    },
    next: NEXT,
  }),
  Fault: FAULT,
  Problem: PROBLEM,
} as const satisfies Readonly<Record<string, Schema>>

export type SchemaName = keyof typeof SCHEMAS
export const refTo = (name: SchemaName): Schema => ({ $ref: `#/components/schemas/${name}` })
