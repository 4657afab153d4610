import path from 'node:path'
import { PDF_LIMITS } from '../config/limits.ts'
import type { DrawPdf, PdfSheet } from '../formats/pdf-sheet.ts'
import { FairThread } from '../http/fair-thread.ts'
import type { Log } from '../http/log.ts'
import { unavailable } from '../http/refusal.ts'

const PROGRAM = path.join(import.meta.dirname, '../formats/draw-pdf.ts')
const BUSY = 'We’re making a lot of PDFs at the moment. Try again in a minute.'
const FAILED = 'We couldn’t make this PDF. Try again in a minute.'
const RETRY_SECONDS = 60

export interface PdfDrawing {
  readonly draw: DrawPdf
  readonly close: () => Promise<void>
}

/** Its thread starts with the first sheet: few ask for one. `program` exports `drawPdf`. */
export function pdfDrawing(log: Log, limits = PDF_LIMITS, program = PROGRAM): PdfDrawing {
  const onFailure = (error: Error): void => log.error({ err: error }, 'the thread that draws PDFs failed')
  let thread: FairThread<PdfSheet, Uint8Array> | null = null
  return {
    draw: async (sheet, client) => {
      thread ??= new FairThread({ filename: program, name: 'drawPdf' }, limits, onFailure)
      const drawn = await thread.run(sheet, client).catch((cause: unknown) => {
        throw Object.assign(unavailable(FAILED, RETRY_SECONDS), { cause })
      })
      if (drawn === 'busy') throw unavailable(BUSY, RETRY_SECONDS)
      return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
    },
    close: async () => thread?.close(),
  }
}
