/** HTML that may stand in a page as it is. */
export interface Html {
  readonly html: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

type Part = string | Html | readonly Html[]

/** A template whose texts are escaped; only what a template made is taken as it is. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, index) => text + htmlOf(parts[index] ?? '')).join('') }
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
  return 'html' in part ? part.html : part.map((piece) => piece.html).join('')
}
