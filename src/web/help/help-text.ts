/** One piece of a help text: a paragraph, a list, words with what they mean, or a link to read more. */
export type HelpPart =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] }
  | { readonly link: string; readonly href: string }

export interface HelpText {
  readonly title: string
  readonly body: readonly HelpPart[]
}
