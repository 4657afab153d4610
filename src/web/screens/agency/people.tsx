import type { AgencyActName } from '#shared/account/agency-acts.ts'
import { AGENCY_ROLES, type AgencyRole } from '#shared/account/agency-people.ts'
import type {
  AgencyAct,
  AgencyInvitation,
  AgencyMember,
  AgencyPerson,
  AgencyView,
} from '#shared/api/agency-view.ts'
import { formatDate, today } from '#shared/values/iso-date.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { PlainChoice, PlainField } from '#web/form/plain-form.tsx'
import { RowsTable } from '#web/ui/rows-table.tsx'

type PeopleView = Extract<AgencyView, { readonly name: 'people' }>

interface PeopleProps {
  readonly view: PeopleView
  readonly member: AgencyMember
}

export function People({ view, member }: PeopleProps) {
  const isOwner = member.role === 'owner'
  return (
    <>
      <PeopleTable people={view.people} member={member} />
      {view.invitations.length > 0 ? <Invitations invitations={view.invitations} isOwner={isOwner} /> : null}
      {isOwner ? <Invite view={view} /> : null}
      <Acts acts={view.acts} />
    </>
  )
}

const roleLabel = (role: AgencyRole): string => AGENCY_ROLES.find(({ id }) => id === role)?.label ?? role

function PeopleTable({
  people,
  member,
}: {
  readonly people: readonly AgencyPerson[]
  readonly member: AgencyMember
}) {
  return (
    <RowsTable
      columns={['Person', 'Since', 'What they can do']}
      caption="Owners can invite people. Editors can change feeds and homes. Readers can see everything."
    >
      {people.map((person) => (
        <tr key={person.accountId}>
          <th scope="row">{person.email}</th>
          <td data-label="Since">{formatDate(today(person.joinedAt))}</td>
          <td>
            <Place person={person} member={member} />
          </td>
        </tr>
      ))}
    </RowsTable>
  )
}

function Place({ person, member }: { readonly person: AgencyPerson; readonly member: AgencyMember }) {
  const isSelf = person.accountId === member.accountId
  const { accountId, email, role } = person
  return (
    <form method="post">
      <input type="hidden" name="person" value={accountId} />
      {member.role === 'owner' ? (
        <>
          <select name="role" aria-label={`What ${email} can do`} defaultValue={role}>
            {AGENCY_ROLES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <button type="submit" className="secondary" name="act" value="role">
            Change
          </button>
        </>
      ) : (
        <span>{roleLabel(role)}</span>
      )}
      {isSelf ? (
        <button type="submit" className="secondary" name="act" value="leave">
          Leave the agency
        </button>
      ) : null}
      {!isSelf && member.role === 'owner' ? (
        <button type="submit" className="secondary" name="act" value="remove" aria-label={`Remove ${email}`}>
          Remove
        </button>
      ) : null}
    </form>
  )
}

function Invitations({
  invitations,
  isOwner,
}: {
  readonly invitations: readonly AgencyInvitation[]
  readonly isOwner: boolean
}) {
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">Invited</h2>
      <RowsTable columns={['Person', 'The link works until', 'What they can do']}>
        {invitations.map((invitation) => (
          <Invited key={invitation.id} invitation={invitation} isOwner={isOwner} />
        ))}
      </RowsTable>
    </section>
  )
}

function Invited({
  invitation: { id, email, role, expiresAt },
  isOwner,
}: {
  readonly invitation: AgencyInvitation
  readonly isOwner: boolean
}) {
  return (
    <tr>
      <th scope="row">{email}</th>
      <td data-label="The link works until">{formatMoment(expiresAt)}</td>
      <td>
        <form method="post">
          <input type="hidden" name="person" value={id} />
          <span>{roleLabel(role)}</span>
          {isOwner ? (
            <button
              type="submit"
              className="secondary"
              name="act"
              value="withdraw"
              aria-label={`Withdraw the invitation of ${email}`}
            >
              Withdraw
            </button>
          ) : null}
        </form>
      </td>
    </tr>
  )
}

function Invite({ view: { form } }: { readonly view: PeopleView }) {
  return (
    <form className="visitor-form" method="post" noValidate>
      <h2>Invite a person</h2>
      <PlainField
        form={form}
        name="email"
        label="Their email address"
        kind="email"
        hint="We’ll email them a link that works once."
      />
      <PlainChoice
        form={form}
        name="role"
        label="What can they do?"
        options={AGENCY_ROLES.map(({ id, label, may }) => ({ id, label: `${label}: ${may}` }))}
      />
      <p>
        <button type="submit" className="primary" name="act" value="invite">
          Invite
        </button>
      </p>
    </form>
  )
}

const ACTS: Readonly<Record<AgencyActName, string>> = {
  'add-agency': 'made the agency',
  invite: 'invited',
  'withdraw-invitation': 'withdrew the invitation of',
  'change-role': 'changed what this person can do:',
  'remove-person': 'removed',
  leave: 'left',
  join: 'joined as',
  'change-home': 'changed by hand the home',
  'give-back-home': 'gave back to the feed the home',
  'add-key': 'made the API key',
  'revoke-key': 'revoked the API key',
  'add-portal': 'added the portal',
  'change-portal': 'changed the portal',
  'turn-portal-on': 'turned on the portal',
  'turn-portal-off': 'turned off the portal',
  'send-again': 'had the adverts sent again to the portal',
  'set-enquiries': 'changed where enquiries go, of branch',
  'change-memberships': 'changed the memberships to:',
  'add-web-hook': 'added the web hook',
  'change-web-hook': 'changed the web hook',
  'turn-web-hook-on': 'turned on the web hook',
  'turn-web-hook-off': 'turned off the web hook',
  'change-web-hook-secret': 'gave a new secret to the web hook',
  'end-old-web-hook-secret': 'ended the old secret of the web hook',
  'test-web-hook': 'sent a test to the web hook',
  'send-events-again': 'sent events again to the web hook',
}

function Acts({ acts }: { readonly acts: readonly AgencyAct[] }) {
  return (
    <section aria-labelledby="acts">
      <h2 id="acts">What your people did</h2>
      <RowsTable columns={['When', 'Who', 'What']}>
        {acts.map(({ doneAt, who, act, about }) => (
          <tr key={`${doneAt.toISOString()} ${act} ${about}`}>
            <td>{formatMoment(doneAt)}</td>
            <th scope="row">{who}</th>
            <td>
              {ACTS[act]} {act === 'leave' ? '' : about}
            </td>
          </tr>
        ))}
      </RowsTable>
    </section>
  )
}
