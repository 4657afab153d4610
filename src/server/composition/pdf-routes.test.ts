import { expect, test } from 'vitest'
import { paths } from '#shared/journey/paths.ts'
import { atFileEnd } from '../../../tests/support/at-file-end.ts'
import { anOwner, published } from '../../../tests/support/publishing.ts'
import { aServer, ROOT } from '../../../tests/support/server.ts'
import { PDF_LIMITS } from '../config/limits.ts'
import type { DrawPdf } from '../formats/pdf-sheet.ts'
import { openLog } from '../http/log.ts'
import { pdfDrawing } from './pdf-drawing.ts'

const serverThatDraws = (drawPdf: DrawPdf) =>
  aServer({
    change: (deps) => ({
      ...deps,
      exports: { ...deps.exports, drawPdf },
      receipts: { ...deps.receipts, drawPdf },
    }),
  })

async function anOwnerWith(server: Awaited<ReturnType<typeof aServer>>) {
  const owner = await anOwner(server)
  const { listing } = await published(server, owner)
  const advert = `${paths.exportAdvert(listing)}?format=pdf`
  return {
    advert,
    addresses: [advert, paths.exportAll('pdf'), paths.receiptFile(listing, 1, 'pdf')],
    take: async (url: string) => {
      const answer = await owner.browser.call(url)
      return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() }
    },
  }
}

test('each PDF is drawn in the turn of the client that asked for it', async () => {
  const asked: string[] = []
  const server = await serverThatDraws(async (_sheet, client) => {
    asked.push(client)
    return Buffer.from('%PDF-')
  })
  for (const { addresses, take } of [await anOwnerWith(server), await anOwnerWith(server)])
    for (const url of addresses) expect([url, (await take(url)).status]).toEqual([url, 200])
  const [first, , , second] = asked
  expect(first).not.toBe(second)
  expect(asked).toEqual([first, first, first, second, second, second])
})

test('whoever asks for too many at once, or for what cannot be drawn, is told when to come back', async () => {
  const queue = { ...PDF_LIMITS.queue, waitingPerClient: 0 }
  const limits = { ...PDF_LIMITS, queue, longestMs: 600_000 }
  const { draw, close } = pdfDrawing(openLog('silent'), limits, `${ROOT}/tests/support/failing-drawer.ts`)
  atFileEnd(close)
  const drawing = Promise.withResolvers<void>()
  const server = await serverThatDraws((sheet, client) => {
    drawing.resolve()
    return draw({ ...sheet, title: 'hang' }, client)
  })
  const { advert, take } = await anOwnerWith(server)
  const first = take(advert)
  await drawing.promise
  const busy = { status: 503, retry: '60', text: expect.stringContaining('We’re making a lot of PDFs') }
  expect(await take(advert)).toEqual(busy)
  await close()
  const failed = { status: 503, retry: '60', text: expect.stringContaining('We couldn’t make this PDF') }
  expect(await first).toEqual(failed)
})
