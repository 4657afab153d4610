import { KINDS } from '#shared/advert/kinds.ts'
import type { PendingListing } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { formatPounds } from '#shared/values/money.ts'
import { HomeDrawing } from '#web/advert/home-drawing.tsx'
import { type Deletion, useDeletion } from './use-deletion.ts'

interface PendingListProps {
  readonly listings: readonly PendingListing[]
  /** Where the homes are, by uuid. */
  readonly addresses: Readonly<Record<string, string>>
  /** Where the Complete link leads. */
  readonly hrefOf: (appType: AppType, uuid: string) => string
  readonly onDeleted: (appType: AppType, uuid: string) => void
}

/** Unfinished adverts, last saved first. One that is deleted leaves a line to undo it in its place. */
export function PendingList({ listings, addresses, hrefOf, onDeleted }: PendingListProps) {
  const deletion = useDeletion(onDeleted)
  return (
    <ul className="pending">
      {listings.map((listing) => {
        const { uid, type } = listing
        const own = { listing, address: addresses[uid] ?? '', deletion }
        return deletion.deleted.has(uid) ? (
          <DeletedDraft key={uid} {...own} />
        ) : (
          <PendingDraft key={uid} {...own} href={hrefOf(type, uid)} />
        )
      })}
    </ul>
  )
}

interface DraftProps {
  readonly listing: PendingListing
  readonly address: string
  readonly deletion: Deletion
}

function PendingDraft({ listing, address, deletion, href }: DraftProps & { readonly href: string }) {
  const about = `pending-${listing.uid}`
  return (
    <li>
      <Pending listing={listing} address={address} />
      <div className="pending-actions">
        <a className="secondary" href={href} aria-describedby={about}>
          Complete
        </a>
        <Change listing={listing} deletion={deletion} about={about} deletes />
      </div>
      <Problem listing={listing} deletion={deletion} />
    </li>
  )
}

function DeletedDraft({ listing, address, deletion }: DraftProps) {
  const about = `deleted-${listing.uid}`
  return (
    <li className="deleted">
      <p id={about} tabIndex={-1}>
        You deleted this draft{address === '' ? null : `: ${address}`}.
      </p>
      <Change listing={listing} deletion={deletion} about={about} deletes={false} />
      <Problem listing={listing} deletion={deletion} />
    </li>
  )
}

interface ChangeProps extends Pick<DraftProps, 'listing' | 'deletion'> {
  readonly about: string
  /** Otherwise it undoes that. */
  readonly deletes: boolean
}

function Change({ listing, deletion: { busy, change }, about, deletes }: ChangeProps) {
  return (
    <button
      type="button"
      className="quiet needs-script"
      aria-describedby={about}
      aria-disabled={busy === listing.uid || undefined}
      onClick={() => busy === null && void change(listing, deletes)}
    >
      {deletes ? 'Delete' : 'Undo'}
    </button>
  )
}

function Problem({ listing, deletion: { problem } }: Pick<DraftProps, 'listing' | 'deletion'>) {
  return problem?.uid === listing.uid ? (
    <p className="own-problem error" role="alert">
      {problem.message}
    </p>
  ) : null
}

interface PendingProps {
  readonly listing: PendingListing
  readonly address: string
}

function Pending({ listing, address }: PendingProps) {
  const { photo, photoCount, price, modified, type, uid } = listing
  const photos = photoCount === 1 ? '1 photo' : photoCount > 1 ? `${photoCount} photos` : 'No photos yet'
  return (
    <>
      <div className="pending-photo">
        {photo.url === null ? (
          <HomeDrawing answers={{}} />
        ) : (
          <img src={photo.url} alt="" width="120" height="80" loading="lazy" decoding="async" />
        )}
      </div>
      <div className="pending-text">
        <h3 id={`pending-${uid}`} tabIndex={-1}>
          {price === null ? 'No price yet' : `£${formatPounds(price)}`}{' '}
          <span className="pending-kind">{KINDS[type]}</span>
        </h3>
        <p className="pending-address">{address || 'No address yet'}</p>
        <p>{photos}</p>
        <p>
          Modified <time dateTime={modified}>{formatMoment(new Date(modified))}</time>
        </p>
      </div>
    </>
  )
}
