import type { Config } from '../config/config.ts'
import type { Database } from '../db/pool.ts'
import { secretKey } from '../db/secret-key.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { publishedStore } from '../listings/published/published-store.ts'
import { showAdvert } from '../listings/published/show-advert.ts'
import { receiptKeys } from '../listings/receipts/receipt-keys.ts'
import { receiptStore } from '../listings/receipts/receipt-store.ts'
import type { ReceiptDeps } from '../listings/receipts/routes.ts'

export async function receiptDeps(
  config: Pick<Config, 'receipts' | 'publicUrl' | 'host'>,
  database: Database,
  { sendPage, drawPdf, now }: Pick<ReceiptDeps, 'sendPage' | 'drawPdf'> & { readonly now: () => Date },
): Promise<ReceiptDeps> {
  const { key, oldKeys } = config.receipts
  const show = { published: publishedStore(database), now }
  return {
    receipts: receiptStore(database),
    keys: await receiptKeys(key ?? (await secretKey(database, 'receipts')), oldKeys),
    isShown: async (advert) => (await showAdvert(show, advert, null)) !== null,
    sendPage,
    drawPdf,
    originOf: ownOrigin(config),
  }
}
