import { NOT_OFFERED } from '#shared/advert/marketing-options.ts'
import { isOnline, type OwnListing, type OwnUpgrades } from '#shared/api/own-listing.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatPence } from '#shared/values/money.ts'

/** The larger options, each with what there is to pay, and how that comes about. */
export function UpgradeOffer({ listing }: { readonly listing: OwnListing }) {
  const { upgrades, option } = listing
  if (upgrades === null || !isOnline(listing)) return null
  return (
    <details className="own-upgrade">
      <summary id={`upgrade-${listing.listing}`}>Upgrade from {option}</summary>
      <p>{credit(upgrades)} The new option starts straight away and replaces this one.</p>
      <ul>
        {upgrades.options.map((one) => (
          <li key={one.id}>
            <Offer listing={listing} option={one} credit={upgrades.creditPence} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const credit = ({ creditPence, creditFor }: OwnUpgrades): string =>
  creditPence === 0
    ? `You pay the whole price, as nothing is left of your current option (${creditFor}).`
    : `You pay the difference: today we take ${formatPence(creditPence)} off the price (${creditFor}).`

interface OfferProps {
  readonly listing: OwnListing
  readonly option: OwnUpgrades['options'][number]
  readonly credit: number
}

function Offer({ listing: { listing, type, uid }, option, credit: pence }: OfferProps) {
  const { id, label, contents, unavailable } = option
  const off = pence === 0 ? '' : ` − ${formatPence(pence)} = ${formatPence(option.duePence)}`
  return (
    <>
      <p className="own-price">
        <b>{label}</b>{' '}
        <span>
          {formatPence(option.pence)}
          {off}
        </span>
      </p>
      <p>{contents}</p>
      {unavailable === null ? (
        <a className="secondary" href={paths.upgrade(type, uid, id)} aria-describedby={`own-${listing}`}>
          Upgrade to {label}
        </a>
      ) : (
        <p>
          {NOT_OFFERED}. {unavailable}
        </p>
      )}
    </>
  )
}
