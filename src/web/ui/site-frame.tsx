import type { ReactNode } from 'react'

interface FrameProps {
  readonly name: string
  readonly home: string
  /** What there is to see, in this window. */
  readonly adverts: { readonly href: string; readonly text: string }
  readonly links: readonly { readonly href: string; readonly text: string }[]
  /** What stands at the end of the page's head. */
  readonly account: ReactNode
  readonly children: ReactNode
}

/** What every page has around it: the skip link, the name on its board, the footer. */
export function SiteFrame({ name, home, adverts, links, account, children }: FrameProps) {
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
        <a href={adverts.href}>{adverts.text}</a>
        {links.map(({ href, text }) => (
          <a key={href} href={href} target="_blank" rel="noreferrer">
            {text}
            <span className="unseen"> (opens in a new tab)</span>
          </a>
        ))}
      </footer>
    </>
  )
}
