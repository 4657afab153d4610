import type { Page } from '@playwright/test'
import { ADVERTS_PER_PAGE } from '../../src/shared/journey/adverts-query.ts'
import { publishAdverts } from '../adverts.ts'
import { LANDED, landed, plainWithPicture, plainWords } from '../goals.ts'
import { launchChromium, SCREENS } from './chromium.ts'
import type { Parts } from './interact.ts'
import type { MeasuredPage } from './measured-page.ts'
import type { Served } from './page-server.ts'
import { plainPage } from './plain-page.ts'

const HTML = 'text/html; charset=utf-8'

/** The list and an advert, and of each the same words as a plain page, without a picture and with its first one. */
export async function landingPages(
  origin: string,
  serve: (files: ReadonlyMap<string, Served>) => Promise<string>,
  parts: Parts,
  print: (line: string) => void,
): Promise<readonly MeasuredPage[]> {
  const onlyLoaded = (stack: string, url: string) => ({ stack, url, hydrates: false, does: [], parts })
  print(`Publishing ${ADVERTS_PER_PAGE} adverts …`)
  const [advert = ''] = await publishAdverts(origin, ADVERTS_PER_PAGE)
  const browser = await launchChromium()
  const measured: MeasuredPage[] = []
  try {
    const page = await browser.newPage({ viewport: { width: SCREENS.wide, height: 800 } })
    for (const name of LANDED) {
      const url = origin + (name === '/advert' ? advert : name)
      await page.goto(url)
      const content = await page.evaluate(wordsOf)
      const { picture, element } = await firstPicture(page)
      const words = await serve(new Map([['/', { type: HTML, body: plainPage({ content }) }]]))
      const withPicture = await serve(
        new Map([
          ['/', { type: HTML, body: plainPage({ content: element + content }) }],
          ['/picture', picture],
        ]),
      )
      measured.push(
        onlyLoaded(landed(name), url),
        onlyLoaded(plainWords(name), words),
        onlyLoaded(plainWithPicture(name), withPicture),
      )
    }
  } finally {
    await browser.close()
  }
  return measured
}

/** The one that the browser chose, as it was sent, and an element as large as ours. */
async function firstPicture(page: Page): Promise<{ picture: Served; element: string }> {
  const first = page.locator('main img').first()
  const { source, width, height } = await first.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const box = image.getBoundingClientRect()
    return { source: image.currentSrc, width: Math.round(box.width), height: Math.round(box.height) }
  })
  const response = await page.request.get(source)
  return {
    picture: { type: response.headers()['content-type'] ?? '', body: await response.body() },
    element: `<img src="/picture" alt="" width="${width}" height="${height}">`,
  }
}

/** What a reader reads, in the elements that mean something. Stands alone: it is sent to the browser as text. */
function wordsOf(): string {
  const KEPT = new Set(
    'A ADDRESS BUTTON DD DL DT FIGCAPTION FOOTER H1 H2 H3 H4 HEADER INPUT LABEL LI MAIN NAV OL P SECTION STRONG TABLE TBODY TD TH THEAD TR UL'.split(
      ' ',
    ),
  )
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const plain = (node: Node): string => {
    if (node instanceof Text) return escaped(node.data)
    if (!(node instanceof HTMLElement) || node instanceof HTMLScriptElement || !node.checkVisibility())
      return ''
    const inside = [...node.childNodes].map(plain).join('')
    if (!KEPT.has(node.tagName))
      return getComputedStyle(node).display === 'inline' ? inside : `<div>${inside}</div>`
    const tag = node.tagName.toLowerCase()
    if (tag === 'input') return '<input>'
    return `<${tag}${node instanceof HTMLAnchorElement ? ' href="#"' : ''}>${inside}</${tag}>`
  }
  return plain(document.body)
}
