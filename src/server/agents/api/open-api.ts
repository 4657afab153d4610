import { PROBLEM_NAMES, PROBLEMS, type ProblemName } from '#shared/api/api-problems.ts'
import type {
  DescribedAnswer,
  DescribedOperation,
  DescribedParameter,
  OpenApi,
  Schema,
} from '#shared/api/open-api.ts'
import { paths } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'
import { ANSWERS_KEPT_HOURS, LONGEST_IDEMPOTENCY_KEY } from './answer-once.ts'
import { isWriting, OPERATIONS, type Operation, type Parameter, TAGS } from './operations.ts'
import { refTo, SCHEMAS } from './schemas.ts'
import { describedWebHooks } from './web-hooks.ts'

const KEY = 'key'
const PROBLEM_TYPE = 'application/problem+json'

const ALWAYS: readonly ProblemName[] = [
  'not-readable',
  'no-key',
  'not-for-this',
  'too-many',
  'went-wrong',
  'unavailable',
]

const WHOLE_NUMBER: Schema = { type: 'integer' }
const HEADERS = {
  RateLimit: {
    description: 'How many calls the key has left (r), and for how many seconds (t).',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'How many calls a key has (q) in how many seconds (w).',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'After how many seconds to try again.', schema: WHOLE_NUMBER },
} as const

const headers = (...names: readonly (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const LIMITED = headers('RateLimit', 'RateLimit-Policy')

const DESCRIPTION = `What an agency’s own programs can do with its adverts on ${PRODUCT.name}. A call has a key, which an owner of the agency makes on its pages, in the header Authorization: Bearer.`

export function openApi(origin: string): OpenApi {
  const addresses: Record<string, Record<string, DescribedOperation>> = {}
  for (const [name, operation] of Object.entries<Operation>(OPERATIONS)) {
    const at = (addresses[operation.path] ??= {})
    at[operation.method.toLowerCase()] = described(name, operation)
  }
  return {
    openapi: '3.1.1',
    info: { title: `${PRODUCT.name} API`, version: '1', description: DESCRIPTION },
    servers: [{ url: origin + paths.api() }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: addresses,
    webhooks: describedWebHooks(),
    components: {
      schemas: SCHEMAS,
      headers: HEADERS,
      securitySchemes: { [KEY]: { type: 'http', scheme: 'bearer', description: 'A key of the agency.' } },
    },
  }
}

const ONCE: DescribedParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Of your choice, and another for each call. We make the same call with the same key once: for ${ANSWERS_KEPT_HOURS} hours it gets the first one’s answer.`,
  schema: { type: 'string', maxLength: LONGEST_IDEMPOTENCY_KEY },
}

function described(name: string, operation: Operation): DescribedOperation {
  const { summary, description, tag, scope, parameters } = operation
  return {
    operationId: name,
    summary,
    description,
    tags: [tag],
    security: [{ [KEY]: [scope] }],
    parameters: [
      ...Object.entries(parameters).map(describedParameter),
      ...(isWriting(operation) ? [ONCE] : []),
    ],
    ...bodyOf(operation),
    responses: Object.fromEntries([...goodAnswers(operation), ...badAnswers(operation)]),
  }
}

function bodyOf({ body, file }: Operation): Pick<DescribedOperation, 'requestBody'> {
  if (body !== undefined)
    return { requestBody: { required: true, content: { 'application/json': { schema: refTo(body) } } } }
  if (file === undefined) return {}
  const { description, types } = file
  const bytes: Schema = { type: 'string', contentMediaType: 'application/octet-stream', description }
  const form: Schema = { type: 'object', properties: { file: bytes }, required: ['file'] }
  const alone = types.map((type) => [type, { schema: { contentMediaType: type, description } }] as const)
  const content = { 'multipart/form-data': { schema: form }, ...Object.fromEntries(alone) }
  return { requestBody: { required: true, content } }
}

function describedParameter([name, parameter]: [string, Parameter]): DescribedParameter {
  const { in: place, schema, description } = parameter
  return {
    name,
    in: place,
    required: place === 'path' || parameter.isRequired === true,
    description: description ?? schema.description ?? '',
    schema,
  }
}

const goodAnswers = ({ answers }: Operation): readonly [string, DescribedAnswer][] =>
  Object.entries(answers).map(([status, { description, schema }]) => [
    status,
    {
      description,
      headers: LIMITED,
      ...(schema && { content: { 'application/json': { schema: refTo(schema) } } }),
    },
  ])

function problemsOf(operation: Operation): readonly ProblemName[] {
  const { path, parameters, problems = [] } = operation
  const hasBody = operation.body !== undefined || operation.file !== undefined
  const own: ProblemName[] = [...(path.includes('{') ? (['nothing-here'] as const) : []), ...problems]
  if (isWriting(operation)) own.push('under-way', 'other-call')
  if (hasBody) own.push('too-large', 'wrong-type')
  if (hasBody || Object.keys(parameters).length > 0) own.push('faults')
  return PROBLEM_NAMES.filter((name) => ALWAYS.includes(name) || own.includes(name))
}

const WAITING: readonly number[] = [PROBLEMS['too-many'].status, PROBLEMS.unavailable.status]

/** Of several problems with one status the answer says which it is. */
function badAnswers(operation: Operation): readonly [string, DescribedAnswer][] {
  const names = problemsOf(operation)
  const statuses = [...new Set(names.map((name) => PROBLEMS[name].status))]
  return statuses.map((status) => {
    const titles = names.flatMap((name) => (PROBLEMS[name].status === status ? PROBLEMS[name].title : []))
    return [
      String(status),
      {
        description: `${titles.join('. Or: ')}.`,
        ...(WAITING.includes(status) && { headers: headers('Retry-After') }),
        content: { [PROBLEM_TYPE]: { schema: refTo('Problem') } },
      },
    ]
  })
}
