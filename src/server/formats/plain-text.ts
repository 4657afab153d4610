import iconv from 'iconv-lite'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { cleanText } from '#shared/values/clean-text.ts'

type TreeNode = DefaultTreeAdapterTypes.ChildNode

const LINES = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const UNSEEN = new Set(['script', 'style', 'template', 'title', 'head', 'noscript', 'iframe', 'object'])
const ENTITY = /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,4});/i
const C1 = /[\u0080-\u009f]/gu
/** Most texts, which need no repair. */
const ASCII = /^[\t\n\r\u0020-\u007e]*$/
/** What UTF-8 looks like that was read as Windows-1252. */
const TWICE_ENCODED = /[ÂÃâ][\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

/** Software sends HTML where text belongs. Its text, with the lines that its tags make; nothing of it is kept as HTML. */
export function plainText(sent: string): string {
  if (sent === '') return ''
  const typed = ASCII.test(sent) ? sent : repaired(sent)
  if (!/[<&]/.test(typed)) return tidy(typed)
  const once = textOf(typed)
  // Escaped twice by two programs; a text about HTML is left as it is.
  return tidy(ENTITY.test(once) && !once.includes('<') ? textOf(once) : once)
}

export function holdsHtml(sent: string): boolean {
  const start = sent.search(/<\/?[a-z]/i)
  return start >= 0 && sent.includes('>', start)
}

/** One line. */
export const plainLine = (sent: string): string => plainText(sent).replaceAll(/\s{2,}|[^\S ]/g, ' ')

/** Windows-1252 that was taken for Latin-1, and UTF-8 that was taken for Windows-1252 if the whole text was. */
function repaired(text: string): string {
  const signs = text.replaceAll(C1, (sign) => iconv.decode(Buffer.from([sign.charCodeAt(0)]), 'win1252'))
  if (!TWICE_ENCODED.test(signs)) return signs
  const bytes = iconv.encode(signs, 'win1252')
  if (iconv.decode(bytes, 'win1252') !== signs) return signs
  const decoded = bytes.toString('utf8')
  return decoded.includes('\ufffd') ? signs : decoded
}

/** A name is taken whole: with each shorter one the rest would be searched for its end anew. */
const TAG = /<(\/?[a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi
/** With its tags' attributes, which a word processor writes many of. */
const MOST_LOOKED_AT = 400_000
/** Several times what any field takes. */
const MOST_PARSED = 40_000

/**
 * For each paragraph a parser builds all open tags anew that differ in name or attributes, and looks through all that are open:
 * a small text of many would take all memory. So it gets names alone, and no more of them than a long text has.
 */
const bare = (markup: string): string =>
  markup.slice(0, MOST_LOOKED_AT).replaceAll(TAG, '<$1>').slice(0, MOST_PARSED)

function textOf(markup: string): string {
  const pieces: string[] = []
  const waiting: (TreeNode | string)[] = [...parseFragment(bare(markup)).childNodes].toReversed()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') pieces.push(node)
    else if (node.nodeName === '#text' && 'value' in node) pieces.push(node.value)
    else if ('childNodes' in node && !UNSEEN.has(node.nodeName)) {
      if (LINES.has(node.nodeName)) pieces.push('\n')
      const after = node.nodeName === 'p' || node.nodeName === 'li' ? ['\n'] : []
      waiting.push(...after, ...[...node.childNodes].toReversed())
    }
  }
  return pieces.join('')
}

function tidy(text: string): string {
  const clean = ASCII.test(text) ? text : cleanText(text.replaceAll('\u00a0', ' '))
  const lines = clean.replaceAll(/\r\n?/g, '\n').split('\n')
  const trimmed = lines.map((line) => line.replaceAll(/\t[\t ]*| [\t ]+/g, ' ').trim()).join('\n')
  return trimmed.replaceAll(/\n{3,}/g, '\n\n').trim()
}

/** At most so many characters, cut at the end of a word. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const end = cut.lastIndexOf(' ')
  return (end > most / 2 ? cut.slice(0, end) : text.slice(0, most)).toWellFormed().trimEnd()
}
