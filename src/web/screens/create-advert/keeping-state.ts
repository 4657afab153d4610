import type { ComponentType } from 'react'

export interface KeepingState {
  /** Says what was brought back, until the user hides it. */
  readonly broughtBack: { readonly Line: ComponentType } | null
}
