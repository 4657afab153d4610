import { Fragment, type ReactNode } from 'react'
import type { SignedInUser } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { type Operator, tradingDisclosures } from '#shared/operator.ts'
import { LEGAL_PAGES, PRODUCT } from '#shared/product.ts'
import { AccountMenu } from './ui/account-menu.tsx'
import { SiteFrame } from './ui/site-frame.tsx'

interface SitePageProps {
  readonly who: SignedInUser | null
  readonly operator: Operator
  readonly children: ReactNode
}

const FOOTER_PAGES = [
  { href: paths.adverts(), text: 'Homes for sale and to let' },
  { href: paths.contact(), text: 'Contact us' },
]

/** The site's layout with our name and links. */
export function SitePage({ who, operator, children }: SitePageProps) {
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
      pages={FOOTER_PAGES}
      links={Object.values(LEGAL_PAGES)}
      account={menu}
      imprint={<Imprint operator={operator} />}
    >
      {children}
    </SiteFrame>
  )
}

/** The law requires a company's details on its website. */
function Imprint({ operator }: { readonly operator: Operator }) {
  const [name = '', ...rest] = tradingDisclosures(operator)
  return (
    <p className="imprint">
      <span>{`${PRODUCT.name} is run by ${name}.`}</span>{' '}
      {rest.map((line) => (
        <Fragment key={line}>
          <span>{`${line}.`}</span>{' '}
        </Fragment>
      ))}
      {operator.isSandbox ? (
        <span data-sandbox="operator">
          <strong>Sandbox.</strong> This operator is invented.
        </span>
      ) : null}
    </p>
  )
}
