import type { ReactNode } from 'react'
import type { VerificationPage } from '#shared/account/phone-verification.ts'
import type { Verification } from './use-verification.ts'

interface PageLinkProps extends Pick<Verification, 'go' | 'hrefOf'> {
  readonly to: VerificationPage
  readonly children: ReactNode
}

/** A link to one of the three pages. It works without a script too. */
export function PageLink({ go, hrefOf, to, children }: PageLinkProps) {
  return (
    <a
      href={hrefOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}
