import type { Field, FieldOf } from '#shared/form/field.ts'

export interface FieldProps {
  readonly name: string
  readonly field: Field
}

/** `stops`: nothing is published with it. */
export type NoteWeight = 'stops' | 'look'

/** The id of what a field's notes say. */
export const noteId = (name: string): string => `${name}-note`

export interface ControlProps extends FieldProps {
  readonly invalid: boolean
  /** Ids of the hint, the error and the note, for aria-describedby. */
  readonly describedBy: string | undefined
}

export type ListedProps = ControlProps & { readonly field: { readonly kind: 'listed' } }
export type PhotosProps = ControlProps & { readonly field: FieldOf<'photos'> }
