import { ANSWER_SECONDS } from '#shared/account/outgoing.ts'
import { EVENT_LABELS, type WebHookEvent } from '#shared/account/web-hooks.ts'
import type { DescribedParameter, DescribedWebHook, OpenApi } from '#shared/api/open-api.ts'
import { refTo, type SchemaName } from './schemas.ts'

/** Of each event, what it says. */
const EVENTS: Readonly<
  Record<WebHookEvent | 'test', { readonly schema: SchemaName; readonly description: string }>
> = {
  'enquiry.received': {
    schema: 'EnquiryEvent',
    description:
      'Also about adverts that the agency’s people write on the site. We email the enquiry as well.',
  },
  'advert.published': {
    schema: 'AdvertEvent',
    description: 'For the first time or again. Read the advert to see what it says.',
  },
  'advert.changed': {
    schema: 'AdvertEvent',
    description: 'Several changes before a call are one event. Read the advert to see what it says.',
  },
  'advert.ended': {
    schema: 'AdvertEvent',
    description: 'We no longer show it. Read the advert to see its state.',
  },
  test: {
    schema: 'TestEvent',
    description: 'An owner of the agency asked for it on the web hook’s page.',
  },
}

const header = (name: string, description: string): DescribedParameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** Of every call, as Standard Webhooks has them. */
const HEADERS: readonly DescribedParameter[] = [
  header('webhook-id', 'Of the event, and the same at each try: what comes twice is one event.'),
  header(
    'webhook-timestamp',
    'When we sent it, in seconds since 1970. Refuse anything older than a few minutes.',
  ),
  header(
    'webhook-signature',
    'v1 and the HMAC-SHA256 of id.timestamp.body with the web hook’s secret, in base64. While two secrets work there are two, with a space between them.',
  ),
]

export const describedWebHooks = (): OpenApi['webhooks'] =>
  Object.fromEntries(
    Object.entries(EVENTS).map(([event, { schema, description }]): [string, { post: DescribedWebHook }] => [
      event,
      {
        post: {
          summary: EVENT_LABELS.get(event) ?? event,
          description,
          parameters: HEADERS,
          requestBody: { required: true, content: { 'application/json': { schema: refTo(schema) } } },
          responses: {
            '2XX': {
              description: `You took it. Answer within ${ANSWER_SECONDS} seconds, and do what takes longer afterwards.`,
            },
            default: { description: 'You didn’t take it: we try again.' },
          },
        },
      },
    ]),
  )
