import type { OwnListing } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'
import { BuyAgain } from './buy-again.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { UpgradeOffer } from './upgrade-offer.tsx'
import type { ListingChange } from './use-action.ts'

interface WhatWasBoughtProps {
  readonly listing: OwnListing
  readonly onChange: (change: ListingChange) => void
  readonly editPath: (appType: AppType, uuid: string) => string
}

/** What can be done about it. */
export const WhatWasBought = ({ listing, onChange, editPath }: WhatWasBoughtProps) => (
  <>
    <UpgradeOffer listing={listing} />
    <CancelOrder listing={listing} onChange={onChange} />
    <BuyAgain listing={listing} editPath={editPath} />
  </>
)
