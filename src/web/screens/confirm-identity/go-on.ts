import type { AppType } from '#shared/form/block.ts'
import { afterRegister, afterSignIn, signedInAlert } from '#shared/journey/next-step.ts'
import { paths } from '#shared/journey/paths.ts'
import type { LetIn } from '#web/api/account-api.ts'
import { storedDraft } from '#web/state/stored-draft.ts'
import { leaveTold } from '#web/state/told.ts'

const go = (path: string): void => location.assign(path)

/** The advert was saved when its page was left, so that nothing is to be saved here before going on. */
export function goOnRegistered(appType: AppType): void {
  leaveTold('You are registered. We have sent you an email with a link to choose a password.')
  const step = afterRegister(appType)
  if (step.kind !== 'save-final') go(step.path)
}

/** Where a sign-in leads. The checkout stands for the final save; without an advert in this browser there is none to save. */
export function goOnSignedIn(
  appType: AppType,
  { isAgent, seller_verified }: LetIn,
  fromListings: boolean,
): void {
  if (!isAgent) leaveTold(signedInAlert(appType))
  const step = afterSignIn(appType, { isAgent, sellerVerified: seller_verified })
  if (fromListings && !isAgent) go(paths.unfinished())
  else if (step.kind !== 'save-final') go(step.path)
  else go(storedDraft(appType) === null ? paths.unfinished() : paths.checkout(appType))
}
