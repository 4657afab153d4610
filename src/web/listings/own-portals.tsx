import { PUSHED_FOR_HOURS } from '#shared/account/agency-portals.ts'
import { PORTAL_CONSENT_VERSION, portalConsent } from '#shared/account/portal-consent.ts'
import { isOnline, type OwnListing, type OwnPortal } from '#shared/api/own-listing.ts'
import { paths } from '#shared/journey/paths.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { agreePortal, stopPortal } from '#web/api/publishing-api.ts'
import { announce } from '#web/ui/announce.ts'
import type { ListingChange } from './use-action.ts'
import { useCall } from './use-call.ts'

interface OwnPortalsProps {
  readonly listing: OwnListing
  readonly onChange: (change: ListingChange) => void
}

/** Other websites that the advert can be sent to, each once its owner agrees. */
export function OwnPortals({ listing, onChange }: OwnPortalsProps) {
  const onPortal = (changed: OwnPortal): void =>
    onChange((now) => ({
      ...now,
      portals: now.portals.map((one) => (one.portal === changed.portal ? changed : one)),
    }))
  return listing.portals.map((portal) => (
    <AtPortal key={portal.portal} listing={listing} portal={portal} onChange={onPortal} />
  ))
}

interface AtPortalProps {
  readonly listing: OwnListing
  readonly portal: OwnPortal
  readonly onChange: (changed: OwnPortal) => void
}

function AtPortal({ listing, portal, onChange }: AtPortalProps) {
  const { isBusy, problem, run } = useCall()
  const { name, isAgreed, reasons } = portal
  const change = (changed: Pick<OwnPortal, 'isAgreed' | 'state'>, message: string): void => {
    announce(message)
    onChange({ ...portal, ...changed, at: null, reasons: [] })
    // What had the focus is gone.
    document.getElementById(`own-${listing.listing}`)?.focus()
  }
  const agree = (): void =>
    run(agreePortal(listing.uid, portal.portal, PORTAL_CONSENT_VERSION), () =>
      change({ isAgreed: true, state: 'waiting' }, `You agreed. We’ll send your advert to ${name}.`),
    )
  const stop = (): void =>
    run(stopPortal(listing.uid, portal.portal), () =>
      change({ isAgreed: false, state: 'removing' }, `We’ll no longer send your advert to ${name}.`),
    )
  const line = standing(listing, portal)
  return (
    <div className="own-phone">
      {line === null ? null : <p>{line}</p>}
      {reasons.map((reason) => (
        <p key={reason}>
          {name} says: {reason}
        </p>
      ))}
      <Stuck listing={listing} portal={portal} />
      {problem === null ? null : (
        <p className="own-problem error" role="alert">
          {problem}
        </p>
      )}
      {isAgreed ? (
        <Act label={`Stop sending to ${name}`} listing={listing} isBusy={isBusy} onPress={stop} />
      ) : null}
      {!isAgreed && isOnline(listing) ? (
        <Offer listing={listing} portal={portal} isBusy={isBusy} onAgree={agree} />
      ) : null}
    </div>
  )
}

interface OfferProps extends Omit<AtPortalProps, 'onChange'> {
  readonly isBusy: boolean
  readonly onAgree: () => void
}

function Offer({ listing, portal: { name }, isBusy, onAgree }: OfferProps) {
  return (
    <details className="own-portal">
      <summary aria-describedby={`own-${listing.listing}`}>Send this advert to {name} too</summary>
      {portalConsent(name, listing.type).map((part) => (
        <p key={part}>{part}</p>
      ))}
      <p>
        You don’t have to agree. Read more in our{' '}
        <a href={`${paths.privacy()}#who-gets-it`}>privacy policy</a>.
      </p>
      <Act label={`I agree: send it to ${name}`} listing={listing} isBusy={isBusy} onPress={onAgree} />
    </details>
  )
}

interface ActProps {
  readonly label: string
  readonly listing: OwnListing
  readonly isBusy: boolean
  readonly onPress: () => void
}

const Act = ({ label, listing, isBusy, onPress }: ActProps) => (
  <button
    type="button"
    className="secondary needs-script"
    aria-describedby={`own-${listing.listing}`}
    aria-disabled={isBusy || undefined}
    onClick={() => !isBusy && onPress()}
  >
    {isBusy ? 'One moment…' : label}
  </button>
)

function Stuck({ listing, portal: { name, state } }: Omit<AtPortalProps, 'onChange'>) {
  if (state !== 'stuck') return null
  return (
    <p>
      {name} hasn’t taken your advert off, though we asked it to.{' '}
      <a
        href={paths.contact('personal-data', referenceOf(listing.listing))}
        aria-describedby={`own-${listing.listing}`}
      >
        Contact us about this
      </a>
    </p>
  )
}

const AGAIN = 'Change your advert and publish it, and we’ll send it again.'

function whyNotSent(listing: OwnListing, name: string, isAgreed: boolean): string {
  if (!isAgreed) return `You stopped sending it to ${name}.`
  return isOnline(listing)
    ? `We don’t send adverts to ${name} at the moment.`
    : 'Your advert is offline here.'
}

/** How it stands there, in words; null where there is nothing to say. */
function standing(listing: OwnListing, { name, isAgreed, state, at }: OwnPortal): string | null {
  const why = whyNotSent(listing, name, isAgreed)
  const before = at === null ? '' : ` ${name} may still show what we sent before.`
  switch (state) {
    case 'none':
      return isAgreed ? `${why} We’ll send it to ${name} when we can.` : null
    case 'waiting':
      return `We’ll send it to ${name} ${listing.state === 'scheduled' ? 'when it goes live here' : 'in a few minutes'}.`
    case 'there':
      return at === null ? `Shown on ${name}.` : `Shown on ${name} since ${formatMoment(new Date(at))}.`
    case 'refused':
      return `${name} refused it.${before} ${AGAIN}`
    case 'failing':
      return `It hasn’t reached ${name} yet. We keep trying for up to ${PUSHED_FOR_HOURS} hours.${before}`
    case 'given-up':
      return `We couldn’t reach ${name} for ${PUSHED_FOR_HOURS} hours, and stopped trying.${before} ${AGAIN}`
    case 'removing':
      return `${why} If it’s on ${name}, we’re taking it off.`
    case 'removed':
      return at === null
        ? `We took it off ${name}.`
        : `We took it off ${name} on ${formatMoment(new Date(at))}.`
    case 'stuck':
      return null
  }
}
