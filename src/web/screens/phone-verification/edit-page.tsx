import { useRef } from 'react'
import { asksForNumber, editNumber } from '#shared/account/phone-verification.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { AccountForm } from '#web/account/account-form.tsx'
import { AccountPage } from '#web/account/account-page.tsx'
import { lineIn } from '#web/account/credentials-in.ts'
import { PageLink } from './page-link.tsx'
import { shownNumber } from './shown-number.ts'
import type { Verification } from './use-verification.ts'

/** Page 2: another number, typed with its dial code. */
export function EditPage({ number, send, go, hrefOf }: Verification) {
  const isKnown = !asksForNumber(number)
  const saved = useRef<AnyAnswers>(isKnown ? { confirmMobileNumber: shownNumber(number) } : {})
  return (
    <AccountPage title="Your mobile number" lead="We’ll text you a code to confirm it.">
      <AccountForm
        block={editNumber}
        button="Send Code"
        busy="Sending…"
        saved={saved}
        send={(answers) => send({ phone: lineIn(answers, 'confirmMobileNumber'), dialCode: null })}
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
