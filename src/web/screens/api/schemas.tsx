import type { OpenApi, Schema } from '#shared/api/open-api.ts'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { SchemaInWords, schemaId } from './schema-in-words.tsx'

export function Schemas({ schemas }: Pick<OpenApi['components'], 'schemas'>) {
  return (
    <section aria-labelledby="schemas">
      <h2 id="schemas">What you send and get</h2>
      {Object.entries(schemas).map(([name, schema]) => (
        <section key={name} aria-labelledby={schemaId(name)}>
          <h3 id={schemaId(name)}>{name}</h3>
          {schema.properties === undefined ? (
            <p>
              <SchemaInWords schema={schema} />
            </p>
          ) : (
            <Members schema={schema} />
          )}
        </section>
      ))}
    </section>
  )
}

interface Member {
  /** With the objects that it is in. */
  readonly path: string
  readonly schema: Schema
  readonly isRequired: boolean
}

const membersOf = ({ properties = {}, required = [] }: Schema, inside = ''): readonly Member[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const path = inside + name
    return [{ path, schema, isRequired: required.includes(name) }, ...membersOf(schema, `${path}.`)]
  })

function Members({ schema }: { readonly schema: Schema }) {
  return (
    <RowsTable columns={['Member', 'What it is', 'Meaning']}>
      {membersOf(schema).map(({ path, schema: own, isRequired }) => (
        <tr key={path}>
          <th scope="row">
            <code>{path}</code>
            {own.readOnly ? ' (only answered)' : isRequired ? ' (required)' : ''}
          </th>
          <td>
            <SchemaInWords schema={own} />
          </td>
          <td>{own.description}</td>
        </tr>
      ))}
    </RowsTable>
  )
}
