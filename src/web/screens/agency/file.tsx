import { mayAs } from '#shared/account/agency-people.ts'
import type { AgencyFile, AgencyFileLine, AgencyMember, AgencyView } from '#shared/api/agency-view.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { RowsTable } from '#web/ui/rows-table.tsx'
import { Terms } from '#web/ui/terms.tsx'
import { COUNTS, FILE_STATES, LINE_OUTCOMES } from './file-words.ts'

type FileView = Extract<AgencyView, { readonly name: 'file' }>

interface FileProps {
  readonly view: FileView
  readonly member: AgencyMember
}

export function File({ view, member }: FileProps) {
  const { file, lines } = view
  return (
    <>
      <p>
        <a href={paths.agencyFeed(file.feed)}>The feed of branch {file.branch}</a>
      </p>
      <p>
        <strong className={file.state === 'failed' ? 'wrong' : ''}>{FILE_STATES[file.state]}.</strong>{' '}
        Received on {formatMoment(file.receivedAt)}
        {file.state === 'waiting' ? '' : `, with ${rowsIn(file)}`}.
        {file.isDryRun ? ' This is a dry run: it changes nothing.' : ''}
      </p>
      {file.problem === null ? null : <p className="note">{file.problem}</p>}
      <Again file={file} />
      {file.state === 'waiting' || file.state === 'failed' ? null : <Figures file={file} />}
      {file.state === 'held' && mayAs(member.role, 'editor') ? <Confirm file={file} /> : null}
      {lines.length === 0 ? null : <Lines view={view} />}
    </>
  )
}

const rowsIn = ({ rows }: AgencyFile): string =>
  rows === 1 ? 'one row' : `${rows.toLocaleString('en-GB')} rows`

function Again({ file: { id, state } }: { readonly file: AgencyFile }) {
  if (state !== 'waiting' && state !== 'running') return null
  return (
    <p className="buttons">
      <a className="primary" href={paths.agencyFile(id)}>
        See how far it is
      </a>
    </p>
  )
}

function Figures({ file }: { readonly file: AgencyFile }) {
  return (
    <Terms
      className="figures"
      terms={COUNTS.map(([name, word]) => [word, file[name].toLocaleString('en-GB')])}
    />
  )
}

function Confirm({ file: { held } }: { readonly file: AgencyFile }) {
  const homes = held === 1 ? 'one home' : `${held.toLocaleString('en-GB')} homes`
  return (
    <form method="post" className="visitor-form">
      <h2>Take {homes} off?</h2>
      <p>
        The file doesn’t have {held === 1 ? 'it' : 'them'}. If you don’t confirm within a day,{' '}
        {held === 1 ? 'it stays' : 'they stay'}.
      </p>
      <p>
        <button type="submit" className="danger">
          Yes, take {homes} off
        </button>
      </p>
    </form>
  )
}

function Lines({ view: { file, lines, hasMore } }: { readonly view: FileView }) {
  return (
    <section aria-labelledby="rows">
      <h2 id="rows">Row by row</h2>
      <p>
        What stayed as it was isn’t here. {hasMore ? 'These are the first; all are in the download. ' : ''}
        <a href={paths.agencyRows(file.id)}>Download the rows (CSV)</a>
      </p>
      <RowsTable columns={['Row', 'Reference', 'Result']}>
        {lines.map((line) => (
          <Line key={`${line.row} ${line.ref} ${line.outcome} ${line.message}`} line={line} />
        ))}
      </RowsTable>
    </section>
  )
}

function Line({ line: { row, ref, outcome, message } }: { readonly line: AgencyFileLine }) {
  return (
    <tr>
      <td data-label="Row">{row ?? 'None'}</td>
      <th scope="row">{ref ?? 'Without a reference'}</th>
      <td>
        {LINE_OUTCOMES[outcome]}
        {message === null ? null : <p className="what-is-wrong">{message}</p>}
      </td>
    </tr>
  )
}
