import { choosePassword } from '#shared/account/passwords.ts'
import type { PageProps } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { AccountForm } from '#web/account/account-form.tsx'
import { AccountPage } from '#web/account/account-page.tsx'
import { lineIn } from '#web/account/credentials-in.ts'
import { choosePassword as chooseBy } from '#web/api/account-api.ts'
import { setFlashMessage } from '#web/state/flash-message.ts'
import { tokenInHash } from '#web/state/token-in-hash.ts'
import { useBrowserValue } from '#web/ui/use-browser-value.ts'

/** The page behind an emailed password link. The server checks the link when the form is sent. */
export function ChoosePasswordScreen({ heading }: PageProps<'choose-password'>) {
  // Another link loads another document.
  const isWhole = useBrowserValue(() => tokenInHash() !== null, true)
  if (!isWhole) return <NoLink />
  return (
    <AccountPage
      title={heading}
      lead="You can use it to sign in on any device. We’ll sign you out everywhere else."
    >
      <AccountForm
        block={choosePassword}
        button="Save password"
        busy="Saving…"
        send={async (answers) => {
          const done = await chooseBy(tokenInHash() ?? '', lineIn(answers, 'newPassword'))
          if (!done.ok) return done.message
          setFlashMessage('We’ve saved your password. Use it the next time you sign in.')
          // Keeps the used link out of the history.
          location.replace(paths.unfinished())
          return null
        }}
      >
        <a href={paths.resetPassword('sell')}>Ask for a new link</a>
      </AccountForm>
    </AccountPage>
  )
}

function NoLink() {
  return (
    <AccountPage title="Part of this link is missing">
      <p>
        It may have been split over two lines in the email. Open it from the email again, or ask for a new
        one.
      </p>
      <p className="buttons">
        <a className="primary" href={paths.resetPassword('sell')}>
          Ask for a new link
        </a>
      </p>
    </AccountPage>
  )
}
