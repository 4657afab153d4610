import { SCOPES, scopeField } from '#shared/account/agency-keys.ts'
import { mayAs } from '#shared/account/agency-people.ts'
import type { AgencyKey, AgencyMember, AgencyView, NewSecret } from '#shared/api/agency-view.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { PlainChecks, PlainField } from '#web/form/plain-form.tsx'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { ShownOnce } from './shown-once.tsx'

type KeysView = Extract<AgencyView, { readonly name: 'keys' }>

interface KeysProps {
  readonly view: KeysView
  readonly member: AgencyMember
}

export function Keys({ view, member }: KeysProps) {
  const mayChange = mayAs(member.role, 'owner')
  const { keys, secret, origin } = view
  return (
    <>
      {secret === null ? null : <NewKey secret={secret} url={origin + paths.api()} />}
      <p>
        With a key, a program of yours can use our API for your homes.{' '}
        <a href={paths.apiPage()}>Read how the API works</a>.
      </p>
      {keys.length === 0 ? <p>You have no keys yet.</p> : <KeyTable keys={keys} mayChange={mayChange} />}
      {mayChange ? <AddKey view={view} /> : null}
    </>
  )
}

const NewKey = ({ secret, url }: NewSecret) => (
  <ShownOnce
    secret={{ secret, url }}
    kind="key"
    of="program"
    hint="It goes in the header ‘Authorization: Bearer’."
  />
)

interface TableProps {
  readonly keys: readonly AgencyKey[]
  readonly mayChange: boolean
}

function KeyTable({ keys, mayChange }: TableProps) {
  return (
    <RowsTable columns={['Key', 'What it’s for', 'Branch', 'Last used', 'State']}>
      {keys.map((key) => (
        <tr key={key.id}>
          <th scope="row">{key.name}</th>
          <td>{labelsOf(key)}</td>
          <td data-label="Branch">{key.branch ?? 'All'}</td>
          <td data-label="Last used">{key.usedAt === null ? 'Never' : formatMoment(key.usedAt)}</td>
          <td>
            <State value={key} mayChange={mayChange} />
          </td>
        </tr>
      ))}
    </RowsTable>
  )
}

const labelsOf = ({ scopes }: AgencyKey): string =>
  SCOPES.flatMap(({ id, label }) => (scopes.includes(id) ? label : [])).join('; ')

function State({ value, mayChange }: { readonly value: AgencyKey; readonly mayChange: boolean }) {
  const { id, name, revokedAt } = value
  if (revokedAt !== null) return `Revoked on ${formatMoment(revokedAt)}`
  if (!mayChange) return 'Works'
  return (
    <details className="to-confirm">
      <summary>
        Revoke<span className="unseen"> {name}</span>
      </summary>
      <form method="post">
        <p>Its program stops working at once. You can’t undo this.</p>
        <input type="hidden" name="key" value={id} />
        <button type="submit" className="danger" name="act" value="revoke">
          Revoke the key
        </button>
      </form>
    </details>
  )
}

const CHECKS = SCOPES.map(({ id, label }) => ({ id: scopeField(id), label }))

function AddKey({ view: { form } }: { readonly view: KeysView }) {
  return (
    <form className="visitor-form" method="post" noValidate>
      <h2>Make a key</h2>
      <p>To change a key, make a new one, give it to your program, and then revoke the old one.</p>
      <PlainField
        form={form}
        name="name"
        label="Name"
        hint="So that you know later which program has it."
        autoComplete="off"
      />
      <PlainChecks form={form} name="scopes" label="What’s it for?" options={CHECKS} />
      <PlainField
        form={form}
        name="branch"
        label="Branch"
        optional
        hint="As your software names it. If the branch is new, we’ll add it. Leave it empty if the key is for all branches."
        autoComplete="off"
      />
      <p>
        <button type="submit" className="primary" name="act" value="add">
          Make the key
        </button>
      </p>
    </form>
  )
}
