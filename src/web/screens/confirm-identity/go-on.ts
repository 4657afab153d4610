import type { AppType } from '#shared/form/block.ts'
import { afterRegister, afterSignIn, signedInAlert } from '#shared/journey/next-step.ts'
import { paths } from '#shared/journey/paths.ts'
import type { LetIn } from '#web/api/account-api.ts'
import { finalSaveOfStored } from '#web/state/final-save.ts'
import { followFinal } from '#web/state/follow-final.ts'
import { leaveTold } from '#web/state/told.ts'

const go = (path: string): void => location.assign(path)

/** The advert was saved when its page was left, so that nothing is to be saved here before going on. */
export function goOnRegistered(appType: AppType): void {
  leaveTold('You are registered. We have sent you an email with a link to choose a password.')
  const step = afterRegister(appType)
  if (step.kind !== 'save-final') go(step.path)
}

/** Where a sign-in leads; where it is the final save, that is made here. */
export async function goOnSignedIn(
  appType: AppType,
  { isAgent, seller_verified }: LetIn,
  fromListings: boolean,
): Promise<void> {
  const step = afterSignIn(appType, { isAgent, sellerVerified: seller_verified })
  const path = fromListings && !isAgent ? paths.unfinished() : step.kind === 'save-final' ? null : step.path
  const told = signedInAlert(fromListings ? null : appType)
  if (path === null) {
    followFinal(appType, await finalSaveOfStored(appType), told)
    return
  }
  if (!isAgent) leaveTold(told)
  go(path)
}
