import type { ReactNode } from 'react'
import type { Schema } from '#shared/api/open-api.ts'

const nameIn = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1)
export const schemaId = (name: string): string => `schema-${name}`

const codeOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const FORMATS = {
  date: 'a day, such as 2026-11-03',
  'date-time': 'a moment, such as 2026-11-03T09:30:00Z',
  uri: 'an address',
  email: 'an email address',
} as const

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** What a value has to be. */
export function SchemaInWords({ schema }: { readonly schema: Schema }): ReactNode {
  const { $ref, oneOf, items, enum: values } = schema
  if ($ref !== undefined) return <a href={`#${schemaId(nameIn($ref))}`}>{nameIn($ref)}</a>
  if (oneOf !== undefined)
    return oneOf.map((one, i) => <Alternative key={one.$ref} schema={one} isFirst={i === 0} />)
  if ('const' in schema) return <code>{codeOf(schema.const)}</code>
  if (values !== undefined) return <>one of {values.map(codeOf).join(', ')}</>
  if (items === undefined) return `${typeOf(schema)}${limitsOf(schema)}`
  return (
    <>
      a list of <SchemaInWords schema={items} />
      {limitsOf(schema)}
    </>
  )
}

const Alternative = ({ schema, isFirst }: { readonly schema: Schema; readonly isFirst: boolean }) => (
  <>
    {isFirst ? '' : ' or '}
    <SchemaInWords schema={schema} />
  </>
)

function typeOf({ type, format }: Schema): string {
  if (format !== undefined) return FORMATS[format]
  return [type ?? []]
    .flat()
    .map((name) => TYPES[name] ?? name)
    .join(' or ')
}

function limitsOf({ minimum, maximum, maxLength, maxItems }: Schema): string {
  if (minimum !== undefined && maximum !== undefined)
    return ` from ${minimum.toLocaleString('en-GB')} to ${maximum.toLocaleString('en-GB')}`
  if (maxLength !== undefined) return ` of at most ${maxLength.toLocaleString('en-GB')} characters`
  return maxItems === undefined ? '' : `, at most ${maxItems}`
}
