import { useRef } from 'react'
import { asksForNumber, editNumber } from '#shared/account/phone-verification.ts'
import { AccountForm } from '#web/account/account-form.tsx'
import { AccountPage } from '#web/account/account-page.tsx'
import { lineIn } from '#web/account/credentials-in.ts'
import type { Values } from '#web/form/form-store.ts'
import { PageLink } from './page-link.tsx'
import { shownNumber } from './shown-number.ts'
import type { Verification } from './use-verification.ts'

/** Page 2: another number, whose dial code is the one that is typed with it. */
export function EditPage({ number, send, go, hrefOf }: Verification) {
  const isKnown = !asksForNumber(number)
  const kept = useRef<Values>(isKnown ? { confirmMobileNumber: shownNumber(number) } : {})
  return (
    <AccountPage title="Your mobile number" lead="We text you a code to confirm it.">
      <AccountForm
        block={editNumber}
        button="Send Code"
        busy="Sending…"
        kept={kept}
        send={(values) => send({ phone: lineIn(values, 'confirmMobileNumber'), dialCode: null })}
      >
        {isKnown ? (
          <PageLink go={go} hrefOf={hrefOf} to={1}>
            Back
          </PageLink>
        ) : null}
      </AccountForm>
    </AccountPage>
  )
}
