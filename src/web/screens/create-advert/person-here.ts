import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageState } from '#shared/api/page-state.ts'

/** Who fills in the form; a guest can sign in while the page is open. */
export interface PersonHere {
  readonly userType: PageState['user_type']
  readonly verified: boolean
  readonly isSigningIn: boolean
  /** What is said once a sign-in succeeded. */
  readonly told: string | null
  /** What is said where another page could not publish the advert. */
  readonly notPublished: string | null
  /** Why another page could not publish it, in the server's words, where no answer is at fault. */
  readonly refusal: string | null
  /** A sign-in with every answer in place goes on as Next does. */
  readonly goesOn: boolean
}

export const personHere = ({ user_type, user }: PageState): StoreApi<PersonHere> =>
  createStore(() => ({
    userType: user_type,
    verified: user.verified,
    isSigningIn: false,
    told: null,
    notPublished: null,
    refusal: null,
    goesOn: false,
  }))
