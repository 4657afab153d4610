import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import { PRODUCT } from '#shared/product.ts'
import { fittingLines } from './fitting-lines.ts'
import type { PdfPart, PdfSheet } from './pdf-sheet.ts'

type Document = InstanceType<typeof Pdf>

/** Embedded, and with the letters of most of Europe's names. */
const PLAIN = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
const BOLD = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'))

const LOOKS = {
  H1: { font: 'bold', size: 22, gap: 12 },
  H2: { font: 'bold', size: 13, gap: 4 },
  P: { font: 'plain', size: 11, gap: 10 },
} as const
const WIDTH = 483
/** Side by side letters may take up to a twentieth more than each by itself. */
const SURELY_FITS = WIDTH / 1.06
const PICTURE_HEIGHT = 300
const LINE_ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/

/** Tagged, so that a screen reader knows its headings and pictures. */
export async function drawPdf({ title, parts }: PdfSheet): Promise<Uint8Array> {
  const doc = new Pdf({
    size: 'A4',
    margin: 56,
    font: PLAIN,
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: PRODUCT.name },
  })
  doc.registerFont('bold', BOLD)
  doc.registerFont('plain', PLAIN)
  const whole = doc.struct('Document')
  doc.addStructure(whole)
  for (const part of parts) {
    const options = part.tag === 'Figure' ? { alt: part.alt } : {}
    whole.add(doc.struct(part.tag, options, [() => draw(doc, part)]))
  }
  whole.end()
  doc.end()
  const chunks: Buffer[] = []
  for await (const chunk of doc) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function draw(doc: Document, part: PdfPart): void {
  if (part.tag === 'Figure') {
    // On its way to a thread a buffer becomes a plain array.
    doc.image(Buffer.from(part.jpeg), { fit: [WIDTH, PICTURE_HEIGHT] }).moveDown()
    return
  }
  const { font, size, gap } = LOOKS[part.tag]
  doc.font(font).fontSize(size)
  const widths = new Map<string, number>()
  const widthOf = (sign: string): number => {
    const width = widths.get(sign) ?? doc.widthOfString(sign)
    widths.set(sign, width)
    return width
  }
  for (const paragraph of part.text.split(LINE_ENDS)) {
    if (paragraph === '') doc.moveDown()
    else doc.text(fittingLines(paragraph, SURELY_FITS, widthOf))
    doc.y += gap
  }
}
