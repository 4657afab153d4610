import { useEffect, useRef } from 'react'
import type { PageProps } from '#shared/api/document-state.ts'
import { MarkedNavigation } from '#web/journey/marked-navigation.tsx'
import { CodePage } from './code-page.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { EditPage } from './edit-page.tsx'
import { useVerification } from './use-verification.ts'

const PAGES = { 1: ConfirmPage, 2: EditPage, 3: CodePage } as const

/** Confirms a mobile number on three pages: check it, change it, enter the code (specification section 2). */
export function PhoneVerificationScreen({
  route: { appType },
  heading,
  state,
}: PageProps<'phone-number-verification'>) {
  const verification = useVerification(appType, state.user, state.search)
  const { page } = verification
  const before = useRef(page)
  useEffect(() => {
    if (before.current !== page) document.querySelector('h1')?.focus()
    before.current = page
  }, [page])
  const Page = PAGES[page]
  return (
    <>
      <MarkedNavigation appType={appType} current="phone-number-verification" state={state} />
      <Page key={page} heading={heading} {...verification} />
    </>
  )
}
