import { useState } from 'react'
import type { PageProps } from '#shared/api/document-state.ts'
import type { PagesOfKind } from '#shared/journey/pages.ts'
import type { Turns } from './form/turns.ts'
import { CreateAdvertScreen } from './screens/create-advert/create-advert-screen.tsx'
import type { LawQuestions } from './screens/create-advert/law-questions.ts'
import { SitePage } from './site-page.tsx'

export type CreationPageProps = PageProps<PagesOfKind<'creation'>>

interface InBrowser {
  readonly law?: LawQuestions
  /** Where the document has the form already. */
  readonly turns?: Turns
}

/** The creation page. Its header changes when the user signs in here. */
export function CreationPage({ route, heading, state, operator, law, turns }: CreationPageProps & InBrowser) {
  const [who, setWho] = useState(state.who)
  return (
    <SitePage who={who} operator={operator}>
      <CreateAdvertScreen
        appType={route.appType}
        heading={heading}
        first={state}
        law={law ?? null}
        onSignedIn={setWho}
        turns={turns}
      />
    </SitePage>
  )
}
