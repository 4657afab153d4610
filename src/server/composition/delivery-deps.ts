import type { Config } from '../config/config.ts'
import { takesRealMoney } from '../config/providers.ts'
import type { Database } from '../db/pool.ts'
import type { Voice } from '../gateways/voice.ts'
import type { Log } from '../http/log.ts'
import type { SendPage } from '../http/plain-page.ts'
import type { ReceiptDeps } from '../listings/receipts/routes.ts'
import { type PdfDrawing, pdfDrawing } from './pdf-drawing.ts'
import { type PrivacyNumberDeps, privacyNumberDeps } from './privacy-number-deps.ts'
import { type PromotionDeps, promotionDeps } from './promotion-deps.ts'
import { receiptDeps } from './receipt-deps.ts'
import { type ReferenceDeps, referenceDeps } from './reference-deps.ts'

interface Around {
  readonly database: Database
  readonly log: Log
  readonly sendPage: SendPage
  readonly now: () => Date
}

export interface DeliveryDeps {
  readonly privacyNumbers: PrivacyNumberDeps
  readonly promotion: PromotionDeps
  readonly references: ReferenceDeps
  readonly receipts: ReceiptDeps
  readonly pdfs: PdfDrawing
}

/** What the options include, and each advert's receipt, is delivered by these, some of it as a PDF. */
export async function deliveryDeps(
  config: Config,
  voice: Voice,
  { database, log, sendPage, now }: Around,
): Promise<DeliveryDeps> {
  const sold = {
    // An invented number would ring nowhere.
    numbers: config.voice !== null || !takesRealMoney(config),
    promotion: config.facebookPromotion !== null,
    references: config.references?.isOffered === true,
  }
  const pdfs = pdfDrawing(log)
  const drawing = { sendPage, drawPdf: pdfs.draw, now }
  return {
    privacyNumbers: await privacyNumberDeps({ voice, sold }, database, log, now),
    promotion: await promotionDeps(config, database, log, now),
    references: await referenceDeps(config, database, drawing),
    receipts: await receiptDeps(config, database, drawing),
    pdfs,
  }
}
