import { type ComponentType, createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { ControlProps } from './control-props.ts'
import type { FormActions, FormPage, FormState, FormStore } from './form-store.ts'
import type { PhotosAsked } from './photo-tiles.ts'

export interface Form {
  readonly page: FormPage
  readonly store: FormStore
  readonly actions: FormActions
  readonly openHelp: (name: string) => void
  readonly lists: Lists
  /** What is said at the options of a field beyond their own words, by the field's name. */
  readonly notes?: Readonly<Record<string, OptionNotes>>
  /** Fields that cannot be changed any more, unless their answer was refused. */
  readonly locked?: readonly string[]
  /** What sends photos, where the form has a field for them. */
  readonly photos?: PhotosAsked
  /** Draws a password; forms without one need not load it. */
  readonly Password?: ComponentType<ControlProps>
}

export interface OptionNotes {
  /** Lines above all of the options. */
  readonly above: readonly string[]
  readonly at: Readonly<Record<string, OptionNote>>
}
export interface OptionNote {
  /** Prices that are shown crossed out before the option's own. */
  readonly crossedOut: readonly string[]
  readonly lines: readonly string[]
}

/** What a field that chooses from a looked-up list asks for. */
export interface Lists {
  /** Looks the list of the named field up. */
  readonly find: (name: string) => void
  /** Puts the list away, to look up another. */
  readonly change: (name: string) => void
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
