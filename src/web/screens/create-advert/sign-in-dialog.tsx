import type { Who } from '#shared/api/document-state.ts'
import { signedInAlert } from '#shared/journey/next-step.ts'
import { paths } from '#shared/journey/paths.ts'
import { SignInForm } from '#web/account/sign-in-form.tsx'
import { SocialSandbox } from '#web/account/social-sandbox.tsx'
import type { LetIn } from '#web/api/account-api.ts'
import { lostDraft } from '#web/state/arrival.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCreateAdvert } from './use-create-advert.ts'

/** The compact sign-in modal (specification section 2). The page goes on as it is, unless every answer is in place; its draft moves to the account. */
export function SignInDialog({ onSignedIn }: { onSignedIn: (who: Who) => void }) {
  const { appType, person, draft, form, leaveFor } = useCreateAdvert()
  const close = (): void => person.setState({ isSigningIn: false })
  const goOn = ({ isAgent, seller_verified, email }: LetIn & { email: string }): void => {
    // Whose draft did not open here may be the one who signed in now.
    const lost = lostDraft()
    if (isAgent) return leaveFor(paths.agentListing())
    if (lost !== null) return leaveFor(paths.load(appType, lost))
    form.actions.assign({ userAgent: false })
    const told = signedInAlert(appType)
    const goesOn = form.store.getState().walked.every(({ valid }) => valid)
    person.setState({ userType: 'standard', verified: seller_verified, isSigningIn: false, told, goesOn })
    onSignedIn({ email, isAgent })
    // What opened the dialog is not there any more.
    setTimeout(() => document.getElementById('told')?.focus())
  }
  return (
    <Dialog title="Do you already have an account?" onClose={close}>
      <SocialSandbox />
      <SignInForm prepare={() => draft.save()} onSignedIn={goOn}>
        <a href={paths.resetPassword(appType)}>Forgotten Password</a>
      </SignInForm>
      <p className="dialog-foot">
        You have none yet? <a href={paths.confirmIdentity(appType)}>Register</a>, now or at the end.
      </p>
    </Dialog>
  )
}
