import type { PageProps } from '#shared/api/document-state.ts'
import { DRAFT_KEY } from '#shared/api/draft-key.ts'
import type { PageHead } from '#shared/api/page-head.ts'
import { REVEALS_ID } from '#shared/form/reveals-id.ts'
import type { PageProvider } from '#shared/journey/page-record.ts'
import { type PageName, pageOf } from '#shared/journey/pages.ts'
import { PRODUCT } from '#shared/product.ts'
import { escapeHtml, htmlDocument } from '#shared/values/html.ts'
import { fontLink } from '../http/manifest.ts'

/**
 * Runs before the first paint, so that a browser with a draft shows the loader, not an empty form. Reading the storage
 * holds up that paint, so a browser that comes without a cookie does without.
 */
export const LOADING_SCRIPT = `try{const k='${DRAFT_KEY}'+location.pathname.slice(1);if(sessionStorage.getItem(k)||localStorage.getItem(k))document.documentElement.dataset.loading=''}catch{}`

/** Holds submitted forms until the script listens: a password must never get into a URL. */
export const EARLY_SCRIPT = `addEventListener('submit',e=>{const d=document.documentElement.dataset;if(!('hydrated'in d)&&e.target.hasAttribute('data-live')){e.preventDefault();d.early=''}})`

/** Remembers a press of the form's last button until the script can follow it. */
export const EARLY_NEXT_SCRIPT = `addEventListener('click',e=>{const d=document.documentElement.dataset;if(!('hydrated'in d)&&e.target.closest('.next .primary'))d.early=''})`

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 28"><path d="M3 1v26" stroke="#0F5C4A" stroke-width="4"/><path d="M6 4h17v12H6z" fill="#0F5C4A"/></svg>'

const COLOURS = [
  '<meta name="color-scheme" content="light dark">',
  '<meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#12171A" media="(prefers-color-scheme: dark)">',
]

/** Escaped, so that it cannot end the script element. */
const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

interface DocumentParts {
  readonly title: string
  readonly head: PageHead | null
  readonly html: string
  readonly style: string
  /** What hides questions until the script does; null where none is hidden. */
  readonly reveals: string | null
  /** The path of the style that the first view does without; null where all of it is inlined. */
  readonly laterStyle: string | null
  /** The path of the font that the first paint waits for, for a moment; null where it comes later. */
  readonly font: string | null
  readonly scripts: readonly string[]
  readonly page: PageProps<PageName>
  /** Whether the browser has been here before. */
  readonly mayHaveDraft: boolean
  readonly sandboxed: readonly PageProvider[]
}

export function drawDocument({
  title,
  head,
  html,
  style,
  reveals,
  laterStyle,
  font,
  scripts: [script, ...imports],
  page,
  mayHaveDraft,
  sandboxed,
}: DocumentParts): string {
  const { kind } = pageOf(page.route)
  const creates = kind === 'creation'
  const inHead = [
    `<meta name="description" content="${escapeHtml(head?.description ?? PRODUCT.tagline)}">`,
    ...(head ? headOf(head) : []),
    ...COLOURS,
    creates && mayHaveDraft ? `<script>${LOADING_SCRIPT}</script>` : '',
    kind === 'account' ? `<script>${EARLY_SCRIPT}</script>` : '',
    font === null ? '' : fontLink(font).html,
    `<style>${style}</style>`,
    reveals === null ? '' : `<style id="${REVEALS_ID}">${reveals}</style>`,
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">`,
  ]
  const inBody = [
    // It runs once the document is whole, and is asked for with its first part.
    script ? `<script type="module" src="/${script}"></script>` : '',
    ...imports.map((file) => `<link rel="modulepreload" href="/${file}">`),
    creates ? LOADER : '',
    html,
    creates ? `<script>${EARLY_NEXT_SCRIPT}</script>` : '',
    creates || kind === 'account' ? ANNOUNCER : '',
    sandboxNote(sandboxed),
    firstState(page),
    // Down here it leaves the line to what is painted first.
    laterStyle === null ? '' : `<link rel="stylesheet" href="/${laterStyle}">`,
  ]
  return htmlDocument({ title, head: { html: inHead.join('') }, body: { html: inBody.join('') } })
}

const firstState = (page: PageProps<PageName>): string =>
  pageOf(page.route).script === null
    ? ''
    : `<script type="application/json" id="first-state">${inlineJson(page)}</script>`

function headOf({ canonical, isListed, graph, data }: PageHead): string[] {
  return [
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    isListed ? '' : '<meta name="robots" content="noindex">',
    ...graph.map(
      ([property, content]) => `<meta property="${escapeHtml(property)}" content="${escapeHtml(content)}">`,
    ),
    data === null ? '' : `<script type="application/ld+json">${inlineJson(data)}</script>`,
  ]
}

const SANDBOX_NOTES: Readonly<Record<PageProvider, string>> = {
  sms: 'We don’t send text messages: /sandbox shows them, and 07700 900000 to 900999 count as mobile numbers.',
  email: 'We don’t send emails: /sandbox shows them.',
  'address-finder': 'Addresses are those of Tolmarrick, an invented town: try TR40 1CC.',
  'epc-register': 'Energy certificates are invented.',
  google: 'Google’s button offers invented people.',
  facebook: 'Facebook’s button offers invented people.',
  voice: 'No telephone rings: call privacy numbers at /sandbox/phone.',
  payments: 'You don’t pay real money. Use the test cards the payment form names.',
}

/** The contract, Starting it. */
function sandboxNote(sandboxed: readonly PageProvider[]): string {
  const notes = sandboxed.map((name) => `<span data-sandbox="${name}">${SANDBOX_NOTES[name]}</span>`)
  return notes.length === 0
    ? ''
    : `<aside class="sandbox-note" aria-label="Sandbox"><p><strong>Sandbox.</strong> ${notes.join(' ')}</p></aside>`
}

const ANNOUNCER = '<p class="unseen" role="status" id="announcer"></p>'

const LOADER = [
  '<div class="page-loader" role="status">',
  '<p class="while-loading"><span class="loader"></span>Opening your advert…</p>',
  '<div class="when-failed"><p>We couldn’t open your advert. You haven’t lost anything.</p>',
  '<button type="button" class="primary" id="try-again">Try again</button></div></div>',
].join('')
