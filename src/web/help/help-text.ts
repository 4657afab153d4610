/** A paragraph, a list, terms with definitions, or a link. */
export type HelpPart =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] }
  | { readonly link: string; readonly href: string }

export interface HelpText {
  readonly title: string
  readonly body: readonly HelpPart[]
}
