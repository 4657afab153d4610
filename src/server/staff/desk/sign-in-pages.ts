import { PASSWORD_HINT } from '#shared/account/new-password.ts'
import { STAFF_LINK_HOURS } from '#shared/account/single-use-links.ts'
import { counted } from '#shared/values/counted.ts'
import { html } from '#shared/values/html.ts'
import { textField } from './desk-form.ts'
import type { DeskPage } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import type { JoinErrors } from './join.ts'
import type { Enrolment } from './second-factor.ts'

interface TypedSignIn {
  readonly email: string
  readonly trouble?: string
  readonly status?: number
}

export const signInPage = ({ email, ...refused }: TypedSignIn): DeskPage => ({
  title: 'Sign in',
  ...refused,
  content: html`<form class="stack" method="post" action="${deskPaths.signIn()}">
${textField({ label: 'Email address', name: 'email', type: 'email', value: email, autocomplete: 'username' })}
${textField({ label: 'Password', name: 'password', type: 'password', autocomplete: 'current-password' })}
${textField({ label: 'Code', name: 'code', hint: 'From your authenticator app, or one of your recovery codes.', autocomplete: 'one-time-code' })}
<button>Sign in</button></form>`,
})

interface ShownInvitation extends Enrolment {
  readonly token: string
  readonly email: string
  readonly errors: JoinErrors
  readonly trouble?: string
}

export const invitationPage = ({
  token,
  email,
  key,
  qrCode,
  errors,
  trouble,
}: ShownInvitation): DeskPage => ({
  title: 'Join the desk',
  trouble: trouble ?? (Object.keys(errors).length > 0 ? 'Check your password and code.' : undefined),
  content: html`<p>You’re joining as ${email}. You need a password and an authenticator app on your phone.</p>
<h2>1. Add the desk to your app</h2>
<p>Scan this code with the app:</p>
<div class="qr" role="img" aria-label="QR code of the key below">${{ html: qrCode }}</div>
<p>Or type this key: <strong>${key}</strong></p>
<h2>2. Choose a password</h2>
<form class="stack" method="post" action="${deskPaths.invitation(token)}">
${textField({ label: 'New password', name: 'password', type: 'password', hint: PASSWORD_HINT, error: errors.password, autocomplete: 'new-password' })}
${textField({ label: 'Code', name: 'code', hint: 'The 6 digits your app shows now.', error: errors.code, autocomplete: 'one-time-code' })}
<button>Join</button></form>`,
})

export const noInvitationPage = (): DeskPage => ({
  title: 'This link doesn’t work any more',
  status: 404,
  content: html`<p>It works once, for ${counted(STAFF_LINK_HOURS, 'hour')}. Ask the person who sent it for a new one.</p>`,
})

export const recoveryCodesPage = (codes: readonly string[]): DeskPage => ({
  title: 'Your recovery codes',
  content: html`<p>Keep these where you can find them without your phone: print this page, or copy the codes into a password manager. You can use each one once, in place of the code from your app. We won’t show them again.</p>
<ul class="codes">${codes.map((code) => html`<li>${code}</li>`)}</ul>
<p><a href="${deskPaths.today()}">Continue to the desk</a></p>`,
})
