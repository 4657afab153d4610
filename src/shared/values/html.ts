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

/** Escapes its texts; only what another template made is inserted unchanged. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, index) => text + htmlOf(parts[index] ?? '')).join('') }
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

function htmlOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part)
  return 'html' in part ? part.html : part.map((piece) => piece.html).join('')
}

interface DocumentParts {
  readonly title: string
  /** Follows the title. */
  readonly head: Html
  readonly attributes?: Html
  readonly body: Html
}

const NOTHING: Html = { html: '' }

export function htmlDocument({ title, head, attributes = NOTHING, body }: DocumentParts): string {
  const whole = html`<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}</head><body${attributes}>${body}</body></html>`
  return `<!doctype html>${whole.html}`
}

/** The text must be our own: it is not escaped. */
export const inlineStyle = (css: string): Html => ({ html: `<style>${css}</style>` })
export const inlineScript = (script: string): Html => ({ html: `<script>${script}</script>` })
