import { LIMITS } from '#shared/advert/limits.ts'
import { isOnline, type OwnListing } from '#shared/api/own-listing.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'

interface WhatNextProps {
  readonly listing: OwnListing
  readonly edit: string
  readonly listed: string
}

/** The page is kept, and opened again when the advert is offline. */
export function WhatNext({ listing: own, edit, listed }: WhatNextProps) {
  const { listing, state } = own
  return (
    <>
      <h2>What happens next</h2>
      <ul className="next-steps">
        {isOnline(own) ? <WhileOnline listing={own} /> : null}
        {state === 'removed' ? null : (
          <li>
            To change something, <a href={edit}>edit your advert</a>.{' '}
            {state === 'live' ? 'It stays online while you do this.' : null}
          </li>
        )}
        {isOnline(own) ? (
          <li>
            To take it offline, withdraw it under <a href={listed}>Your adverts</a>. You can put it back
            online there.
          </li>
        ) : null}
        <li>
          Your <a href={paths.receipt(listing)}>receipt of care</a> says what we checked before it was
          published.
        </li>
        <li>
          If something’s wrong with the advert or with your order,{' '}
          <a href={paths.contact('advert', referenceOf(listing))}>contact us</a>.
        </li>
      </ul>
    </>
  )
}

function WhileOnline({ listing: { state, type, liveFrom } }: Pick<WhatNextProps, 'listing'>) {
  return (
    <>
      <li>
        {state === 'live'
          ? `It can take up to ${LIMITS.minutesUntilFound} minutes for your advert to appear in searches.`
          : `It will appear in searches from ${formatDate(liveFrom)}.`}
      </li>
      <li>
        {type === 'let' ? 'Renters' : 'Buyers'} will contact you the way you chose. We don’t show your email
        address: we pass messages on.
      </li>
    </>
  )
}
