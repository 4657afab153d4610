import { mayAs } from '#shared/account/agency-people.ts'
import type {
  AgencyBranch,
  AgencyFeed,
  AgencyMember,
  AgencyView,
  NewSecret,
} from '#shared/api/agency-view.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { FieldError, PlainChoice, PlainField } from '#web/form/plain-form.tsx'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { ShownOnce } from './shown-once.tsx'

type FeedsView = Extract<AgencyView, { readonly name: 'feeds' }>

interface FeedsProps {
  readonly view: FeedsView
  readonly member: AgencyMember
}

export function Feeds({ view, member }: FeedsProps) {
  const mayChange = mayAs(member.role, 'editor')
  return (
    <>
      {view.secret === null ? null : <Secret secret={view.secret} />}
      {view.feeds.length === 0 ? <p>You have no feeds yet.</p> : <FeedTable feeds={view.feeds} />}
      {view.branches.length === 0 ? null : <Branches view={view} mayChange={mayChange} />}
      {mayChange ? <AddFeed view={view} /> : null}
    </>
  )
}

export const Secret = ({ secret }: { readonly secret: NewSecret }) => (
  <ShownOnce
    secret={secret}
    kind="secret"
    of="software"
    hint="It goes in the header ‘Authorization: Bearer’, or as the last part of the address if your software can set only that."
  />
)

const heardOf = (heardAt: Date | null): string => (heardAt === null ? 'Never' : formatMoment(heardAt))

const TROUBLES = { silent: 'Silent', failing: 'Recent calls refused' } as const

function stateOf({ isRevoked, trouble }: AgencyFeed): string {
  if (isRevoked) return 'Revoked'
  return trouble === null ? 'In use' : TROUBLES[trouble]
}

function FeedTable({ feeds }: { readonly feeds: readonly AgencyFeed[] }) {
  return (
    <RowsTable columns={['Branch', 'What your software sends', 'Last heard from', 'State']}>
      {feeds.map((feed) => (
        <tr key={feed.id}>
          <th scope="row">{feed.branch}</th>
          <td>
            <a href={paths.agencyFeed(feed.id)}>{feed.formatName}</a>
          </td>
          <td data-label="Last heard from">{heardOf(feed.heardAt)}</td>
          <td data-label="State">{stateOf(feed)}</td>
        </tr>
      ))}
    </RowsTable>
  )
}

function Branches({ view, mayChange }: { readonly view: FeedsView; readonly mayChange: boolean }) {
  return (
    <section aria-labelledby="branches">
      <h2 id="branches">Where enquiries go</h2>
      <p>
        To {view.email}, unless the branch has an address of its own here. A new address counts for all of its
        homes at once.
      </p>
      <RowsTable columns={['Branch', 'Homes', 'Enquiries']}>
        {view.branches.map((branch) => (
          <Branch key={branch.branch} branch={branch} view={view} mayChange={mayChange} />
        ))}
      </RowsTable>
    </section>
  )
}

interface BranchProps {
  readonly branch: AgencyBranch
  readonly view: FeedsView
  readonly mayChange: boolean
}

function Branch({ branch, view, mayChange }: BranchProps) {
  return (
    <tr>
      <th scope="row">{branch.branch}</th>
      <td data-label="Homes">{branch.homes.toLocaleString('en-GB')}</td>
      <td>{mayChange ? <Enquiries branch={branch} view={view} /> : (branch.enquiriesEmail ?? view.email)}</td>
    </tr>
  )
}

function Enquiries({
  branch: { branch, enquiriesEmail },
  view: { form, email },
}: Pick<BranchProps, 'branch' | 'view'>) {
  const isThis = form.values['branch'] === branch && 'enquiries' in form.values
  const error = isThis ? form.errors['enquiries'] : undefined
  // The error summary links to the field of the form that came back.
  const id = error === undefined ? `enquiries-${branch}` : 'visitor-enquiries'
  const marks =
    error === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': 'enquiries-error' }
  return (
    <form method="post" noValidate>
      <input type="hidden" name="branch" value={branch} />
      <div className="visitor-field">
        <label className="unseen" htmlFor={id}>{`Email address for branch ${branch}`}</label>
        <input
          id={id}
          name="enquiries"
          type="email"
          autoComplete="off"
          defaultValue={isThis ? form.values['enquiries'] : (enquiriesEmail ?? '')}
          placeholder={email}
          {...marks}
        />
        <FieldError id="enquiries-error" error={error} />
      </div>
      <button
        type="submit"
        className="secondary"
        name="act"
        value="enquiries"
        aria-label={`Save the address of branch ${branch}`}
      >
        Save
      </button>
    </form>
  )
}

function AddFeed({ view: { form, formats } }: { readonly view: FeedsView }) {
  const isThis = !('enquiries' in form.values)
  const own = isThis ? form : { ...form, values: {}, errors: {} }
  return (
    <form className="visitor-form" method="post" noValidate>
      <h2>Add a feed</h2>
      <PlainField
        form={own}
        name="branch"
        label="Branch"
        hint="As your software names it. If the branch is new, we’ll add it."
        autoComplete="off"
      />
      <PlainChoice form={own} name="format" label="What does your software send?" options={formats} />
      <p>
        <button type="submit" className="primary" name="act" value="add">
          Add the feed
        </button>
      </p>
    </form>
  )
}
