import { agentSignIn } from '#shared/account/sign-in.ts'
import type { PageProps } from '#shared/api/document-state.ts'
import { paths } from '#shared/journey/paths.ts'
import { AccountForm } from '#web/account/account-form.tsx'
import { AccountPage } from '#web/account/account-page.tsx'
import { credentialsIn } from '#web/account/credentials-in.ts'
import { signInAgent } from '#web/api/account-api.ts'

export function AgentSignInScreen({ heading }: PageProps<'agent-sign-in'>) {
  return (
    <AccountPage title={heading}>
      <p className="switch">
        <span>Don’t have an agent account?</span> <a href={paths.agentRegister()}>Create one</a>
      </p>
      <AccountForm
        block={agentSignIn}
        button="Sign In"
        busy="Signing in…"
        send={async (answers) => {
          const done = await signInAgent(credentialsIn(answers))
          if (!done.ok) return done.message
          // The account may belong to a seller or landlord.
          location.assign(done.result.isAgent ? paths.agentListing() : paths.unfinished())
          return null
        }}
      >
        <a href={paths.resetPassword('sell')}>Forgotten Password</a>
      </AccountForm>
    </AccountPage>
  )
}
