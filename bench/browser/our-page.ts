import type { Served } from './page-server.ts'

/** Our creation page as the server sends it, with what its HTML and style ask for: all but scripts. */
export interface OurPage {
  readonly html: string
  readonly assets: ReadonlyMap<string, Served>
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g
const MODULE_PRELOAD = /<link\b[^>]*rel="modulepreload"[^>]*>/g
const ASSET = /(?:href="|url\(["']?)(\/[^"')\s]+\.(?:css|woff2|svg|png|ico))/g

export async function fetchOurPage(origin: string): Promise<OurPage> {
  const html = await (await fetchOk(`${origin}/sell`)).text()
  const assets = new Map<string, Served>()
  await collect(html, origin, assets)
  return { html, assets }
}

async function collect(text: string, origin: string, assets: Map<string, Served>): Promise<void> {
  for (const [, found = ''] of text.matchAll(ASSET)) {
    if (assets.has(found)) continue
    const response = await fetchOk(origin + found)
    const served = {
      type: response.headers.get('content-type') ?? '',
      body: Buffer.from(await response.arrayBuffer()),
    }
    assets.set(found, served)
    if (served.type.startsWith('text/css')) await collect(served.body.toString(), origin, assets)
  }
}

async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response
}

/** A page with our head and style around a script's content: for our own form alone. */
export function pageAround({ html }: OurPage, script: string): string {
  const stripped = html.replaceAll(SCRIPT, '').replaceAll(MODULE_PRELOAD, '')
  const head = stripped.slice(0, stripped.indexOf('</head>'))
  return `${head}<script type="module" src="${script}"></script></head><body><div id="root"></div></body></html>`
}
