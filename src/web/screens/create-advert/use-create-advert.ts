import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { useFormState } from '#web/form/form-context.tsx'
import type { DraftState } from '#web/state/draft-state.ts'
import type { CreateAdvert } from './create-advert.ts'
import type { CurrentUser } from './current-user.ts'

const CreateAdvertContext = createContext<CreateAdvert | null>(null)
export const CreateAdvertProvider = CreateAdvertContext.Provider

export function useCreateAdvert(): CreateAdvert {
  const advert = useContext(CreateAdvertContext)
  if (!advert) throw new Error('A part of the creation page stands outside it.')
  return advert
}

/** Of the published advert that is edited; '' where there is none. */
export function useAdvertReference(): string {
  const { listing } = useCreateAdvert().first
  return listing === null ? '' : referenceOf(listing)
}

export function useDraft<T>(pick: (state: DraftState) => T): T {
  return useStore(useCreateAdvert().draft.store, pick)
}

export function useCurrentUser<T>(pick: (currentUser: CurrentUser) => T): T {
  return useStore(useCreateAdvert().currentUser, pick)
}

export function useFormValue(name: string): unknown {
  return useFormState(({ answers }) => answers[name])
}
