import { mayAs } from '#shared/account/agency-people.ts'
import type { AgencyPortal, PortalsView } from '#shared/api/agency-portals-view.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import { paths } from '#shared/journey/paths.ts'
import { PlainChoice, PlainField } from '#web/form/plain-form.tsx'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { PortalFields } from './portal-fields.tsx'

interface PortalsProps {
  readonly view: PortalsView
  readonly member: AgencyMember
}

export function Portals({ view, member }: PortalsProps) {
  const { portals, isOffered } = view
  return (
    <>
      <p>
        Other sites we send your adverts to when you publish, change or take them off. Your own software may
        send them there already. If it does, don’t add the portal here, or the portal has them twice.
      </p>
      {portals.length === 0 ? <p>You have no portals yet.</p> : <PortalTable portals={portals} />}
      {isOffered ? null : <NothingSent />}
      {isOffered && mayAs(member.role, 'editor') ? <AddPortal view={view} /> : null}
    </>
  )
}

export const NothingSent = () => <p>We don’t send adverts to other sites at the moment.</p>

export const whoseAdverts = (branch: string | null): string =>
  branch === null ? 'Adverts that your people write here' : `Homes of branch ${branch}`

export function stateOf({ isOn, isFailing }: AgencyPortal): string {
  if (!isOn) return 'Off'
  return isFailing ? 'Not taking all adverts' : 'On'
}

function PortalTable({ portals }: { readonly portals: readonly AgencyPortal[] }) {
  return (
    <RowsTable columns={['Portal', 'What goes there', 'Adverts there', 'Not taken', 'State']}>
      {portals.map((portal) => (
        <tr key={portal.id}>
          <th scope="row">
            <a href={paths.agencyPortal(portal.id)}>{portal.name}</a>
          </th>
          <td>{whoseAdverts(portal.branch)}</td>
          <td data-label="Adverts there">{portal.there.toLocaleString('en-GB')}</td>
          <td data-label="Not taken">{portal.wrong.toLocaleString('en-GB')}</td>
          <td data-label="State">{stateOf(portal)}</td>
        </tr>
      ))}
    </RowsTable>
  )
}

function AddPortal({ view: { form, formats } }: { readonly view: PortalsView }) {
  return (
    <form className="visitor-form" method="post" noValidate>
      <h2>Add a portal</h2>
      <p>We send it what your adverts say, with the whole address of each home.</p>
      <PlainField form={form} name="name" label="The portal’s name" autoComplete="off" />
      <PlainField
        form={form}
        name="branch"
        label="Your branch"
        optional
        hint="As your software names it. Leave it empty to send the adverts that your people write here."
        autoComplete="off"
      />
      <PlainChoice form={form} name="format" label="What does the portal take?" options={formats} />
      <PortalFields form={form} isNew />
      <p>
        <button type="submit" className="primary" name="act" value="add">
          Add the portal
        </button>
      </p>
    </form>
  )
}
