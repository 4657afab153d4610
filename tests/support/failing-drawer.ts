import type { PdfSheet } from '../../src/server/formats/pdf-sheet.ts'

/** In place of the drawing of PDFs, to be told what to do in the title. */
export async function drawPdf({ title }: PdfSheet): Promise<Uint8Array> {
  if (title === 'crash') process.exit(1)
  if (title === 'throw') throw new Error('no picture')
  while (title === 'hang');
  return Buffer.from(title)
}
