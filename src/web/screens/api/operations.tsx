import type { DescribedAnswer, DescribedParameter, OpenApi } from '#shared/api/open-api.ts'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { operationsIn, type ShownOperation } from './operations-in.ts'
import { SchemaInWords } from './schema-in-words.tsx'

export function Operations({ document }: { readonly document: OpenApi }) {
  const operations = operationsIn(document)
  return document.tags.map(({ name, description }) => (
    <section key={name} aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <p>{description}</p>
      {operations
        .filter(({ tags }) => tags.includes(name))
        .map((operation) => (
          <Operation key={operation.operationId} operation={operation} />
        ))}
    </section>
  ))
}

function Operation({ operation }: { readonly operation: ShownOperation }) {
  const { operationId, summary, description, method, path, parameters, requestBody, security } = operation
  const scopes = security.flatMap((one) => Object.values(one).flat())
  return (
    <section aria-labelledby={operationId}>
      <h3 id={operationId}>{summary}</h3>
      <p>
        <code className="call">
          {method} {path}
        </code>
      </p>
      <p>{description}</p>
      <p>
        The key needs the scope <code>{scopes.join(', ')}</code>.
      </p>
      {parameters.length > 0 ? <Parameters parameters={parameters} /> : null}
      {requestBody === undefined ? null : <Body content={requestBody.content} />}
      <Answers operation={operation} />
    </section>
  )
}

function Parameters({ parameters }: { readonly parameters: readonly DescribedParameter[] }) {
  return (
    <RowsTable columns={['Parameter', 'Where', 'What it is', 'Meaning']} caption="What you can ask for">
      {parameters.map(({ name, in: place, required, description, schema }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
            {required ? '' : ' (optional)'}
          </th>
          <td data-label="Where">{place}</td>
          <td>
            <SchemaInWords schema={schema} />
          </td>
          <td>{description}</td>
        </tr>
      ))}
    </RowsTable>
  )
}

type Content = NonNullable<DescribedAnswer['content']>

const schemasIn = (content: Content) =>
  Object.entries(content).map(([type, { schema }]) => ({ type, schema }))

function Body({ content }: { readonly content: Content }) {
  const bodies = schemasIn(content)
  const files = bodies.filter(({ schema }) => schema.contentMediaType !== undefined)
  if (files.length > 0) return <FileBody files={files} />
  return bodies.map(({ type, schema }) => (
    <p key={type}>
      The body is <SchemaInWords schema={schema} />, as {type}.
    </p>
  ))
}

const FileBody = ({ files }: { readonly files: ReturnType<typeof schemasIn> }) => (
  <p>
    The body is the file alone, as {files.map(({ type }) => type).join(' or ')}, or a form with the file as
    its part <code>file</code>, as multipart/form-data. {files[0]?.schema.description}
  </p>
)

function Answers({ operation: { responses } }: { readonly operation: ShownOperation }) {
  return (
    <RowsTable columns={['Status', 'What it means', 'What comes']} caption="What we answer">
      {Object.entries(responses).map(([status, { description, content = {} }]) => (
        <tr key={status}>
          <th scope="row">{status}</th>
          <td>{description}</td>
          <td>
            {schemasIn(content).map(({ type, schema }) => (
              <SchemaInWords key={type} schema={schema} />
            ))}
          </td>
        </tr>
      ))}
    </RowsTable>
  )
}
