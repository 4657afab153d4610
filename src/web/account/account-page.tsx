import { type ReactNode, useEffect } from 'react'
import { useFlashMessage } from '#web/state/use-flash-message.ts'
import { FlashMessage } from '#web/ui/flash-message.tsx'
import { titlePage } from '#web/ui/page-title.ts'

interface AccountPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

export function AccountPage({ title, lead, children }: AccountPageProps) {
  useEffect(() => titlePage(title), [title])
  return (
    <main id="main" className="account-page">
      <FlashMessage text={useFlashMessage()} />
      <h1 tabIndex={-1}>{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      {children}
    </main>
  )
}
