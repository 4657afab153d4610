import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { followAfterPaint } from './after-paint.ts'
import type { FieldProps } from './control-props.ts'
import type { FormActions, FormPage, FormState, FormStore } from './form-store.ts'
import type { PhotoPicker } from './photo-tiles.ts'
import type { Turns } from './turns.ts'

export interface Form {
  readonly page: FormPage
  readonly store: FormStore
  readonly actions: FormActions
  readonly openHelp: (name: string) => void
  readonly lists: Lists
  /** Extra notes at a field's options, by field name. */
  readonly notes?: Readonly<Record<string, OptionNotes>>
  /** Fields that can no longer be changed, unless the server refused their answer. */
  readonly locked?: readonly string[]
  /** Uploads photos, if the form has a photo field. */
  readonly photos?: PhotoPicker
  /** Renders a password field. Optional, so that forms without one need not load it. */
  readonly Password?: ComponentType<FieldProps>
  /** When blocks that are in the document already hydrate; absent where they are drawn at once. */
  readonly turns?: Turns | undefined
}

export interface OptionNotes {
  /** Lines above all options. */
  readonly above: readonly string[]
  readonly at: Readonly<Record<string, OptionNote>>
  /** Why an option cannot be chosen now. */
  readonly closed: Readonly<Record<string, string>>
}
export interface OptionNote {
  /** Old prices, crossed out before the current one. */
  readonly crossedOut: readonly string[]
  readonly lines: readonly string[]
}

/** What a field with a looked-up list needs. */
export interface Lists {
  /** Looks up the named field's list. */
  readonly find: (name: string) => void
  /** Discards the list, to look up another. */
  readonly change: (name: string) => void
}

const FormContext = createContext<Form | null>(null)
const ViewContext = createContext<FormStore | null>(null)
const LaterContext = createContext<FormStore | null>(null)
const NotesContext = createContext<FormState['notes']>(null)

interface ProviderProps {
  readonly value: Form
  readonly children: ReactNode
}

export function FormProvider({ value, children }: ProviderProps) {
  const { store } = value
  const view = useMemo(() => followAfterPaint(store, isByAnswer), [store])
  const later = useMemo(() => followAfterPaint(store, () => true), [store])
  return (
    <FormContext value={value}>
      <LaterContext value={later}>
        <ViewContext value={view}>
          <NotesContext value={useStore(view, ({ notes }) => notes)}>{children}</NotesContext>
        </ViewContext>
      </LaterContext>
    </FormContext>
  )
}

/** What only accompanies the questions follows every change after the next paint. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  return <ViewContext value={useContext(LaterContext)}>{children}</ViewContext>
}

/**
 * What follows from an answer: also the questions that it calls for, and what is looked up for it. What a button does is shown
 * at once, and so is the error of a field that is left: a frame later it would push the next field, which has the focus by
 * then, out of sight.
 */
const isByAnswer = (state: FormState, before: FormState): boolean =>
  FOLLOWS.some((part) => state[part] !== before[part]) &&
  AT_ONCE.every((part) => state[part] === before[part])

const FOLLOWS = ['answers', 'facts', 'declared'] as const satisfies readonly (keyof FormState)[]
const AT_ONCE = ['summary', 'lists', 'context'] as const satisfies readonly (keyof FormState)[]

export function useForm(): Form {
  return within(useContext(FormContext))
}

/** What stands below each control: every field asks, and each that listened by itself would make Next wait. */
export const useNotes = (): FormState['notes'] => useContext(NotesContext)

/** Selects part of the form's state. Keep it small: the component renders again whenever it changes. */
export function useFormState<T>(pick: (state: FormState) => T): T {
  return useStore(within(useContext(ViewContext)), pick)
}

/**
 * An attribute that follows the form's state without rendering: Next changes several at each question. Returns its value in
 * the first drawing. What `pick` closes over must not change.
 */
export function useAttribute<T extends string | undefined>(
  element: RefObject<Element | null>,
  attribute: string,
  pick: (state: FormState) => T,
): T {
  const view = within(useContext(ViewContext))
  const [drawn] = useState(() => ({ pick, value: pick(view.getState()) }))
  useEffect(() => {
    // From the document: hydrating sets no attributes.
    let last = element.current?.getAttribute(attribute) ?? undefined
    const follow = (): void => {
      const value = drawn.pick(view.getState())
      if (value === last) return
      last = value
      if (value === undefined) element.current?.removeAttribute(attribute)
      else element.current?.setAttribute(attribute, value)
    }
    follow()
    return view.subscribe(follow)
  }, [view, drawn, element, attribute])
  return drawn.value
}

function within<T>(context: T | null): T {
  if (context === null) throw new Error('A part of a form stands outside a form.')
  return context
}
