import { createHash } from 'node:crypto'
import type { CheckOutcome } from '#shared/api/receipt.ts'
import { today } from '#shared/values/iso-date.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { ReceiptKeys } from './receipt-keys.ts'
import type { StoredReceipt, StoredReceipts } from './stored-receipt.ts'

export interface CheckDeps {
  readonly receipts: Pick<StoredReceipts, 'byId' | 'byDigest'>
  readonly keys: Pick<ReceiptKeys, 'verify'>
  /** Whether anybody can open the advert now. */
  readonly isShown: (advert: string) => Promise<boolean>
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export async function checkById(deps: CheckDeps, id: string): Promise<CheckOutcome> {
  return outcomeFor(deps, isUuid(id) ? await deps.receipts.byId(id) : null)
}

const IS_DIGEST = /^[0-9a-f]{64}$/i
const IS_SIGNATURE = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** `text`: the digest, the signature or the whole record. */
export async function checkText(deps: CheckDeps, text: string): Promise<CheckOutcome> {
  if (IS_SIGNATURE.test(text)) return checkSignature(deps, text)
  const digest = IS_DIGEST.test(text) ? Buffer.from(text, 'hex') : digestOf(text)
  return outcomeFor(deps, await deps.receipts.byDigest(digest))
}

async function checkSignature(deps: CheckDeps, signature: string): Promise<CheckOutcome> {
  const signed = await deps.keys.verify(signature)
  if (signed === null) return { kind: 'changed' }
  return checkById(deps, signed.receipt)
}

/** What is stored has to be what was signed, too. */
async function outcomeFor(deps: CheckDeps, stored: StoredReceipt | null): Promise<CheckOutcome> {
  if (stored === null) return { kind: 'unknown' }
  const signed = await deps.keys.verify(stored.signature)
  const digest = digestOf(stored.record).toString('hex')
  const isSame =
    signed?.receipt === stored.id &&
    signed.advert === stored.advert &&
    signed.made === stored.madeAt.toISOString() &&
    signed.sha256 === digest &&
    stored.digest.toString('hex') === digest
  if (!isSame) return { kind: 'changed' }
  const { advert, madeAt } = stored
  return { kind: 'genuine', advert, isShown: await deps.isShown(advert), madeOn: today(madeAt), digest }
}
