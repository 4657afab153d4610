import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { atFileEnd } from '../../../tests/support/at-file-end.ts'
import { wordsOfPdf } from '../../../tests/support/pdf.ts'
import { aServer, ROOT } from '../../../tests/support/server.ts'
import { PDF_LIMITS } from '../config/limits.ts'
import type { PdfSheet } from '../formats/pdf-sheet.ts'
import { openLog } from '../http/log.ts'
import { pdfDrawing } from './pdf-drawing.ts'

const FAILING = `${ROOT}/tests/support/failing-drawer.ts`
const aSheet = (text: string): PdfSheet => ({ title: 'A sheet', parts: [{ tag: 'P', text }] })
const titled = (title: string): PdfSheet => ({ title, parts: [] })
const refusal = (message: RegExp) => ({
  statusCode: 503,
  headers: { 'retry-after': '60' },
  message: expect.stringMatching(message),
})

function aDrawing(limits: Partial<typeof PDF_LIMITS> = {}, program?: string) {
  const drawing = pdfDrawing(openLog('silent'), { ...PDF_LIMITS, ...limits }, program)
  atFileEnd(drawing.close)
  return drawing
}

test('other calls go on while the longest texts are drawn', async () => {
  const { draw } = aDrawing()
  // So that loading does not count.
  await draw(aSheet('A house'), 'somebody')
  const text = Array.from({ length: 32_000 }, (_, n) => String.fromCodePoint(97 + ((n * n) % 26))).join('')
  const began = performance.now()
  let longest = 0
  let isDone = false
  const drawn = draw(aSheet(text), 'somebody').finally(() => {
    isDone = true
  })
  for (let last = began; !isDone; last = performance.now()) {
    await turn()
    longest = Math.max(longest, performance.now() - last)
  }
  expect(longest).toBeLessThan((performance.now() - began) / 2)
  expect(await wordsOfPdf(await drawn)).toBe(text)
})

describe('a sheet that cannot be drawn', () => {
  const { draw } = aDrawing({ longestMs: 3_000 }, FAILING)
  test.each(['throw', 'crash', 'hang'])(
    'because of a %s is refused, and the next one is drawn',
    async (title) => {
      const [failed, next] = await Promise.allSettled([
        draw(titled(title), 'somebody'),
        draw(titled('a house'), 'somebody'),
      ])
      expect(failed).toMatchObject({ reason: { ...refusal(/couldn’t make/), cause: expect.any(Error) } })
      expect(next).toEqual({ status: 'fulfilled', value: Buffer.from('a house') })
    },
  )
})

test('whoever has many drawn waits for those who have few', async () => {
  const { draw } = aDrawing({}, FAILING)
  const done: string[] = []
  const ask = async (client: string) => {
    await draw(titled('a house'), client)
    done.push(client)
  }
  await Promise.all(['agency', 'agency', 'agency', 'owner'].map(ask))
  expect(done).toEqual(['agency', 'owner', 'agency', 'agency'])
})

test('beyond what can wait callers are told so, and others are served', async () => {
  const { draw } = aDrawing({ queue: { ...PDF_LIMITS.queue, waitingPerClient: 0 } }, FAILING)
  const [, second] = await Promise.allSettled([1, 2].map(() => draw(titled('a house'), 'somebody')))
  expect(second).toMatchObject({ reason: refusal(/a lot of PDFs/) })
  expect(await draw(titled('a house'), 'another')).toEqual(Buffer.from('a house'))
})

test('what is under way or waits when the server closes is given up', async () => {
  const { draw, close } = aDrawing({ longestMs: 600_000 }, FAILING)
  await draw(titled('a house'), 'somebody')
  const given = Promise.allSettled(['hang', 'a house'].map((title) => draw(titled(title), 'somebody')))
  await close()
  const reason = refusal(/couldn’t make/)
  expect(await given).toMatchObject([{ reason }, { reason }])
})

test('a server that closes ends its thread', async () => {
  const { app, deps } = await aServer()
  await deps.pdfs.draw(aSheet('A house'), 'somebody')
  await app.close()
  await expect(deps.pdfs.draw(aSheet('A house'), 'somebody')).rejects.toMatchObject({ statusCode: 503 })
})
