import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageState } from '#shared/api/page-state.ts'

/** The user who fills in the form. A guest can sign in on the page. */
export interface CurrentUser {
  readonly userType: PageState['user_type']
  readonly verified: boolean
  readonly isSigningIn: boolean
  /** Shown after signing in. */
  readonly flashMessage: string | null
  /** Shown if another page could not publish the advert. */
  readonly notPublished: string | null
  /** The server's reason, if it does not concern a single answer. */
  readonly refusal: string | null
  /** Set by a sign-in that completes the page: Next runs at once. */
  readonly continuesToNext: boolean
}

export const createCurrentUser = ({ user_type, user }: PageState): StoreApi<CurrentUser> =>
  createStore(() => ({
    userType: user_type,
    verified: user.verified,
    isSigningIn: false,
    flashMessage: null,
    notPublished: null,
    refusal: null,
    continuesToNext: false,
  }))
