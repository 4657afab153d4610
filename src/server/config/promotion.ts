import { type ManualServices, oneOf, type Problem } from './values.ts'

/** Adverts are posted on Facebook by hand, from the desk. Null: promotion is not offered. */
export interface PromotionSettings {
  /** In the address of the catalogue. Null: one is made up and kept in the database. */
  readonly feedSecret: string | null
}

export function promotionSettings(
  textIn: <T>(variable: string, parse: (text: string) => T | Problem) => T | null,
  { isSandbox, isSoldUnasked }: ManualServices,
  problems: string[],
): PromotionSettings | null {
  const feedSecret = textIn('FACEBOOK_FEED_SECRET', addressSecret)
  const how = textIn('FACEBOOK_PROMOTION', oneOf(['desk', 'off'])) ?? (isSoldUnasked ? 'desk' : 'off')
  if (how === 'off') return null
  if (feedSecret === null && !isSandbox) {
    problems.push('FACEBOOK_PROMOTION=desk needs FACEBOOK_FEED_SECRET beside it.')
  }
  return { feedSecret }
}

/** It stands in an address. The message never repeats it. */
const addressSecret = (text: string): string | Problem =>
  /^[\w-]{16,200}$/.test(text)
    ? text
    : { problem: 'must be 16 to 200 letters, digits, hyphens and underscores.' }
