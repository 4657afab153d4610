import { CALLS_IN_CSV, FEED_CALL_DAYS, OLD_SECRET_DAYS } from '#shared/account/agency-feeds.ts'
import { mayAs } from '#shared/account/agency-people.ts'
import type {
  AgencyCall,
  AgencyFeed,
  AgencyFileSummary,
  AgencyMember,
  AgencyView,
} from '#shared/api/agency-view.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { FieldError } from '#web/form/plain-form.tsx'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { Secret } from './feeds.tsx'
import { FILE_STATES, fileSummary } from './file-words.ts'

type FeedView = Extract<AgencyView, { readonly name: 'feed' }>

interface FeedProps {
  readonly view: FeedView
  readonly member: AgencyMember
}

export function Feed({ view, member }: FeedProps) {
  const { feed, secret, files } = view
  const mayChange = mayAs(member.role, 'editor')
  return (
    <>
      <p>
        <a href={paths.agencyFeeds()}>All feeds</a>
      </p>
      {secret === null ? null : <Secret secret={secret} />}
      <Standing feed={feed} />
      {mayChange && feed.takesFiles ? <SendFile view={view} /> : null}
      {files.length > 0 ? <Files files={files} /> : null}
      {feed.takesFiles ? null : <Calls view={view} />}
      {mayChange ? <Secrets feed={feed} /> : null}
    </>
  )
}

function Standing({ feed: { branch, formatName, heardAt, isRevoked, url } }: { readonly feed: AgencyFeed }) {
  return (
    <p>
      Branch {branch}: {formatName}.{' '}
      {isRevoked ? 'You’ve revoked this feed, so we don’t take anything from it.' : `It sends to ${url}.`}{' '}
      {heardAt === null ? 'Not heard from yet' : `Last heard from on ${formatMoment(heardAt)}`}.
    </p>
  )
}

function SendFile({ view: { feed, form } }: { readonly view: FeedView }) {
  const error = form.errors['file']
  return (
    <form
      className="visitor-form"
      method="post"
      encType="multipart/form-data"
      action={paths.agencySend(feed.id)}
    >
      <h2>Send a file</h2>
      <p>It replaces the homes of the branch. First see what it would do: that changes nothing.</p>
      <div className="visitor-field">
        <label htmlFor="visitor-file">A .blm file, or a zip with one</label>
        <FieldError id="file-error" error={error} />
        <input
          id="visitor-file"
          name="file"
          type="file"
          accept=".blm,.zip"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'file-error'}
        />
      </div>
      <p className="buttons">
        <button type="submit" className="primary" formAction={paths.agencySend(feed.id, true)}>
          See what it would do
        </button>
        <button type="submit" className="secondary">
          Send it
        </button>
      </p>
    </form>
  )
}

function Files({ files }: { readonly files: readonly AgencyFileSummary[] }) {
  return (
    <section aria-labelledby="files">
      <h2 id="files">Files</h2>
      <RowsTable columns={['Received', 'State', 'What it did']}>
        {files.map((file) => (
          <tr key={file.id}>
            <th scope="row">
              <a href={paths.agencyFile(file.id)}>{formatMoment(file.receivedAt)}</a>
            </th>
            <td data-label="State">
              {FILE_STATES[file.state]}
              {file.isDryRun ? ' (dry run)' : ''}
            </td>
            <td>{fileSummary(file)}</td>
          </tr>
        ))}
      </RowsTable>
    </section>
  )
}

const KINDS = { send: 'Send', remove: 'Remove', list: 'List' } as const
const OUTCOMES: Readonly<Record<string, string>> = {
  created: 'Made',
  updated: 'Changed',
  unchanged: 'As before',
  older: 'Older than what we have',
  removed: 'Taken off',
  refused: 'Refused',
  listed: 'Listed',
}

function Calls({ view: { feed, calls, onlyRefused } }: { readonly view: FeedView }) {
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">{onlyRefused ? 'Refused calls' : 'Last calls'}</h2>
      <p className="buttons">
        {onlyRefused ? (
          <a href={paths.agencyFeed(feed.id)}>Show all calls</a>
        ) : (
          <a href={`${paths.agencyFeed(feed.id)}?show=refused`}>Show only refused calls</a>
        )}
        <a href={paths.agencyCalls(feed.id)}>
          Download the last {CALLS_IN_CSV.toLocaleString('en-GB')} (CSV)
        </a>
      </p>
      {calls.length === 0 ? <p>No calls in the last {FEED_CALL_DAYS} days.</p> : <CallTable calls={calls} />}
    </section>
  )
}

function CallTable({ calls }: { readonly calls: readonly AgencyCall[] }) {
  return (
    <RowsTable columns={['When', 'Call', 'Reference', 'Result']}>
      {calls.map(({ calledAt, kind, ref, outcome, notes }) => (
        <tr key={`${calledAt.toISOString()} ${kind} ${ref}`}>
          <td>{formatMoment(calledAt)}</td>
          <td data-label="Call">{KINDS[kind]}</td>
          <th scope="row">{ref ?? 'The whole branch'}</th>
          <td>
            {OUTCOMES[outcome] ?? outcome}
            {notes.map((note) => (
              <p key={note} className={outcome === 'refused' ? 'what-is-wrong' : 'hint'}>
                {note}
              </p>
            ))}
          </td>
        </tr>
      ))}
    </RowsTable>
  )
}

function Secrets({ feed: { isRevoked, oldSecretUntil, hasCertificate } }: { readonly feed: AgencyFeed }) {
  return (
    <section aria-labelledby="secrets">
      <h2 id="secrets">The secret</h2>
      <p>{wordsOn(isRevoked, oldSecretUntil)}</p>
      {hasCertificate ? (
        <p>Calls need your software’s certificate as well. To change it, contact us.</p>
      ) : null}
      <form method="post" className="buttons">
        {oldSecretUntil === null ? (
          <button type="submit" className="secondary" name="act" value="new-secret">
            Make a new secret
          </button>
        ) : (
          <button type="submit" className="secondary" name="act" value="end-old">
            End the older secret now
          </button>
        )}
      </form>
      {isRevoked ? null : (
        <details className="to-confirm">
          <summary>Revoke the feed</summary>
          <form method="post">
            <p>We take nothing more from it until you make a new secret. Its homes stay as they are.</p>
            <button type="submit" className="danger" name="act" value="revoke">
              Yes, revoke the feed
            </button>
          </form>
        </details>
      )}
    </section>
  )
}

function wordsOn(isRevoked: boolean, oldSecretUntil: Date | null): string {
  if (isRevoked) return 'The feed doesn’t work until you make a new secret. Its homes stay as they are.'
  if (oldSecretUntil === null)
    return `A new secret works at once. The current one works for ${OLD_SECRET_DAYS} more days, so you don’t miss anything. Revoking ends both at once.`
  return `The older secret works until ${formatMoment(oldSecretUntil)}.`
}
