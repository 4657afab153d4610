import { KINDS } from '#shared/advert/kinds.ts'
import type { AgencyHome, AgencyHomeState, AgencyView } from '#shared/api/agency-view.ts'
import { HOME_STATES, type HomesQuery, homesPath } from '#shared/journey/agency-query.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { Downloads } from '#web/listings/downloads.tsx'
import { RowsTable } from '#web/ui/rows-table.tsx'

type HomesView = Extract<AgencyView, { readonly name: 'homes' }>

interface HomesProps {
  readonly view: HomesView
  readonly mayChange: boolean
}

export function Homes({ view, mayChange }: HomesProps) {
  return (
    <>
      {view.asksForRedress ? <AskForRedress /> : null}
      {view.total > 0 || isAsked(view.query) ? <Search view={view} /> : null}
      {view.total === 0 ? (
        <p>
          {isAsked(view.query) ? NONE_FOUND : NONE_YET}{' '}
          {isAsked(view.query) ? null : <a href={paths.agencyFeeds()}>Add a feed</a>}
        </p>
      ) : (
        <Table view={view} mayChange={mayChange} />
      )}
      <Pages view={view} />
      {view.branches.length === 0 ? null : <Downloads what="all homes" hrefOf={paths.exportAgency} />}
    </>
  )
}

const AskForRedress = () => (
  <p className="hint">
    Buyers and tenants want to know which redress scheme you’re in.{' '}
    <a href={paths.agencyMemberships()}>Tell us your memberships</a>.
  </p>
)

const NONE_FOUND = 'No homes match. Change your search, or show all.'
const NONE_YET = 'We haven’t received any homes yet.'

const isAsked = ({ text, branch, state }: HomesQuery): boolean =>
  text !== '' || branch !== '' || state !== null

function Search({ view: { query, branches } }: { readonly view: HomesView }) {
  return (
    <form className="home-search" role="search" action={paths.agency()}>
      <div className="visitor-field">
        <label htmlFor="text">Reference, street or town</label>
        <input id="text" name="text" defaultValue={query.text} autoComplete="off" />
      </div>
      <div className="visitor-field">
        <label htmlFor="state">Which homes</label>
        <select id="state" name="state" defaultValue={query.state ?? ''}>
          <option value="">All but those taken off</option>
          {HOME_STATES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="visitor-field">
        <label htmlFor="branch">Branch</label>
        <select id="branch" name="branch" defaultValue={query.branch}>
          <option value="">All branches</option>
          {branches.map((branch) => (
            <option key={branch}>{branch}</option>
          ))}
        </select>
      </div>
      <button type="submit" className="primary">
        Show
      </button>
      {isAsked(query) ? <a href={paths.agency()}>Show all</a> : null}
    </form>
  )
}

const homes = (count: number): string => (count === 1 ? '1 home' : `${count.toLocaleString('en-GB')} homes`)

const withWrong = (wrong: number): string =>
  wrong === 0 ? 'with nothing wrong' : `${wrong.toLocaleString('en-GB')} with something wrong, first`

function Table({ view: { homes: shown, total, wrong }, mayChange }: HomesProps) {
  return (
    <RowsTable
      columns={['Reference', 'Home', 'Branch', 'State', 'Changed']}
      caption={
        <>
          {homes(total)}, {withWrong(wrong)}
        </>
      }
    >
      {shown.map((home) => (
        <Row key={`${home.branch} ${home.ref} ${home.channel}`} home={home} mayChange={mayChange} />
      ))}
    </RowsTable>
  )
}

const STATES: Readonly<Record<AgencyHomeState, string>> = {
  live: 'Live',
  hidden: 'Hidden',
  removed: 'Taken off',
  refused: 'Refused',
  'taken-down': 'We’ve removed it',
}

function Row({ home, mayChange }: { readonly home: AgencyHome; readonly mayChange: boolean }) {
  const { number, ref, listing, branch, channel, state, street, town, changedAt } = home
  const place = [street, town].filter((part) => part !== '').join(', ')
  return (
    <tr>
      <th scope="row">
        {mayChange && number !== null && (state === 'live' || state === 'hidden') ? (
          <a href={paths.agencyHome(String(number))}>{ref}</a>
        ) : (
          ref
        )}
      </th>
      <td>
        {listing === null || state !== 'live' ? (
          place || 'Not known yet'
        ) : (
          <a href={paths.advert(listing)}>{place || 'See the advert'}</a>
        )}
        {channel === null ? null : <span className="kind"> · {KINDS[channel]}</span>}
        {faultsOf(home).map((fault) => (
          <p key={fault} className="what-is-wrong">
            {fault}
          </p>
        ))}
      </td>
      <td data-label="Branch">{branch}</td>
      <td data-label="State" className="standing">
        {STATES[state]}
      </td>
      <td data-label="Changed" className="standing">
        <time dateTime={changedAt.toISOString()}>{formatMoment(changedAt)}</time>
      </td>
    </tr>
  )
}

function faultsOf({ refused, state, picturesFailed }: AgencyHome): readonly string[] {
  const kept = state === 'live' ? ' We still show the version before it.' : ''
  return [
    ...(refused === null ? [] : [`We refused the last version: ${refused}${kept}`]),
    ...(state === 'taken-down' ? ['We’ve removed this advert. Contact us about it.'] : []),
    ...(picturesFailed === 0 ? [] : [picturesLine(picturesFailed)]),
  ]
}

const picturesLine = (count: number): string =>
  count === 1 ? 'We couldn’t fetch one picture.' : `We couldn’t fetch ${count} pictures.`

function Pages({ view: { query, pages } }: { readonly view: HomesView }) {
  if (pages === 1) return null
  const { page } = query
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 ? (
        <a className="secondary" rel="prev" href={homesPath({ ...query, page: page - 1 })}>
          Previous page
        </a>
      ) : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a className="secondary" rel="next" href={homesPath({ ...query, page: page + 1 })}>
          Next page
        </a>
      ) : null}
    </nav>
  )
}
