import type { Field, FieldOf } from '#shared/form/field.ts'

export interface FieldProps {
  readonly name: string
  readonly field: Field
}

/** `stops`: nothing is published with it. */
export type NoteWeight = 'stops' | 'look'

/** The id of what a field's notes say. */
export const noteId = (name: string): string => `${name}-note`

export type ListedProps = FieldProps & { readonly field: { readonly kind: 'listed' } }
export type PhotosProps = FieldProps & { readonly field: FieldOf<'photos'> }
