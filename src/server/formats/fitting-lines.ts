/** Blanks at which every reader of text may end a line. At others, such as one before '!', Unicode's rules forbid it. */
const SURE_BREAK = /(?<=[\p{Script=Latin}\d.,;:?!)] )(?=[\p{Script=Latin}\d])/u
const BREAK_AFTER = ' -–/'
/** Marks have no width, and thousands of them are slow to draw all the same. */
const NARROWEST = 1

/**
 * The paragraph with an end of line wherever a stretch that PDFKit may not be able to break would not fit. PDFKit measures
 * what is left of such a stretch anew for each of its lines.
 */
export function fittingLines(paragraph: string, width: number, widthOf: (sign: string) => number): string {
  let text = ''
  for (const stretch of paragraph.split(SURE_BREAK)) {
    const lines = linesOf(stretch, width, widthOf)
    if (lines.length > 1 && text !== '') text += '\n'
    text += lines.join('\n')
  }
  return text
}

function linesOf(stretch: string, most: number, widthOf: (sign: string) => number): readonly string[] {
  const lines: string[] = []
  let start = 0
  let width = 0
  let at = 0
  let lastBreak = { at: 0, width: 0 }
  for (const sign of stretch) {
    const wide = Math.max(NARROWEST, widthOf(sign))
    while (width + wide > most && at > start) {
      const end = lastBreak.at > start ? lastBreak : { at, width }
      lines.push(stretch.slice(start, end.at))
      start = end.at
      width -= end.width
    }
    at += sign.length
    width += wide
    if (BREAK_AFTER.includes(sign)) lastBreak = { at, width }
  }
  return [...lines, stretch.slice(start)]
}
