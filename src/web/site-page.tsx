import type { ReactNode } from 'react'
import type { Who } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { LEGAL_PAGES, PRODUCT } from '#shared/product.ts'
import { AccountMenu } from './ui/account-menu.tsx'
import { SiteFrame } from './ui/site-frame.tsx'

interface SitePageProps {
  readonly who: Who | null
  readonly children: ReactNode
}

/** A page of the site: what every page has around it, with our own name and links. */
export function SitePage({ who, children }: SitePageProps) {
  const menu = (
    <AccountMenu
      email={who?.email ?? null}
      listings={who?.isAgent ? paths.agentListing() : paths.unfinished()}
      signIn={paths.signInForListings()}
      signOut={paths.signOut()}
    />
  )
  return (
    <SiteFrame
      name={PRODUCT.name}
      home={paths.chooseListingType()}
      adverts={{ href: paths.adverts(), text: 'Homes for sale and to let' }}
      links={Object.values(LEGAL_PAGES)}
      account={menu}
    >
      {children}
    </SiteFrame>
  )
}
