import { register } from '#shared/account/register.ts'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { AccountForm } from '#web/account/account-form.tsx'
import { lineIn } from '#web/account/credentials-in.ts'
import { OtherSites } from '#web/account/sign-in-form.tsx'
import type { Prefill } from '#web/account/use-live-form.ts'
import type { SocialSignInProps } from '#web/account/use-social-sign-in.ts'
import { register as registerBy } from '#web/api/account-api.ts'
import { continueRegistered } from './go-on.ts'

interface RegisterFormProps {
  readonly appType: AppType
  readonly saved: { current: AnyAnswers }
  readonly fill: Prefill
  /** For users who sign in with another site. */
  readonly onSignedIn: SocialSignInProps['onSignedIn']
}

export function RegisterForm({ appType, saved, fill, onSignedIn }: RegisterFormProps) {
  const send = async (answers: AnyAnswers): Promise<string | null> => {
    const done = await registerBy({
      title: Number(answers['title']),
      firstname: lineIn(answers, 'firstName'),
      lastname: lineIn(answers, 'lastName'),
      email: lineIn(answers, 'email'),
      phone: lineIn(answers, 'mobile'),
    })
    if (!done.ok) return done.message
    continueRegistered(appType)
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
        saved={saved}
        fill={fill}
      />
    </>
  )
}
