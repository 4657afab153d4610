import { mayAs } from '#shared/account/agency-people.ts'
import { WEB_HOOK_EVENTS } from '#shared/account/web-hooks.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import type { AgencyWebHook, WebHooksView } from '#shared/api/agency-web-hooks-view.ts'
import type { TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { PlainField } from '#web/form/plain-form.tsx'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { WebHookFields } from './web-hook-fields.tsx'

interface WebHooksProps {
  readonly view: WebHooksView
  readonly member: AgencyMember
}

export function WebHooks({ view, member }: WebHooksProps) {
  const { webHooks, isOffered, form } = view
  return (
    <>
      <p>
        A web hook tells a program of yours at once when someone enquires about a home, or an advert changes.
        We still email every enquiry. <a href={paths.apiPage()}>Read what it’s sent</a>.
      </p>
      {webHooks.length === 0 ? <p>You have no web hooks yet.</p> : <WebHookTable webHooks={webHooks} />}
      {isOffered ? null : <NothingSent />}
      {isOffered && mayAs(member.role, 'owner') ? <AddWebHook form={form} /> : null}
    </>
  )
}

export const NothingSent = () => <p>We don’t tell other sites anything at the moment.</p>

export const whoseHomes = (branch: string | null): string =>
  branch === null ? 'All your adverts' : `Homes of branch ${branch}`

export function stateOfWebHook({ isOn, isFailing }: AgencyWebHook): string {
  if (isOn) return isFailing ? 'Not taking anything' : 'On'
  return isFailing ? 'Off, because it took nothing for days' : 'Off'
}

export const eventsInWords = ({ events }: Pick<AgencyWebHook, 'events'>): string =>
  WEB_HOOK_EVENTS.flatMap(({ id, label }) => (events.includes(id) ? label : [])).join('; ')

function WebHookTable({ webHooks }: { readonly webHooks: readonly AgencyWebHook[] }) {
  return (
    <RowsTable columns={['Address', 'Whose homes', 'What we tell it', 'Not taken', 'State']}>
      {webHooks.map((webHook) => (
        <tr key={webHook.id}>
          <th scope="row">
            <a className="address" href={paths.agencyWebHook(webHook.id)}>
              {webHook.url}
            </a>
          </th>
          <td>{whoseHomes(webHook.branch)}</td>
          <td>{eventsInWords(webHook)}</td>
          <td data-label="Not taken">{webHook.wrong.toLocaleString('en-GB')}</td>
          <td data-label="State">{stateOfWebHook(webHook)}</td>
        </tr>
      ))}
    </RowsTable>
  )
}

function AddWebHook({ form }: { readonly form: TypedForm }) {
  return (
    <form className="visitor-form" method="post" noValidate>
      <h2>Add a web hook</h2>
      <p>
        An enquiry goes there with the name, email address, phone number and message of whoever wrote it. You
        are responsible for what your program does with them.
      </p>
      <WebHookFields form={form} />
      <PlainField
        form={form}
        name="branch"
        label="Branch"
        optional
        hint="As your software names it. Leave it empty for all branches, and the adverts that your people write here."
        autoComplete="off"
      />
      <p>
        <button type="submit" className="primary" name="act" value="add">
          Add the web hook
        </button>
      </p>
    </form>
  )
}
