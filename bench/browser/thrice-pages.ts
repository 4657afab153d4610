import path from 'node:path'
import type { Plugin } from 'vite'
import { PREACT_FOR_REACT } from '../../vite.config.ts'
import { STACKS } from '../goals.ts'
import { buildPage } from './build.ts'
import type { Parts } from './interact.ts'
import type { MeasuredPage } from './measured-page.ts'
import { type OurPage, pageAround } from './our-page.ts'
import type { Served } from './page-server.ts'

const ENTRY = 'browser/thrice/entry.tsx'
const THRICE = path.join(import.meta.dirname, 'thrice', 'page.ts')

type Serve = (files: ReadonlyMap<string, Served>) => Promise<string>

/** Our own form with the page as it is and with three times the blocks, both by one entry and drawn in the browser. */
export async function thricePages(
  ours: OurPage,
  serve: Serve,
  parts: Parts,
  print: (line: string) => void,
): Promise<MeasuredPage[]> {
  const pages: MeasuredPage[] = []
  for (const [stack, plugins] of [
    [STACKS.twenty, [asInOurBuild]],
    [STACKS.sixty, [asInOurBuild, pageThreeTimesOver()]],
  ] as const) {
    print(`Building ${stack} …`)
    const { script } = await buildPage(ENTRY, plugins)
    const html = pageAround(ours, '/bench.js')
    const url = await serve(
      new Map([
        ['/', { type: 'text/html; charset=utf-8', body: html }],
        ['/bench.js', { type: 'text/javascript; charset=utf-8', body: script }],
      ]),
    )
    pages.push({ stack, url, hydrates: true, does: ['key'], parts })
  }
  return pages
}

const asInOurBuild: Plugin = {
  name: 'preact-for-react',
  config: () => ({ resolve: { alias: PREACT_FOR_REACT } }),
}

function pageThreeTimesOver(): Plugin {
  return {
    name: 'page-three-times-over',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('/specified-page.ts') || importer === THRICE) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved?.id.endsWith('src/shared/advert/specified-page.ts') ? THRICE : null
    },
  }
}
