import type { ShownReceipt } from '#shared/api/receipt.ts'
import { leadOf, partsOf, RECEIPT_TITLE } from '#shared/api/receipt-in-words.ts'
import { drawPdf, type PdfPart } from '../../formats/draw-pdf.ts'

export const receiptPdf = (shown: ShownReceipt): Promise<Buffer> => drawPdf(RECEIPT_TITLE, pdfParts(shown))

function pdfParts(shown: ShownReceipt): readonly PdfPart[] {
  return [
    { tag: 'H1', text: RECEIPT_TITLE },
    { tag: 'P', text: leadOf(shown.receipt) },
    ...partsOf(shown).flatMap(({ heading, lines }): PdfPart[] => [
      { tag: 'H2', text: heading },
      ...lines.map((line) => ({
        tag: 'P' as const,
        text: typeof line === 'string' ? line : `${line[0]}: ${line[1]}`,
      })),
    ]),
  ]
}
