/** A page with one message and a link. */
export interface Notice {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly href: string; readonly text: string }
}

export function NoticeScreen({ title, paragraphs, link }: Notice) {
  return (
    <main id="main" className="notice-page">
      <h1>{title}</h1>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {link ? (
        <p className="buttons">
          <a className="primary" href={link.href}>
            {link.text}
          </a>
        </p>
      ) : null}
    </main>
  )
}
