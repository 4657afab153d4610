import { agentRegister } from '#shared/account/register.ts'
import type { PageProps } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { AccountForm } from '#web/account/account-form.tsx'
import { AccountPage } from '#web/account/account-page.tsx'
import { lineIn } from '#web/account/credentials-in.ts'
import { registerAgent } from '#web/api/account-api.ts'
import { setFlashMessage } from '#web/state/flash-message.ts'

export function AgentRegisterScreen({ heading }: PageProps<'agent-register'>) {
  return (
    <AccountPage title={heading} lead="Agents advertise homes to sell and to let free of charge.">
      <p className="switch">
        <span>Do you already have an account?</span> <a href={paths.agentSignIn()}>Sign In</a>
      </p>
      <AccountForm
        block={agentRegister}
        button="Create My Agent Account"
        busy="Creating your account…"
        send={async (answers) => {
          const done = await registerAgent({
            agency_name: lineIn(answers, 'agencyName'),
            firstname: lineIn(answers, 'firstName'),
            lastname: lineIn(answers, 'lastName'),
            email: lineIn(answers, 'email'),
            phone: lineIn(answers, 'mobile'),
          })
          if (!done.ok) return done.message
          setFlashMessage('You’ve created your account. We’ve emailed you a link to choose a password.')
          location.assign(paths.agentListing())
          return null
        }}
      />
    </AccountPage>
  )
}
