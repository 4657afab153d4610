import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { FormActions, FormPage, FormState, FormStore } from './form-store.ts'

export interface Form {
  readonly page: FormPage
  readonly store: FormStore
  readonly actions: FormActions
  readonly openHelp: (name: string) => void
}

const FormContext = createContext<Form | null>(null)
export const FormProvider = FormContext.Provider

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A part of a form stands outside a form.')
  return form
}

/** A piece of the form's state; pick something small, since the component draws again when it changes. */
export function useFormState<T>(pick: (state: FormState) => T): T {
  return useStore(useForm().store, pick)
}
