import { useCallback, useEffect, useState } from 'react'
import type { PageProps } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { AccountPage } from '#web/account/account-page.tsx'
import { openDraftLink } from '#web/api/account-api.ts'
import { tokenInHash } from '#web/state/token-in-hash.ts'

const NOT_WHOLE = 'Part of this link is missing. Open it from the email again.'

/** Opens an emailed draft link in this browser. */
export function OpenDraftScreen({ heading }: PageProps<'open-draft'>) {
  const [problem, setProblem] = useState<string | null>(null)
  const open = useCallback(async () => {
    setProblem(null)
    const token = tokenInHash()
    const opened = token === null ? null : await openDraftLink(token)
    if (opened?.ok) location.replace(paths.load(opened.result.app_type, opened.result.uuid))
    else setProblem(opened?.message ?? NOT_WHOLE)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => void open())
    return () => clearTimeout(timer)
  }, [open])
  return (
    <AccountPage title={problem === null ? heading : 'We couldn’t open your advert'}>
      <div role="status">
        {problem === null ? (
          <p className="opening">
            <span className="loader" aria-hidden="true" />
            This takes a moment.
          </p>
        ) : (
          <p>{problem}</p>
        )}
      </div>
      {problem === null ? null : (
        <p className="buttons">
          <button type="button" className="primary" onClick={() => void open()}>
            Try again
          </button>
          <a href={paths.chooseListingType()}>Start an advert</a>
        </p>
      )}
    </AccountPage>
  )
}
