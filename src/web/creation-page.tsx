import { useState } from 'react'
import type { FirstState } from '#shared/api/document-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { CreateAdvertScreen } from './screens/create-advert/create-advert-screen.tsx'
import { SitePage } from './site-page.tsx'

/** The creation page. Its head changes when somebody signs in on it. */
export function CreationPage({ appType, first }: { readonly appType: AppType; readonly first: FirstState }) {
  const [who, setWho] = useState(first.who)
  return (
    <SitePage who={who}>
      <CreateAdvertScreen appType={appType} first={first} onSignedIn={setWho} />
    </SitePage>
  )
}
