import { type Operator, tradingDisclosures } from '#shared/operator.ts'
import { PRODUCT } from '#shared/product.ts'
import { type Html, html, htmlDocument } from '#shared/values/html.ts'

/** The same for readers of HTML and of plain text. */
export interface Letter {
  readonly subject: string
  readonly title: string
  readonly before: readonly string[]
  readonly button: { readonly label: string; readonly href: string }
  readonly after: readonly string[]
  /** By default our own address. */
  readonly replyTo?: string
}

export interface WrittenEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
}

/** The site's own colours. */
const PAPER = '#FBFAF7'
const INK = '#1C2024'
const GREEN = '#0F5C4A'
const QUIET = '#5B6168'
const FONT = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Only words, colours and a border, so that it looks the same with images blocked. */
export function writeLetter(letter: Letter, operator: Operator): WrittenEmail {
  const sender = [`${PRODUCT.name} is run by:`, ...tradingDisclosures(operator)]
  // An invented operator has no mailbox.
  const replyTo = letter.replyTo ?? (operator.isSandbox ? undefined : operator.email)
  return {
    subject: letter.subject,
    text: textOf(letter, sender),
    html: pageOf(letter, sender),
    ...(replyTo === undefined ? {} : { replyTo }),
  }
}

function textOf({ title, before, button, after }: Letter, sender: readonly string[]): string {
  const paragraphs = [title, ...before, `${button.label}:\n${button.href}`, ...after, sender.join('\n')]
  return `${paragraphs.join('\n\n')}\n`
}

function pageOf({ subject, title, before, button, after }: Letter, sender: readonly string[]): string {
  return htmlDocument({
    title: subject,
    head: html`<meta name="color-scheme" content="light">`,
    attributes: html` style="margin:0;padding:0;background:${PAPER};color:${INK};font-family:${FONT};font-size:17px;line-height:1.5"`,
    body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="border-left:4px solid ${GREEN};padding:4px 0 4px 20px">
<p style="margin:0 0 24px;font-weight:700;color:${GREEN}">${PRODUCT.name}</p>
<h1 style="margin:0 0 16px;font-size:25px;line-height:1.25;font-weight:600">${title}</h1>
${before.map(paragraph)}
<p style="margin:24px 0"><a href="${button.href}" style="display:inline-block;background:${GREEN};color:#FFFFFF;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:6px">${button.label}</a></p>
${after.map(paragraph)}
<p style="margin:24px 0 0;font-size:14px;color:${QUIET}">If the button doesn’t work, copy this address into your browser:<br><span style="word-break:break-all">${button.href}</span></p>
<p style="margin:24px 0 0;font-size:14px;color:${QUIET}">${sender.map((line) => html`${line}<br>`)}</p>
</td></tr></table></td></tr></table>`,
  })
}

const paragraph = (text: string): Html => html`<p style="margin:0 0 16px">${text}</p>`
