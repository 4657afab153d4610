import type { AppType } from '../form/block.ts'
import type { WhoSaves } from './next-step.ts'
import { paths } from './paths.ts'

const go = (path: string) => ({ kind: 'go', path }) as const

/** What came of a final save, `E` being what is wrong with an answer. */
export type FinalAnswer<E> =
  | { readonly kind: 'published'; readonly listing: string }
  | { readonly kind: 'payment-required' }
  | { readonly kind: 'refused'; readonly message: string; readonly errors: readonly E[] }
  /** No answer came. */
  | { readonly kind: 'failed' }

export type FinalStep<E> =
  | { readonly kind: 'go'; readonly path: string }
  /** To the thank-you page; the browser forgets the draft. */
  | { readonly kind: 'thank'; readonly path: string }
  /** To the page whose answers are wrong, where each is marked. */
  | { readonly kind: 'mend'; readonly path: string; readonly errors: readonly E[] }
  | { readonly kind: 'alert'; readonly message: string }
  /** The saving flag is reset. */
  | { readonly kind: 'rest' }

/** Where a final save leads (section 4, Final save). */
export function afterFinalSave<E>(appType: AppType, answer: FinalAnswer<E>): FinalStep<E> {
  switch (answer.kind) {
    case 'published':
      return { kind: 'thank', path: paths.thankYou(appType, answer.listing) }
    case 'payment-required':
      return go(paths.checkout(appType))
    case 'refused': {
      const { message, errors } = answer
      return errors.length > 0
        ? { kind: 'mend', path: paths.create(appType), errors }
        : { kind: 'alert', message }
    }
    default:
      return { kind: 'rest' }
  }
}

/**
 * Where somebody is sent for whom the checkout is not (section 2, Route behaviour). Without a draft it is nobody's, so that
 * where the draft is not known (null) nothing can be said.
 */
export function redirectFromCheckout(
  appType: AppType,
  { userType, verified }: WhoSaves,
  hasDraft: boolean | null,
): string | null {
  if (hasDraft === null) return null
  if (!hasDraft) return paths.create(appType)
  if (userType === 'agent') return paths.agentListing()
  if (userType === 'guest') return paths.signIn(appType)
  return verified ? null : paths.verifyPhone(appType)
}
