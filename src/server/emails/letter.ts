import { PRODUCT } from '#shared/product.ts'
import { type Html, html } from './html.ts'

/** An email's content; the same for those who read HTML and those who read text. */
interface Letter {
  readonly subject: string
  readonly title: string
  readonly before: readonly string[]
  readonly button: { readonly label: string; readonly href: string }
  readonly after: readonly string[]
}

export interface WrittenEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who is to get the answer; left out, it is us. */
  readonly replyTo?: string
}

/** The site's own: paper, ink, post green and a quiet grey that reads on both. */
const PAPER = '#FBFAF7'
const INK = '#1C2024'
const GREEN = '#0F5C4A'
const QUIET = '#5B6168'
const FONT = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Everything is in words, colours and a border: it looks the same where images are blocked. */
export function writeLetter(letter: Letter): WrittenEmail {
  return { subject: letter.subject, text: textOf(letter), html: `<!doctype html>${pageOf(letter).html}` }
}

function textOf({ title, before, button, after }: Letter): string {
  const paragraphs = [title, ...before, `${button.label}:\n${button.href}`, ...after, PRODUCT.name]
  return `${paragraphs.join('\n\n')}\n`
}

function pageOf({ subject, title, before, button, after }: Letter): Html {
  return html`<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};font-family:${FONT};font-size:17px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="border-left:4px solid ${GREEN};padding:4px 0 4px 20px">
<p style="margin:0 0 24px;font-weight:700;color:${GREEN}">${PRODUCT.name}</p>
<h1 style="margin:0 0 16px;font-size:25px;line-height:1.25;font-weight:600">${title}</h1>
${before.map(paragraph)}
<p style="margin:24px 0"><a href="${button.href}" style="display:inline-block;background:${GREEN};color:#FFFFFF;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:6px">${button.label}</a></p>
${after.map(paragraph)}
<p style="margin:24px 0 0;font-size:14px;color:${QUIET}">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${button.href}</span></p>
</td></tr></table></td></tr></table></body></html>`
}

const paragraph = (text: string): Html => html`<p style="margin:0 0 16px">${text}</p>`
