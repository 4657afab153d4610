export interface PageHead {
  readonly description: string
  readonly canonical: string | null
  readonly isListed: boolean
  readonly graph: readonly (readonly [property: string, content: string])[]
  readonly data: object | null
}
