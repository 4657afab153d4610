/** A text of the law in plain words: paragraphs, and lists of lines. */
export interface LegalText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}

export interface LegalSection {
  /** Its anchor, which others may link to: it does not change. */
  readonly id: string
  readonly title: string
  readonly body: readonly (string | readonly string[])[]
}
