import type { FastifyReply } from 'fastify'
import { type Read, refuse } from '#shared/api/read-call.ts'
import { isObject } from '#shared/values/is-object.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import type { Order } from '../../orders/order.ts'
import { type RecordDeps, recordPayment } from '../checkout/record-payment.ts'
import type { FramedOrder, PaymentFrame } from './payment-frame.ts'

export interface PaymentFrameDeps extends RecordDeps {
  readonly orders: { readonly find: (id: string) => Promise<Order | null> }
  readonly frame: PaymentFrame
}

type Fields = ReadonlyMap<string, unknown>

/** For the order's owner only (the contract, The payment frame). */
export function registerPaymentFrameRoutes({ handle }: Entrance, deps: PaymentFrameDeps): void {
  const { frame, payments } = deps
  handle('paymentFrame', noBody, (call) => show(deps, call))
  const { submit } = frame
  if (submit === null) return
  handle('pay', readFormFields, async (call) => {
    const order = await ownOrder(deps, call)
    if (order === null) return show(deps, call)
    const page = await submit(order, call.body)
    if (page !== null) return call.reply.headers(page.headers).send(page.html)
    await recordPayment(deps, await payments.ask(order.transactionId), null)
    return show(deps, call)
  })
}

/** The answer must not show whether somebody else's order exists. */
async function show(deps: PaymentFrameDeps, call: Call): Promise<FastifyReply> {
  const order = await ownOrder(deps, call)
  const { html, headers } = order === null ? deps.frame.absent : await deps.frame.show(order)
  return call.reply
    .code(order === null ? 404 : 200)
    .headers(headers)
    .send(html)
}

async function ownOrder(
  { orders, payments }: PaymentFrameDeps,
  { param: id, caller: { account }, request }: Call,
): Promise<FramedOrder | null> {
  const order = isUuid(id) ? await orders.find(id) : null
  if (order === null) return null
  if (order.accountId !== account?.accountId) {
    request.securityEvent = 'ownership_refused'
    return null
  }
  const { transactionId, provider } = order
  return transactionId === null || provider !== payments.provider ? null : { ...order, transactionId }
}

const readFormFields = (body: unknown): Read<Fields> =>
  isObject(body) ? { ok: true, value: new Map(Object.entries(body)) } : refuse('The request needs a form.')
