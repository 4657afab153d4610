import { AGENCY_ROLES } from '#shared/account/agency-people.ts'
import type { AgencyView, InvitationHitch } from '#shared/api/agency-view.ts'
import { paths } from '#shared/journey/paths.ts'

type InvitationView = Extract<AgencyView, { readonly name: 'invitation' }>
type Ending = Extract<AgencyView, { readonly name: 'ended' }>['as']

export function Invitation({ view }: { readonly view: InvitationView }) {
  const role = AGENCY_ROLES.find(({ id }) => id === view.role)
  return (
    <>
      <p className="lead">
        You’d see the homes its software sends. Your part: {role?.label}, who {role?.may}.
      </p>
      {view.hitch === null ? (
        <form method="post">
          <button type="submit" className="primary">
            Join {view.agency}
          </button>
        </form>
      ) : (
        <Hitch hitch={view.hitch} email={view.email} />
      )}
    </>
  )
}

function Hitch({ hitch, email }: { readonly hitch: InvitationHitch; readonly email: string }) {
  switch (hitch) {
    case 'guest':
      return (
        <>
          <p>
            Sign in with {email}, or create an agent account with it. Then open the link in our email again.
          </p>
          <p className="buttons">
            <a className="primary" href={paths.agentSignIn()}>
              Sign in
            </a>
            <a href={paths.agentRegister()}>Create an agent account</a>
          </p>
        </>
      )
    case 'other-address':
      return (
        <p>
          This invitation is for {email}, and you’re signed in with another address. Sign out, sign in with{' '}
          {email}, and open the link again.
        </p>
      )
    case 'seller':
      return (
        <p>
          {email} is the address of someone who sells or lets their own home. Ask the agency to invite you at
          another address.
        </p>
      )
    case 'unconfirmed':
      return <Unconfirmed />
    case 'elsewhere':
      return (
        <p>
          You’ve already joined an agency. <a href={paths.agency()}>See its homes</a>.
        </p>
      )
  }
}

const Unconfirmed = () => (
  <p>
    Open the link in the email we sent when you registered, or{' '}
    <a href={paths.resetPassword('sell')}>ask for a new password</a>: its link confirms your address, too.
  </p>
)

export const ENDED_TITLES: Readonly<Record<Ending, string>> = {
  missing: 'This invitation has ended',
  unconfirmed: 'Confirm your email address',
  nothing: 'We can’t find this page',
}

export function Ended({ as }: { readonly as: Ending }) {
  if (as === 'unconfirmed') return <Unconfirmed />
  if (as === 'nothing') {
    return (
      <p>
        Check the address. You may not have access to this page.{' '}
        <a href={paths.agentListing()}>See your adverts</a>.
      </p>
    )
  }
  return <p>The link has been used or replaced, or it’s too old. Ask the agency for a new one.</p>
}
