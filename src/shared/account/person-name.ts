/** Beyond any real one. */
const LONGEST_NAME = 100

/**
 * Letters and spaces only (specification section 5), of any script; with the hyphens and apostrophes that names of
 * people here are written with (Smith-Jones, O’Brien), which are no other characters to those who bear them.
 */
export const isPersonName = (text: string): boolean =>
  text.length <= LONGEST_NAME && /^\p{L}[\p{L}\p{M} '’-]*$/u.test(text)
