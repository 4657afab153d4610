import type { AppType } from '../form/block.ts'
import type { UserStatus } from './next-step.ts'
import { paths } from './paths.ts'
import { hasParameter } from './search.ts'

const go = (path: string) => ({ kind: 'go', path }) as const

export type FinalAnswer<E> =
  | { readonly kind: 'published'; readonly listing: string }
  | { readonly kind: 'payment-required' }
  | { readonly kind: 'refused'; readonly message: string; readonly errors: readonly E[] }
  | { readonly kind: 'failed' }

export type FinalStep<E> =
  | { readonly kind: 'go'; readonly path: string }
  /** The browser forgets the draft. */
  | { readonly kind: 'thank'; readonly path: string }
  | { readonly kind: 'mend'; readonly path: string; readonly errors: readonly E[] }
  | { readonly kind: 'alert'; readonly message: string }
  | { readonly kind: 'rest' }

const CHANGED = 'changed'
/** Whether the page after publishing is about an advert that was published before. */
export const isAfterChange = (search: string): boolean => hasParameter(search, CHANGED)

/** Where a final save leads (section 4, Final save). `isChange`: the advert was published before. */
export function afterFinalSave<E>(
  appType: AppType,
  answer: FinalAnswer<E>,
  { isChange = false } = {},
): FinalStep<E> {
  switch (answer.kind) {
    case 'published': {
      const path = paths.thankYou(appType, answer.listing)
      return { kind: 'thank', path: isChange ? `${path}&${CHANGED}` : path }
    }
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

/** Specification section 2, Route behaviour. Null also if the draft is unknown, as on the server. */
export function redirectFromCheckout(
  appType: AppType,
  { userType, verified }: UserStatus,
  hasDraft: boolean | null,
): string | null {
  if (hasDraft === null) return null
  if (!hasDraft) return paths.create(appType)
  if (userType === 'agent') return paths.agentListing()
  if (userType === 'guest') return paths.signIn(appType)
  return verified ? null : paths.verifyPhone(appType)
}
