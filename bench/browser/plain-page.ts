import { readFileSync } from 'node:fs'
import path from 'node:path'

interface PlainPage {
  readonly content?: string
  /** Beside the plain style, inlined as it is. */
  readonly css?: string
  readonly stylesheet?: string
  readonly script?: string
}

const PLAIN_CSS = readFileSync(path.join(import.meta.dirname, '../peers/plain/plain.css'), 'utf8')

/** A document that is nobody's: plain markup and 3 kB of style, with no icons and no font. */
export function plainPage({ content = '', css = '', stylesheet, script }: PlainPage): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Advertise your home for sale</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    // So that no browser asks for one.
    '<link rel="icon" href="data:,">',
    `<style>${withoutSpace(PLAIN_CSS)}${css}</style>`,
    stylesheet === undefined ? '' : `<link rel="stylesheet" href="${stylesheet}">`,
    script === undefined ? '' : `<script type="module" src="${script}"></script>`,
    `</head><body><div id="root">${content}</div></body></html>`,
  ].join('')
}

const withoutSpace = (css: string): string => css.replaceAll(/\s+/g, ' ')
