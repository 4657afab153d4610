import { checkPhone, LONGEST_PHONE_TEXT } from './check-phone.ts'

const MOST = 1_000

/** A page is checked at every save, but its number seldom changes. */
export function rememberedChecks(
  deps: Parameters<typeof checkPhone>[0],
): (text: string, onlyMobile: boolean) => boolean {
  const verdicts = new Map<string, boolean>()
  return (text, onlyMobile) => {
    // Memory must not grow with what is sent.
    if (text.length > LONGEST_PHONE_TEXT) return checkPhone(deps, text, onlyMobile).valid
    const key = `${onlyMobile} ${text}`
    const known = verdicts.get(key)
    if (known !== undefined) return known
    if (verdicts.size >= MOST) verdicts.clear()
    const { valid } = checkPhone(deps, text, onlyMobile)
    verdicts.set(key, valid)
    return valid
  }
}
