import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Schema } from '#shared/api/open-api.ts'
import { isObject } from '#shared/values/is-object.ts'
import type { FaultCode } from '../../formats/reading.ts'
import type { ApiFault, ApiProblem } from './api.ts'
import type { Operation } from './operations.ts'
import { SCHEMAS } from './schemas.ts'

interface Sent {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Null if it fits the operation's schemas. */
export type CheckCall = (sent: Sent) => ApiProblem | null

const MOST_FAULTS = 50

/** Its schemas are compiled at the first call: all of them would keep the server's start waiting. */
export function callCheck(operation: Operation): CheckCall {
  let check: CheckCall | null = null
  return (sent) => {
    check ??= compiled(operation)
    return check(sent)
  }
}

function compiled(operation: Operation): CheckCall {
  const path = parametersOf(operation, 'path')
  const query = parametersOf(operation, 'query')
  const ofBody = operation.body === undefined ? null : bodyCheck(SCHEMAS[operation.body])
  return (sent) => {
    if (!path({ ...sent.path })) return NOT_THERE
    if (!query({ ...sent.query })) return wrong('parameters', query.errors)
    return ofBody?.(sent.body) ?? null
  }
}

const NOT_THERE: ApiProblem = { problem: 'nothing-here', detail: 'Nothing can have this address.' }

const DOCUMENT = { $id: 'api', components: { schemas: SCHEMAS } }
const bodies = new Ajv2020({ allErrors: true, multipleOfPrecision: 6, allowUnionTypes: true })
const parameters = new Ajv2020({ allErrors: true, coerceTypes: true })
for (const ajv of [bodies, parameters]) {
  formats.default(ajv, ['date', 'date-time', 'uri'])
  ajv.addVocabulary(['discriminator', 'components'])
}
bodies.addSchema(DOCUMENT)

function parametersOf(operation: Operation, place: 'path' | 'query'): ValidateFunction {
  const all = Object.entries(operation.parameters).filter(([, one]) => one.in === place)
  return parameters.compile({
    type: 'object',
    properties: Object.fromEntries(all.map(([name, { schema }]) => [name, schema])),
    required: all.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
    additionalProperties: false,
  })
}

type CheckBody = (body: unknown) => ApiProblem | null

/** Of several schemas the body names its own, so that only the faults of that one are told. */
function bodyCheck(schema: Schema): CheckBody {
  const { discriminator } = schema
  if (discriminator === undefined) {
    const check = bodies.compile(schema)
    return (body) => (check(body) ? null : wrong('body', check.errors))
  }
  const checks = new Map(
    Object.entries(discriminator.mapping).map(([value, ref]) => [
      value,
      bodies.compile({ $ref: ref.replace('#', 'api#') }),
    ]),
  )
  const { propertyName } = discriminator
  return (body) => {
    const value = isObject(body) ? body[propertyName] : undefined
    const check = typeof value === 'string' ? checks.get(value) : undefined
    if (check === undefined) return faulty([noneOf(propertyName, [...checks.keys()])])
    return check(body) ? null : wrong('body', check.errors)
  }
}

const noneOf = (name: string, values: readonly string[]): ApiFault => ({
  in: 'body',
  pointer: `/${name}`,
  code: 'GP_ENUM' satisfies FaultCode,
  detail: `It must be one of ${values.join(', ')}.`,
})

export const faulty = (errors: readonly ApiFault[]): ApiProblem => ({
  problem: 'faults',
  detail: errors.length === 1 ? 'Put one thing right.' : `Put ${errors.length} things right.`,
  errors,
})

function wrong(place: ApiFault['in'], sent: readonly ErrorObject[] | null | undefined): ApiProblem {
  const errors = sent ?? []
  const ofType = new Set(errors.flatMap((one) => (one.keyword === 'type' ? [one.instancePath] : [])))
  // What has the wrong type is none of the values either: that is one fault.
  const told = errors.filter((one) => one.keyword !== 'enum' || !ofType.has(one.instancePath))
  return faulty(told.slice(0, MOST_FAULTS).map((error) => faultOf(place, error)))
}

type FaultText = readonly [code: FaultCode, detail: string]

const FORM: FaultText = ['GP_TYPE', 'It isn’t in the right form.']

function faultTextOf({ keyword, params }: ErrorObject): FaultText {
  const { limit, type, allowedValues, allowedValue } = params as Readonly<Record<string, unknown>>
  switch (keyword) {
    case 'required':
      return ['GP_REQUIRED', 'It’s missing.']
    case 'additionalProperties':
      return ['GP_TYPE', 'There’s no member of this name here.']
    case 'type':
      return ['GP_TYPE', `Its type must be ${[type].flat().join(' or ')}.`]
    case 'enum':
      return ['GP_ENUM', `It must be one of ${[allowedValues].flat().join(', ')}.`]
    case 'const':
      return ['GP_ENUM', `It must be ${String(allowedValue)}.`]
    case 'minimum':
      return ['GP_RANGE', `It must be ${String(limit)} or more.`]
    case 'maximum':
      return ['GP_RANGE', `It must be ${String(limit)} or less.`]
    case 'multipleOf':
      return ['GP_RANGE', 'It has more than two decimals.']
    case 'maxLength':
      return ['GP_TOO_LONG', `It’s longer than ${String(limit)} characters.`]
    case 'maxItems':
      return ['GP_TOO_LONG', `It has more than ${String(limit)} entries.`]
    case 'minLength':
      return ['GP_REQUIRED', 'It’s empty.']
    case 'uniqueItems':
      return ['GP_TYPE', 'It has an entry twice.']
    default:
      return FORM
  }
}

function faultOf(place: ApiFault['in'], error: ErrorObject): ApiFault {
  const { missingProperty, additionalProperty } = error.params as Readonly<Record<string, string | undefined>>
  const member = missingProperty ?? additionalProperty
  const [code, detail] = faultTextOf(error)
  const pointer = error.instancePath + (member === undefined ? '' : `/${escaped(member)}`)
  return { in: place, pointer, code, detail }
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
