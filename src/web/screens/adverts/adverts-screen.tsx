import { KINDS } from '#shared/advert/kinds.ts'
import type { AdvertsState } from '#shared/api/document-state.ts'
import type { AppType } from '#shared/form/block.ts'
import {
  ADVERTS_PER_PAGE,
  type AdvertsQuery,
  advertsPath,
  LONGEST_PLACE,
  type PageStart,
} from '#shared/journey/adverts-query.ts'
import { paths } from '#shared/journey/paths.ts'
import { AdvertCard } from '#web/advert/advert-card.tsx'

const FILTERS: readonly (readonly [type: AppType | null, text: string, heading: string])[] = [
  [null, 'All', 'Homes for sale and to let'],
  ['sell', KINDS.sell, 'Homes for sale'],
  ['let', KINDS.let, 'Homes to let'],
]

/** 'Homes to let in York'. */
export function advertsHeading({ type, place }: AdvertsQuery): string {
  const heading = FILTERS.find(([one]) => one === type)?.[2] ?? ''
  return place === '' ? heading : `${heading} in ${place}`
}

type Listed = Pick<AdvertsState, 'homes' | 'query' | 'total' | 'hasOlder'>

/** '1 home', '45 homes, newest first', 'At least 7,000 homes, newest first'. */
function homesCounted({ count, isAll }: Listed['total']): string {
  if (isAll) return count === 1 ? '1 home' : `${count.toLocaleString('en-GB')} homes, newest first`
  const unit = 10 ** Math.floor(Math.log10(count))
  return `At least ${(Math.floor(count / unit) * unit).toLocaleString('en-GB')} homes, newest first`
}

export function AdvertsScreen({ homes, query, total, hasOlder }: Listed) {
  return (
    <main id="main" className="adverts">
      <header className="adverts-head">
        <h1>{advertsHeading(query)}</h1>
        {total.count > 0 ? <p className="lead">{homesCounted(total)}</p> : null}
      </header>
      <Filters query={query} />
      {total.count === 0 ? (
        <Nothing query={query} />
      ) : (
        <div className="adverts-list">
          <ol className="cards">
            {homes.map(({ listing, advert, others }, i) => (
              <li key={listing}>
                <AdvertCard advert={advert} others={others} isFirst={i === 0} />
              </li>
            ))}
          </ol>
          <Pages homes={homes} query={query} total={total} hasOlder={hasOlder} />
        </div>
      )}
    </main>
  )
}

function Filters({ query }: { query: AdvertsQuery }) {
  return (
    <search className="filters">
      <nav aria-label="For sale or to let">
        <ul className="kinds">
          {FILTERS.map(([type, text]) => (
            <li key={text}>
              <a
                href={advertsPath({ ...query, type, page: 1 })}
                aria-current={type === query.type ? 'page' : undefined}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form method="get" action={paths.adverts()} className="place-form">
        {query.type === null ? null : <input type="hidden" name="type" value={query.type} />}
        <label htmlFor="place">Town, street or postcode</label>
        <div className="place-line">
          <input
            id="place"
            name="place"
            type="search"
            defaultValue={query.place}
            maxLength={LONGEST_PLACE}
            autoComplete="address-level2"
          />
          <button type="submit" className="primary">
            Search
          </button>
        </div>
      </form>
    </search>
  )
}

function Nothing({ query }: { query: AdvertsQuery }) {
  const isFiltered = query.place !== '' || query.type !== null
  return (
    <div className="no-adverts">
      <svg viewBox="0 0 120 112" width="120" height="112" aria-hidden="true">
        <path className="pole" d="M26 8v104" />
        <path className="arm" d="M26 20h16M26 60h16" />
        <rect x="40" y="12" width="76" height="56" rx="5" />
        <path className="ground" d="M2 110h116" />
      </svg>
      <h2>{isFiltered ? 'No homes match this yet' : 'No adverts yet'}</h2>
      <p className="lead">
        {isFiltered
          ? 'Try the first half of the postcode, or a town close by.'
          : 'The first advert could be yours. A standard advert is free.'}
      </p>
      <p className="buttons">
        {isFiltered ? (
          <a className="primary" href={paths.adverts()}>
            See all homes
          </a>
        ) : null}
        <a className={isFiltered ? 'secondary' : 'primary'} href={paths.chooseListingType()}>
          Advertise your home
        </a>
      </p>
    </div>
  )
}

function Pages({ homes, query, total, hasOlder }: Listed) {
  const { page } = query
  const last = total.isAll ? Math.max(page, Math.ceil(total.count / ADVERTS_PER_PAGE)) : null
  if (page === 1 && !hasOlder) return null
  const pathOf = (to: number, side: PageStart['side'], edge: number): string => {
    const listing = homes.at(edge)?.listing
    return advertsPath({ ...query, page: to }, listing === undefined ? null : { side, listing })
  }
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 ? (
        <a className="secondary" rel="prev" href={pathOf(page - 1, 'before', 0)}>
          Newer homes
        </a>
      ) : null}
      <p>{last === null ? `Page ${page}` : `Page ${page} of ${last}`}</p>
      {hasOlder ? (
        <a className="secondary" rel="next" href={pathOf(page + 1, 'after', -1)}>
          Older homes
        </a>
      ) : null}
    </nav>
  )
}
