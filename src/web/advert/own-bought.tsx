import { type Entitlement, entitlementLabel, entitlementStatus } from '#shared/advert/entitlement.ts'
import { isOnline, type OwnCalls, type OwnListing } from '#shared/api/own-listing.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatMoment } from '#shared/values/moment.ts'

export function OwnBought({ listing }: { readonly listing: OwnListing }) {
  const { entitlements, calls, state } = listing
  if (entitlements.length === 0) return null
  // The last one is in use, or was the last to be.
  const numbered = entitlements.findLast(({ kind }) => kind === 'privacy-number')
  const item = (one: Entitlement) => (
    <li key={`${one.kind} ${one.state} ${one.from ?? ''} ${one.until ?? ''}`}>
      <b>{entitlementLabel(one)}</b> <span>{entitlementStatus(asShown(one, state))}</span>
      <PromotionPost entitlement={one} />
      {one.kind === 'tenant-reference' ? (
        <p>
          <a href={paths.tenantReferences(listing.listing)} aria-describedby={`own-${listing.listing}`}>
            Tenant references
          </a>
        </p>
      ) : null}
      {one === numbered && calls !== null ? <Calls calls={calls} /> : null}
    </li>
  )
  const replaced = entitlements.filter((one) => one.state === 'upgraded')
  return (
    <div className="own-bought">
      <ul>{entitlements.filter((one) => one.state !== 'upgraded').map(item)}</ul>
      {replaced.length === 0 ? null : (
        <details className="own-earlier">
          <summary>Before the upgrade</summary>
          <ul>{replaced.map(item)}</ul>
        </details>
      )}
    </div>
  )
}

function PromotionPost({ entitlement: { kind, delivered } }: { readonly entitlement: Entitlement }) {
  if (kind !== 'facebook-promotion' || delivered === null) return null
  return (
    <>
      {' '}
      <a href={delivered} rel="noreferrer">
        See the post
      </a>
    </>
  )
}

/** The advert may have been withdrawn or put back since the list was read. A promotion waits for a start date, too. */
export function asShown(one: Entitlement, state: OwnListing['state']): Entitlement {
  const isPromotion = one.kind === 'facebook-promotion' && one.state === 'waiting'
  const isNumber = one.kind === 'privacy-number' && one.state === 'active'
  if (!isPromotion && !isNumber) return one
  if (isPromotion ? state !== 'live' : !isOnline({ state })) return { ...one, waitingFor: 'advert-shown' }
  return one.waitingFor === 'advert-shown' ? { ...one, waitingFor: null } : one
}

/** How many came and when; from whom is kept nowhere. */
function Calls({ calls: { count, latest } }: { readonly calls: OwnCalls }) {
  if (count === 0) return <p>No calls yet.</p>
  return (
    <details className="own-calls">
      <summary>{count === 1 ? '1 call came' : `${count} calls came`}</summary>
      <ul>
        {latest.map((at) => (
          <li key={at}>
            <time dateTime={at}>{formatMoment(new Date(at))}</time>
          </li>
        ))}
      </ul>
      {count > latest.length ? <p>These are the last {latest.length}.</p> : null}
    </details>
  )
}
