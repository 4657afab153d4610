import { forgottenPassword } from '#shared/account/passwords.ts'
import { RESET_LINK_MINUTES } from '#shared/account/single-use-links.ts'
import type { PageProps } from '#shared/api/document-state.ts'
import { afterReset } from '#shared/journey/next-step.ts'
import { paths } from '#shared/journey/paths.ts'
import { AccountForm } from '#web/account/account-form.tsx'
import { AccountPage } from '#web/account/account-page.tsx'
import { lineIn } from '#web/account/credentials-in.ts'
import { remindPassword } from '#web/api/account-api.ts'
import { MarkedNavigation } from '#web/journey/marked-navigation.tsx'
import { setFlashMessage } from '#web/state/flash-message.ts'

/** The specification's wording (section 2, Forgotten password). */
const RESET = 'Password has been reseted. Please check your email.'

export function ResetPasswordScreen({ route: { appType }, heading, state }: PageProps<'reset-password'>) {
  return (
    <>
      <MarkedNavigation appType={appType} current="reset-password" state={state} />
      <AccountPage
        title={heading}
        lead={`We’ll email you a link to choose a new one. The link works once, for ${RESET_LINK_MINUTES} minutes.`}
      >
        <AccountForm
          block={forgottenPassword}
          button="Reset Password"
          busy="Sending…"
          send={async (answers) => {
            const done = await remindPassword(lineIn(answers, 'email'))
            if (!done.ok) return done.message
            setFlashMessage(RESET)
            const step = afterReset(appType)
            if (step.kind === 'go') location.assign(step.path)
            return null
          }}
        >
          <a href={paths.signIn(appType)}>Back to login</a>
        </AccountForm>
      </AccountPage>
    </>
  )
}
