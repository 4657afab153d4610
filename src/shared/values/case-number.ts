/** The letters of advert references, in capitals. */
const FORM = /^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

export const isCaseNumber = (text: string): boolean => FORM.test(text)

export const caseNumberOf = (letters: string): string =>
  letters.toUpperCase().replace(/^(.{4})(.{4})$/, 'C-$1-$2')

/** In any spelling; null if it is not one. */
export function readCaseNumber(typed: string): string | null {
  const letters = typed
    .trim()
    .toUpperCase()
    .replace(/^C[^\dA-Z]/, '')
    .replaceAll(/[^\dA-Z]/g, '')
    .replace(/^C(?=.{8}$)/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const number = caseNumberOf(letters)
  return isCaseNumber(number) ? number : null
}
