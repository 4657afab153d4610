import { register } from '#shared/account/register.ts'
import type { AppType } from '#shared/form/block.ts'
import { AccountForm } from '#web/account/account-form.tsx'
import { lineIn } from '#web/account/credentials-in.ts'
import { OtherSites } from '#web/account/sign-in-form.tsx'
import type { Fill } from '#web/account/use-live-form.ts'
import type { SocialSignInProps } from '#web/account/use-social-sign-in.ts'
import { register as registerBy } from '#web/api/account-api.ts'
import type { Values } from '#web/form/form-store.ts'
import { goOnRegistered } from './go-on.ts'

interface RegisterFormProps {
  readonly appType: AppType
  readonly kept: { current: Values }
  readonly fill: Fill
  /** By another site, for whoever has an account there. */
  readonly onSignedIn: SocialSignInProps['onSignedIn']
}

export function RegisterForm({ appType, kept, fill, onSignedIn }: RegisterFormProps) {
  const send = async (values: Values): Promise<string | null> => {
    const done = await registerBy({
      title: Number(values['title']),
      firstname: lineIn(values, 'firstName'),
      lastname: lineIn(values, 'lastName'),
      email: lineIn(values, 'email'),
      phone: lineIn(values, 'mobile'),
    })
    if (!done.ok) return done.message
    goOnRegistered(appType)
    return null
  }
  return (
    <>
      <OtherSites onSignedIn={onSignedIn} />
      <AccountForm
        block={register}
        button="Register and continue"
        busy="Registering…"
        send={send}
        kept={kept}
        fill={fill}
      />
    </>
  )
}
