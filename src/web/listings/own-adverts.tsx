import { useState } from 'react'
import { isOnline, type OwnListing } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { OwnList } from '#web/advert/own-list.tsx'
import { SupportText } from '#web/ui/support-text.tsx'
import { AskWithdraw } from './ask-withdraw.tsx'
import { ConfirmPhone } from './confirm-phone.tsx'
import { DownloadAll, Downloads } from './downloads.tsx'
import { OwnLaw } from './own-law.tsx'
import { OwnPhoneChoice } from './own-phone.tsx'
import { OwnPortals } from './own-portals.tsx'
import { type Action, type ListingChange, useAction } from './use-action.ts'
import { WhatWasBought } from './what-was-bought.tsx'

interface OwnAdvertsProps {
  readonly listings: readonly OwnListing[]
  readonly editPath: (appType: AppType, uuid: string) => string
  readonly copyPath: (appType: AppType, uuid: string) => string
}

/** Published adverts to view, edit, withdraw and republish. */
export function OwnAdverts({ listings: first, editPath, copyPath }: OwnAdvertsProps) {
  const [listings, setListings] = useState(first)
  const [asked, ask] = useState<OwnListing | null>(null)
  const changeOf =
    (listing: string) =>
    (change: ListingChange): void =>
      setListings((all) => all.map((one) => (one.listing === listing ? change(one) : one)))
  const { busy, problem, act } = useAction(changeOf)
  return (
    <>
      <OwnList
        listings={listings}
        renderActions={(listing) => (
          <>
            <Warnings listing={listing} problem={problem} editPath={editPath} />
            <Actions
              listing={listing}
              edit={editPath(listing.type, listing.uid)}
              copy={copyPath(listing.type, listing.uid)}
              isBusy={busy.has(listing.listing)}
              onWithdraw={() => ask(listing)}
              onRepublish={() => void act(listing, 'republish')}
              onDecide={(wanted) => void act(listing, wanted)}
            />
            <MoreActions listing={listing} onChange={changeOf(listing.listing)} editPath={editPath} />
          </>
        )}
      />
      <DownloadAll listings={listings} />
      {asked ? (
        <AskWithdraw
          listing={asked}
          onClose={() => ask(null)}
          onWithdraw={() => void act(asked, 'withdraw')}
        />
      ) : null}
    </>
  )
}

interface WarningsProps extends ProblemProps, Pick<OwnAdvertsProps, 'editPath'> {}

/** What the law stops allowing in it, and what the last action failed of. */
const Warnings = ({ listing, problem, editPath }: WarningsProps) => (
  <>
    <OwnLaw listing={listing} edit={editPath(listing.type, listing.uid)} />
    <Problem problem={problem} listing={listing} />
  </>
)

/** What its owner can keep of it. */
const Papers = ({ listing }: Pick<OwnListing, 'listing'>) => (
  <>
    <a className="secondary" href={paths.receipt(listing)} aria-describedby={`own-${listing}`}>
      Receipt
    </a>
    <Downloads
      what="this advert"
      hrefOf={(format) => paths.exportAdvert(listing, format)}
      of={`own-${listing}`}
    />
  </>
)

interface MoreActionsProps extends Pick<OwnAdvertsProps, 'editPath'> {
  readonly listing: OwnListing
  readonly onChange: (change: ListingChange) => void
}

const MoreActions = ({ listing, onChange, editPath }: MoreActionsProps) => (
  <>
    {listing.state === 'removed' ? null : <Papers listing={listing.listing} />}
    <ConfirmPhone listing={listing} onChange={onChange} />
    <OwnPortals listing={listing} onChange={onChange} />
    <WhatWasBought listing={listing} onChange={onChange} editPath={editPath} />
  </>
)

interface ProblemProps extends Pick<Action, 'problem'> {
  readonly listing: OwnListing
}

function Problem({ problem, listing }: ProblemProps) {
  if (problem?.listing !== listing.listing) return null
  return (
    <p className="own-problem error" role="alert">
      <SupportText text={problem.message} topic="taken-down" reference={referenceOf(listing.listing)} />
    </p>
  )
}

interface ActionsProps {
  readonly listing: OwnListing
  readonly edit: string
  readonly copy: string
  readonly isBusy: boolean
  readonly onWithdraw: () => void
  readonly onRepublish: () => void
  readonly onDecide: (wanted: 'shown' | 'hidden') => void
}

function Actions({ listing, edit, copy, isBusy, onWithdraw, onRepublish, onDecide }: ActionsProps) {
  const { state } = listing
  const about = `own-${listing.listing}`
  const isShown = isOnline(listing)
  const press = isShown ? onWithdraw : onRepublish
  if (state === 'removed') {
    return (
      <Link
        href={paths.contact('taken-down', referenceOf(listing.listing))}
        text="Contact us about this"
        about={about}
      />
    )
  }
  return (
    <>
      <OwnPhoneChoice listing={listing} isBusy={isBusy} onDecide={onDecide} />
      {isShown ? <Link href={paths.advert(listing.listing)} text="View advert" about={about} /> : null}
      <Link href={edit} text="Edit" about={about} />
      <Link href={copy} text="Make a copy" about={about} />
      <button
        type="button"
        className="secondary needs-script"
        aria-describedby={about}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && press()}
      >
        {isBusy ? 'One moment…' : isShown ? 'Withdraw' : 'Put back online'}
      </button>
    </>
  )
}

interface LinkProps {
  readonly href: string
  readonly text: string
  /** The id of what says which advert it is. */
  readonly about: string
}

const Link = ({ href, text, about }: LinkProps) => (
  <a className="secondary" href={href} aria-describedby={about}>
    {text}
  </a>
)
