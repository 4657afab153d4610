/** What the head of a document says of its page beside the title. */
export interface PageHead {
  readonly description: string
  /** The page's one address; null where it has none of its own. */
  readonly canonical: string | null
  /** Whether search engines may list it. */
  readonly isListed: boolean
  /** Open Graph, as property and content. */
  readonly graph: readonly (readonly [property: string, content: string])[]
  /** JSON-LD; null where there is none. */
  readonly data: object | null
}
