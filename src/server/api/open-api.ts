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
import { OPERATIONS, type Operation, type Parameter, TAGS } from './operations.ts'
import { refTo, SCHEMAS } from './schemas.ts'

const KEY = 'key'
const PROBLEM_TYPE = 'application/problem+json'

/** Of every operation. */
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

/** `origin` is the site's address. */
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
    components: {
      schemas: SCHEMAS,
      headers: HEADERS,
      securitySchemes: { [KEY]: { type: 'http', scheme: 'bearer', description: 'A key of the agency.' } },
    },
  }
}

function described(name: string, operation: Operation): DescribedOperation {
  const { summary, description, tag, scope, parameters, body } = operation
  return {
    operationId: name,
    summary,
    description,
    tags: [tag],
    security: [{ [KEY]: [scope] }],
    parameters: Object.entries(parameters).map(describedParameter),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: refTo(body) } } },
    }),
    responses: Object.fromEntries([...goodAnswers(operation), ...badAnswers(operation)]),
  }
}

function describedParameter([name, parameter]: [string, Parameter]): DescribedParameter {
  const { in: place, schema, description } = parameter
  return {
    name,
    in: place,
    required: place === 'path',
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

function problemsOf({ path, parameters, body }: Operation): readonly ProblemName[] {
  const own: ProblemName[] = path.includes('{') ? ['nothing-here'] : []
  if (body !== undefined) own.push('too-large', 'wrong-type')
  if (body !== undefined || Object.keys(parameters).length > 0) own.push('faults')
  return PROBLEM_NAMES.filter((name) => ALWAYS.includes(name) || own.includes(name))
}

const WAITING: readonly number[] = [PROBLEMS['too-many'].status, PROBLEMS.unavailable.status]

const badAnswers = (operation: Operation): readonly [string, DescribedAnswer][] =>
  problemsOf(operation).map((name) => {
    const { status, title } = PROBLEMS[name]
    return [
      String(status),
      {
        description: `${title}.`,
        ...(WAITING.includes(status) && { headers: headers('Retry-After') }),
        content: { [PROBLEM_TYPE]: { schema: refTo('Problem') } },
      },
    ]
  })
