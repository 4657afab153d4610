import { PRODUCT } from '#shared/product.ts'

const ERROR = 'Error: '

/** All parts of the page that show an error summary. A dialog must not clear the mark of the page below it. */
const inError = new Set<object>()

/** Of a page of its own; `isWrong` where it is drawn with an error summary (form rule UX1). */
export const titleFor = (heading: string, isWrong = false): string =>
  `${isWrong ? ERROR : ''}${heading} · ${PRODUCT.name}`

/** For a page drawn into the same document. */
export function titlePage(heading: string): void {
  show(titleFor(heading))
}

/** The document title starts with 'Error: ' while any part has an error summary (form rule UX1). */
export function titleError(part: object, hasErrors: boolean): void {
  if (hasErrors) inError.add(part)
  else inError.delete(part)
  show(document.title.startsWith(ERROR) ? document.title.slice(ERROR.length) : document.title)
}

function show(title: string): void {
  document.title = inError.size > 0 ? `${ERROR}${title}` : title
}
