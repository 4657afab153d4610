import type { ReferenceView } from '#shared/api/reference-view.ts'

type ViewName = ReferenceView['name']
export interface ViewProps<N extends ViewName> {
  readonly view: Extract<ReferenceView, { readonly name: N }>
}
