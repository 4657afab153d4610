import type { Field, FieldOf } from '#shared/form/field.ts'

export interface FieldProps {
  readonly name: string
  readonly field: Field
}

export interface ControlProps extends FieldProps {
  readonly invalid: boolean
  /** Ids of the hint and the error, for aria-describedby. */
  readonly describedBy: string | undefined
}

export type ListedProps = ControlProps & { readonly field: { readonly kind: 'listed' } }
export type PhotosProps = ControlProps & { readonly field: FieldOf<'photos'> }
