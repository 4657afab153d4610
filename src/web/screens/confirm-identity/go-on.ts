import type { AppType } from '#shared/form/block.ts'
import { afterRegister, afterSignIn, signedInAlert } from '#shared/journey/next-step.ts'
import { paths } from '#shared/journey/paths.ts'
import type { SignInResult } from '#web/api/account-api.ts'
import { finalSaveOfStored } from '#web/state/final-save.ts'
import { setFlashMessage } from '#web/state/flash-message.ts'
import { followFinal } from '#web/state/follow-final.ts'

const go = (path: string): void => location.assign(path)

/** The creation page has already saved the advert. */
export function continueRegistered(appType: AppType): void {
  setFlashMessage('You’ve created your account. We’ve emailed you a link to choose a password.')
  go(afterRegister(appType).path)
}

/** Goes where a sign-in leads, making the final save if that is next. */
export async function continueSignedIn(
  appType: AppType,
  { isAgent, seller_verified }: SignInResult,
  fromListings: boolean,
): Promise<void> {
  const step = afterSignIn(appType, { isAgent, sellerVerified: seller_verified })
  const path = fromListings && !isAgent ? paths.unfinished() : step.kind === 'save-final' ? null : step.path
  const flashMessage = signedInAlert(fromListings ? null : appType)
  if (path === null) {
    followFinal(appType, await finalSaveOfStored(appType), flashMessage)
    return
  }
  if (!isAgent) setFlashMessage(flashMessage)
  go(path)
}
