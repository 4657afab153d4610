import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CheckOutcome, Receipt, ReceiptView, ShownReceipt } from '#shared/api/receipt.ts'
import { NOTHING_TYPED, type PostedFields } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { isListingId } from '#shared/values/listing-id.ts'
import { HOUR_SECONDS } from '#shared/values/time-units.ts'
import type { DrawPdf } from '../../formats/pdf-sheet.ts'
import { accountShown } from '../../http/caller.ts'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { readPostedForm, type SendPage } from '../../http/plain-page.ts'
import { malformed, notFound } from '../../http/refusal.ts'
import { DO_NOT_KEEP } from '../../http/security-headers.ts'
import { type CheckDeps, checkById, checkText } from './check-receipt.ts'
import type { ReceiptKeys } from './receipt-keys.ts'
import { receiptSheet } from './receipt-pdf.ts'
import type { StoredReceipt, StoredReceipts } from './stored-receipt.ts'

export interface ReceiptDeps extends CheckDeps {
  readonly receipts: StoredReceipts
  readonly keys: ReceiptKeys
  readonly drawPdf: DrawPdf
  readonly sendPage: SendPage
  readonly originOf: (request: FastifyRequest) => string
}

const NOTHING_PASTED = 'Paste the digest, the signature or the record of a receipt.'
const KEYS_SECONDS = HOUR_SECONDS

export function registerReceiptRoutes({ handle }: Entrance, deps: ReceiptDeps): void {
  handle('receipt', noBody, (call) => showReceipt(deps, call))
  handle('receiptFile', noBody, (call) => sendFile(deps, call))
  handle('checkReceiptForm', noBody, (call) => sendCheck(deps, call, null, 200))
  handle('checkReceipt', noBody, async (call) => {
    const outcome = await checkById(deps, call.param)
    return sendCheck(deps, call, outcome, outcome.kind === 'unknown' ? 404 : 200)
  })
  handle('checkPasted', readPostedForm, (call) => checkPasted(deps, call))
  handle('receiptKeys', noBody, ({ reply }) =>
    reply
      .header('cache-control', `public, max-age=${KEYS_SECONDS}`)
      .type('application/jwk-set+json')
      .send(JSON.stringify({ keys: deps.keys.publicKeys })),
  )
}

async function showReceipt(deps: ReceiptDeps, call: Call): Promise<FastifyReply> {
  const { param: listing, caller, reply } = call
  if (caller.account === null) return reply.redirect(paths.signInForListings(), 303)
  const { ownerKey } = caller.account
  const own = await findOwn(deps, call, ownerKey)
  if (own !== null) {
    const shown = shownOf(deps, call.request, own.stored)
    return send(deps, call, { name: 'receipt', shown, newest: own.newest }, 200)
  }
  const isOwn = isListingId(listing) && (await deps.receipts.isOwn(listing, ownerKey))
  return send(deps, call, { name: 'none', advert: isOwn ? listing : null }, 404)
}

async function sendFile(deps: ReceiptDeps, call: Call): Promise<FastifyReply> {
  const { caller, reply, request } = call
  if (caller.account === null) return reply.redirect(paths.signInForListings(), 303)
  const { format } = request.query as Readonly<Record<string, unknown>>
  if (format !== 'pdf' && format !== 'json') throw malformed('The format must be pdf or json.')
  const own = await findOwn(deps, call, caller.account.ownerKey)
  if (own === null) throw notFound('ownership_refused')
  const { stored } = own
  const name = `receipt-${stored.advert}-${stored.number}.${format}`
  reply.headers({ ...DO_NOT_KEEP, 'content-disposition': `attachment; filename="${name}"` })
  if (format === 'json') return reply.type('application/json; charset=utf-8').send(stored.record)
  const sheet = receiptSheet(shownOf(deps, request, stored))
  return reply.type('application/pdf').send(await deps.drawPdf(sheet, caller.client))
}

function findOwn({ receipts }: ReceiptDeps, { param, request }: Call, ownerKey: Buffer) {
  const { number = '' } = request.query as Readonly<Record<string, unknown>>
  const asked = typeof number === 'string' && /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null
  return isListingId(param) ? receipts.own(param, ownerKey, asked) : Promise.resolve(null)
}

function shownOf(
  { originOf }: ReceiptDeps,
  request: FastifyRequest,
  { id, record, digest, signature }: StoredReceipt,
): ShownReceipt {
  return {
    receipt: JSON.parse(record) as Receipt,
    digest: digest.toString('hex'),
    signature,
    checkAddress: originOf(request) + paths.checkReceipt(id),
  }
}

async function checkPasted(deps: ReceiptDeps, call: Call<PostedFields>): Promise<FastifyReply> {
  const pasted = (call.body['pasted'] ?? '').trim()
  if (pasted === '') {
    const form = { ...NOTHING_TYPED, errors: { pasted: NOTHING_PASTED } }
    return send(deps, call, { name: 'check', outcome: null, form }, 422)
  }
  return sendCheck(deps, call, await checkText(deps, pasted), 200)
}

const sendCheck = (
  deps: ReceiptDeps,
  call: Call,
  outcome: CheckOutcome | null,
  status: number,
): Promise<FastifyReply> => send(deps, call, { name: 'check', outcome, form: NOTHING_TYPED }, status)

const send = (
  { sendPage }: ReceiptDeps,
  { caller, request, reply }: Call,
  view: ReceiptView,
  status: number,
): Promise<FastifyReply> =>
  sendPage(request, reply.code(status).headers(DO_NOT_KEEP), { who: accountShown(caller), receipt: view })
