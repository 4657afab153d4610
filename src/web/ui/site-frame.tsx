import type { ReactNode } from 'react'

interface FooterLink {
  readonly href: string
  readonly text: string
}

interface FrameProps {
  readonly name: string
  readonly home: string
  /** Links of the footer that open in this window. */
  readonly pages: readonly FooterLink[]
  /** Links of the footer that open in another one, so that a form is not left for them. */
  readonly links: readonly FooterLink[]
  readonly account: ReactNode
  /** Who runs the site. */
  readonly imprint: ReactNode
  readonly children: ReactNode
}

/** The site's layout: skip link, header and footer. */
export function SiteFrame({ name, home, pages, links, account, imprint, children }: FrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the main content
      </a>
      <header className="site-head">
        <a className="brand" href={home}>
          <svg viewBox="0 0 24 28" width="24" height="28" aria-hidden="true">
            <path d="M4 3v22M4 7h6M4 14h6" />
            <rect x="8" y="5" width="16" height="11" rx="2" />
          </svg>
          {name}
        </a>
        {account}
      </header>
      {children}
      <footer className="site-foot">
        {pages.map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
        {links.map(({ href, text }) => (
          <a key={href} href={href} target="_blank" rel="noreferrer">
            {text}
            <span className="unseen"> (opens in a new tab)</span>
          </a>
        ))}
        {imprint}
      </footer>
    </>
  )
}
