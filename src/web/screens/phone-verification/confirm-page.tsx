import { useState } from 'react'
import { AccountPage } from '#web/account/account-page.tsx'
import { Refused } from '#web/account/refused.tsx'
import { PageLink } from './page-link.tsx'
import { shownNumber } from './shown-number.ts'
import type { Verification } from './use-verification.ts'

interface ConfirmPageProps extends Verification {
  readonly heading: string
}

/** Page 1: confirm the number. */
export function ConfirmPage({ heading, number, send, go, hrefOf }: ConfirmPageProps) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sendTo = async (): Promise<void> => {
    setBusy(true)
    setRefusal(null)
    const message = await send(number)
    if (message === null) return
    setRefusal(message)
    setBusy(false)
  }
  return (
    <AccountPage
      title={heading}
      lead="We’ll text you a code before your advert goes live, so that nobody can advertise in your name."
    >
      {refusal === null ? null : <Refused message={refusal} />}
      <dl className="number">
        <dt>We’ll text the code to</dt>
        <dd>
          <strong>{shownNumber(number)}</strong>
          <PageLink go={go} hrefOf={hrefOf} to={2}>
            Edit<span className="unseen"> the number</span>
          </PageLink>
        </dd>
      </dl>
      <p className="buttons">
        <button
          type="button"
          className="primary"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && void sendTo()}
        >
          {isBusy ? <span className="loader" aria-hidden="true" /> : null}
          {isBusy ? 'Sending…' : 'Send Code'}
        </button>
      </p>
    </AccountPage>
  )
}
