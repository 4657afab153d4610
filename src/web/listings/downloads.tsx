import { EXPORT_FORMATS, type ExportFormat } from '#shared/advert/export-formats.ts'
import type { OwnListing } from '#shared/api/own-listing.ts'
import { paths } from '#shared/journey/paths.ts'

interface DownloadsProps {
  /** 'this advert' */
  readonly what: string
  readonly hrefOf: (format: ExportFormat) => string
  /** The id of what says which it is, where several are listed. */
  readonly of?: string
}

/** The advert is its owner's, to take elsewhere. */
export function Downloads({ what, hrefOf, of }: DownloadsProps) {
  return (
    <details className="downloads">
      <summary aria-describedby={of}>Download {what}</summary>
      <ul>
        {EXPORT_FORMATS.map(({ id, label, lacks }) => (
          <li key={id}>
            <a href={hrefOf(id)} download>
              {label}
            </a>
            <small>{lacks}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One has its own download; what was taken down has none. */
export const DownloadAll = ({ listings }: { readonly listings: readonly OwnListing[] }) =>
  listings.filter(({ state }) => state !== 'removed').length > 1 ? (
    <Downloads what="all your adverts" hrefOf={paths.exportAll} />
  ) : null
