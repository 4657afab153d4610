import type { SignedInUser } from '#shared/api/document-state.ts'
import { signedInAlert } from '#shared/journey/next-step.ts'
import { paths } from '#shared/journey/paths.ts'
import { SignInForm } from '#web/account/sign-in-form.tsx'
import { SocialSandbox } from '#web/account/social-sandbox.tsx'
import type { SignInResult } from '#web/api/account-api.ts'
import { lostDraft } from '#web/state/arrival.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCreateAdvert } from './use-create-advert.ts'

/** Specification section 2. The draft moves to the account, and the page stays unless it is complete. */
export function SignInDialog({ onSignedIn }: { onSignedIn: (who: SignedInUser) => void }) {
  const { appType, currentUser, draft, form, leaveFor } = useCreateAdvert()
  const isComplete = form.store.getState().walked.every(({ valid }) => valid)
  const close = (): void => currentUser.setState({ isSigningIn: false })
  const goOn = ({ isAgent, seller_verified, email }: SignInResult & { email: string }): void => {
    // The draft that did not open may belong to this account.
    const lost = lostDraft()
    if (isAgent) return leaveFor(paths.agentListing())
    if (lost !== null) return leaveFor(paths.load(appType, lost))
    form.actions.assign({ userAgent: false })
    const flashMessage = signedInAlert(appType)
    const continuesToNext = form.store.getState().walked.every(({ valid }) => valid)
    currentUser.setState({
      userType: 'standard',
      verified: seller_verified,
      isSigningIn: false,
      flashMessage,
      continuesToNext,
    })
    onSignedIn({ email, isAgent })
    // The session may have ended while the page was open.
    void draft.save()
    // The link that opened the dialog is gone.
    setTimeout(() => document.getElementById('flash-message')?.focus())
  }
  return (
    <Dialog title="Do you already have an account?" onClose={close}>
      <SocialSandbox />
      {isComplete ? (
        <p>
          Your advert is complete. If your mobile number is confirmed, signing in publishes it, or opens the
          checkout.
        </p>
      ) : null}
      <SignInForm prepare={() => draft.save()} onSignedIn={goOn}>
        <a href={paths.resetPassword(appType)}>Forgotten Password</a>
      </SignInForm>
      <p className="dialog-foot">
        No account yet? <a href={paths.confirmIdentity(appType)}>Register</a> now or at the end.
      </p>
    </Dialog>
  )
}
