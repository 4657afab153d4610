import type { ShownReceipt } from '#shared/api/receipt.ts'
import { leadOf, partsOf, RECEIPT_TITLE } from '#shared/api/receipt-in-words.ts'
import type { PdfPart, PdfSheet } from '../../formats/pdf-sheet.ts'

export const receiptSheet = (shown: ShownReceipt): PdfSheet => ({
  title: RECEIPT_TITLE,
  parts: pdfParts(shown),
})

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
