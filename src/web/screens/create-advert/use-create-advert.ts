import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { useFormState } from '#web/form/form-context.ts'
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

export function useDraft<T>(pick: (state: DraftState) => T): T {
  return useStore(useCreateAdvert().draft.store, pick)
}

export function useCurrentUser<T>(pick: (currentUser: CurrentUser) => T): T {
  return useStore(useCreateAdvert().currentUser, pick)
}

export function useFormValue(name: string): unknown {
  return useFormState(({ answers }) => answers[name])
}
