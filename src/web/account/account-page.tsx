import { type ReactNode, useEffect } from 'react'
import { useTold } from '#web/state/use-told.ts'
import { titlePage } from '#web/ui/page-title.ts'
import { ToldNote } from '#web/ui/told-note.tsx'

interface AccountPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page about accounts: what the page before left to be told, a heading, and one narrow column. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  useEffect(() => titlePage(title), [title])
  return (
    <main id="main" className="account-page">
      <ToldNote text={useTold()} />
      <h1 tabIndex={-1}>{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      {children}
    </main>
  )
}
