import type { ReactNode } from 'react'
import { paths } from '#shared/journey/paths.ts'
import { LEGAL_PAGES, PRODUCT } from '#shared/product.ts'
import { SiteFrame } from './ui/site-frame.tsx'

/** A page of the site: what every page has around it, with our own name and links. */
export function SitePage({ children }: { readonly children: ReactNode }) {
  return (
    <SiteFrame name={PRODUCT.name} home={paths.chooseListingType()} links={Object.values(LEGAL_PAGES)}>
      {children}
    </SiteFrame>
  )
}
