import { useState } from 'react'
import type { PageProps } from '#shared/api/document-state.ts'
import type { PagesOfKind } from '#shared/journey/pages.ts'
import { CreateAdvertScreen } from './screens/create-advert/create-advert-screen.tsx'
import { SitePage } from './site-page.tsx'

export type CreationPageProps = PageProps<PagesOfKind<'creation'>>

/** The creation page. Its header changes when the user signs in here. */
export function CreationPage({ route: { appType }, heading, state, operator }: CreationPageProps) {
  const [who, setWho] = useState(state.who)
  return (
    <SitePage who={who} operator={operator}>
      <CreateAdvertScreen appType={appType} heading={heading} first={state} onSignedIn={setWho} />
    </SitePage>
  )
}
