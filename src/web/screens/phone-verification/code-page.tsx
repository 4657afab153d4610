import { enterCode } from '#shared/account/phone-verification.ts'
import { AccountForm } from '#web/account/account-form.tsx'
import { AccountPage } from '#web/account/account-page.tsx'
import { lineIn } from '#web/account/credentials-in.ts'
import { verifyCode } from '#web/api/account-api.ts'
import { finalSaveOfStored } from '#web/state/final-save.ts'
import { followFinal } from '#web/state/follow-final.ts'
import { useDraftStanding } from '#web/state/use-draft-standing.ts'
import { PageLink } from './page-link.tsx'
import { Resend } from './resend.tsx'
import { shownNumber } from './shown-number.ts'
import type { Verification } from './use-verification.ts'

/** Page 3: the code, then the final save (specification section 4). */
export function CodePage(verification: Verification) {
  const { appType, number, go, hrefOf } = verification
  const publishes = useDraftStanding(appType)?.isReady ?? false
  return (
    <AccountPage
      title="Enter the code"
      lead={
        <>
          We sent a text message to <strong className="nowrap">{shownNumber(number)}</strong>.
        </>
      }
    >
      <AccountForm
        block={enterCode}
        button={publishes ? 'Verify and publish' : 'Verify'}
        busy="Verifying…"
        send={async (answers) => {
          const done = await verifyCode(lineIn(answers, 'verificationCode'))
          if (!done.ok) return done.message
          followFinal(appType, await finalSaveOfStored(appType), 'You’ve confirmed your mobile number.')
          return null
        }}
      />
      <div className="not-received">
        <h2>No text message?</h2>
        <p>
          It can take a minute. Is the number wrong?{' '}
          <PageLink go={go} hrefOf={hrefOf} to={2}>
            Try again
          </PageLink>{' '}
          with another one.
        </p>
        <Resend {...verification} />
      </div>
    </AccountPage>
  )
}
