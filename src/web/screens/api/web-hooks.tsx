import type { OpenApi } from '#shared/api/open-api.ts'
import { paths } from '#shared/journey/paths.ts'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { SchemaInWords } from './schema-in-words.tsx'

interface WebHooksProps {
  readonly webHooks: OpenApi['webhooks']
}

export function WebHooks({ webHooks }: WebHooksProps) {
  return (
    <section aria-labelledby="web-hooks">
      <h2 id="web-hooks">Web hooks</h2>
      <p>
        We can tell a program of yours what happens, by posting JSON to an address an owner adds under{' '}
        <a href={paths.agencyWebHooks()}>Web hooks</a>. We sign every call as{' '}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a> describes: check the signature with
        one of its libraries before you believe what a call says. Events can come twice, and not always in
        order.
      </p>
      <Events webHooks={webHooks} />
      <Headers webHooks={webHooks} />
    </section>
  )
}

function Events({ webHooks }: WebHooksProps) {
  const events = Object.entries(webHooks).map(([event, { post }]) => ({ event, ...post }))
  return (
    <RowsTable columns={['Event', 'What it means']}>
      {events.map(({ event, summary, description, requestBody }) => (
        <tr key={event}>
          <th scope="row">
            <code>{event}</code>
          </th>
          <td>
            {summary}. {description} The body is{' '}
            {Object.values(requestBody.content).map(({ schema }) => (
              <SchemaInWords key={event} schema={schema} />
            ))}
            .
          </td>
        </tr>
      ))}
    </RowsTable>
  )
}

/** The same of each event. */
function Headers({ webHooks }: WebHooksProps) {
  const headers = Object.values(webHooks)[0]?.post.parameters ?? []
  return (
    <RowsTable columns={['Header', 'What it says']} caption="Headers of each call">
      {headers.map(({ name, description }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{description}</td>
        </tr>
      ))}
    </RowsTable>
  )
}
