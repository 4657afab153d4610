import { EXPORT_FORMATS } from '#shared/advert/export-formats.ts'
import { paths } from '#shared/journey/paths.ts'

/** The advert is its owner's, to take elsewhere. */
export function Downloads({ listing }: { readonly listing: string }) {
  return (
    <details className="downloads">
      <summary aria-describedby={`own-${listing}`}>Download this advert</summary>
      <ul>
        {EXPORT_FORMATS.map(({ id, label, lacks }) => (
          <li key={id}>
            <a href={paths.exportAdvert(listing, id)} download>
              {label}
            </a>
            <small>{lacks}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
