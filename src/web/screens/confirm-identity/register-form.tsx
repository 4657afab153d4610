import { register } from '#shared/account/register.ts'
import type { AppType } from '#shared/form/block.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { AccountForm } from '#web/account/account-form.tsx'
import { lineIn } from '#web/account/credentials-in.ts'
import { OtherSites } from '#web/account/sign-in-form.tsx'
import type { SocialSignInProps } from '#web/account/use-social-sign-in.ts'
import { register as registerBy } from '#web/api/account-api.ts'
import { answersOfBlock } from '#web/api/draft-answers.ts'
import type { FormActions, Values } from '#web/form/form-store.ts'
import { storedDraft } from '#web/state/stored-draft.ts'
import { goOnRegistered } from './go-on.ts'

interface RegisterFormProps {
  readonly appType: AppType
  readonly kept: { current: Values }
  /** By another site, for whoever has an account there. */
  readonly onSignedIn: SocialSignInProps['onSignedIn']
}

export function RegisterForm({ appType, kept, onSignedIn }: RegisterFormProps) {
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
        fill={(actions, values) => void fillFromDraft(appType, actions, values)}
      />
    </>
  )
}

/** What the advert says about reaching its owner is not asked again (specification section 3, Listing draft fields). */
async function fillFromDraft(appType: AppType, actions: FormActions, values: () => Values): Promise<void> {
  const uuid = storedDraft(appType)
  if (uuid === null) return
  const answers = await answersOfBlock(appType, uuid, 'sendEnquiries')
  const known = { email: answers?.['enquiryEmail'], mobile: answers?.['enquiryPhone'] }
  const missing = Object.entries(known).filter(([name, value]) => isEmpty(values()[name]) && !isEmpty(value))
  if (missing.length > 0) actions.assign(Object.fromEntries(missing))
}
