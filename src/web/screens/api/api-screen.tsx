import { PROBLEM_NAMES, PROBLEMS } from '#shared/api/api-problems.ts'
import type { PageProps } from '#shared/api/document-state.ts'
import type { OpenApi } from '#shared/api/open-api.ts'
import { paths } from '#shared/journey/paths.ts'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { Operations } from './operations.tsx'
import { operationsIn } from './operations-in.ts'
import { Schemas } from './schemas.tsx'
import { WebHooks } from './web-hooks.tsx'

/** The API's document for people: without a script, and saying what the document says. */
export function ApiScreen({ heading, state: { document } }: PageProps<'api'>) {
  return (
    <main id="main" className="agency api-page">
      <h1>{heading}</h1>
      <p className="lead">{document.info.description}</p>
      <Start document={document} />
      <Contents document={document} />
      <Operations document={document} />
      <WebHooks webHooks={document.webhooks} />
      <Schemas schemas={document.components.schemas} />
      <Limits headers={document.components.headers} />
      <Problems />
    </main>
  )
}

function Start({ document: { servers } }: { readonly document: OpenApi }) {
  const [{ url } = { url: '' }] = servers
  return (
    <>
      <p>
        Owners make keys under <a href={paths.agencyKeys()}>API keys</a> on their agency’s pages. All
        addresses begin with <code>{url}</code>.
      </p>
      <pre className="call">
        <code>{`curl -H "Authorization: Bearer YOUR_KEY" ${url}/adverts`}</code>
      </pre>
      <p>
        <a href={paths.apiDocument()}>This description as OpenAPI 3.1</a>, for programs.
      </p>
    </>
  )
}

function Contents({ document }: { readonly document: OpenApi }) {
  return (
    <nav aria-label="On this page">
      <ul>
        {operationsIn(document).map(({ operationId, summary, method, path }) => (
          <li key={operationId}>
            <a href={`#${operationId}`}>{summary}</a>: {method} {path}
          </li>
        ))}
        <li>
          <a href="#web-hooks">Web hooks</a>
        </li>
        <li>
          <a href="#schemas">What you send and get</a>
        </li>
        <li>
          <a href="#limits">Limits</a>
        </li>
        <li>
          <a href="#problems">Problems</a>
        </li>
      </ul>
    </nav>
  )
}

function Limits({ headers }: Pick<OpenApi['components'], 'headers'>) {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">Limits</h2>
      <p>Each key has its own number of calls a minute. These headers say how many are left.</p>
      <RowsTable columns={['Header', 'What it says']}>
        {Object.entries(headers).map(([name, { description }]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{description}</td>
          </tr>
        ))}
      </RowsTable>
    </section>
  )
}

function Problems() {
  return (
    <section aria-labelledby="problems">
      <h2 id="problems">Problems</h2>
      <p>
        Problems come as RFC 9457 says, in <code>application/problem+json</code>.
      </p>
      <RowsTable columns={['Type', 'Status', 'What it means']}>
        {PROBLEM_NAMES.map((name) => (
          <tr key={name} id={name}>
            <th scope="row">
              <code>{`${paths.apiPage()}#${name}`}</code>
            </th>
            <td data-label="Status">{PROBLEMS[name].status}</td>
            <td>{PROBLEMS[name].title}</td>
          </tr>
        ))}
      </RowsTable>
    </section>
  )
}
