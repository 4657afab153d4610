import type { ReactNode } from 'react'

interface FrameProps {
  readonly name: string
  readonly home: string
  readonly links: readonly { readonly href: string; readonly text: string }[]
  readonly children: ReactNode
}

/** What every page has around it: the skip link, the name on its board, the footer. */
export function SiteFrame({ name, home, links, children }: FrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the main content
      </a>
      <header className="site-head">
        <a className="brand" href={home}>
          <svg viewBox="0 0 24 28" width="20" height="24" aria-hidden="true">
            <path d="M3 1.5v25" />
            <path className="board" d="M6 5h16v10H6z" />
          </svg>
          {name}
        </a>
      </header>
      {children}
      <footer className="site-foot">
        {links.map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </footer>
    </>
  )
}
