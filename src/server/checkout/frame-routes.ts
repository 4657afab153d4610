import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#shared/journey/paths.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { malformed } from '../http/refusal.ts'
import type { FramePage } from '../http/security-headers.ts'
import type { Visitors } from '../http/visitors.ts'
import type { Order } from './order.ts'
import { type RecordDeps, recordPayment } from './record-payment.ts'

/** An order that is, or was, to be paid by a provider. */
export type FramedOrder = Order & { readonly transactionId: string }

export interface PaymentFrame {
  readonly show: (order: FramedOrder) => Promise<FramePage>
  /** What a form post of the frame does at the provider; null where its card form is the provider's own. */
  readonly submit:
    | ((order: FramedOrder, fields: ReadonlyMap<string, unknown>) => Promise<FramePage | null>)
    | null
  /** For whoever is not, or not any more, signed in as the one who made the order. */
  readonly absent: FramePage
}

export interface FrameRouteDeps extends RecordDeps {
  readonly orders: { readonly find: (id: string) => Promise<Order | null> }
  readonly frame: PaymentFrame
  readonly visitors: Pick<Visitors, 'personOf'>
}

interface Params {
  readonly id: string
}

/** The page that the checkout frames (the contract, The payment frame). It is there for whoever made the order, and nobody else. */
export function registerFrameRoutes(app: FastifyInstance, deps: FrameRouteDeps): void {
  const url = paths.paymentFrame(':id')
  app.get<{ Params: Params }>(url, async (request, reply) => {
    const order = await ownOrder(deps, request, request.params.id)
    return send(reply, deps.frame, order === null ? null : await deps.frame.show(order))
  })
  const { submit } = deps.frame
  if (submit === null) return
  app.post<{ Params: Params }>(url, async (request, reply) => {
    const order = await ownOrder(deps, request, request.params.id)
    if (order === null) return send(reply, deps.frame, null)
    const page = await submit(order, fieldsIn(request.body))
    if (page !== null) return send(reply, deps.frame, page)
    await recordPayment(deps, await deps.payments.ask(order.transactionId), null)
    const after = await ownOrder(deps, request, order.id)
    return send(reply, deps.frame, after === null ? null : await deps.frame.show(after))
  })
}

/** Null: there is nothing here for the caller, which is told the same whether the order exists or not. */
function send(reply: FastifyReply, { absent }: PaymentFrame, page: FramePage | null): FastifyReply {
  const { html, headers } = page ?? absent
  return reply
    .code(page === null ? 404 : 200)
    .headers(headers)
    .send(html)
}

async function ownOrder(
  { orders, visitors, payments }: FrameRouteDeps,
  request: FastifyRequest,
  id: string,
): Promise<FramedOrder | null> {
  const person = await visitors.personOf(request)
  const order = isUuid(id) ? await orders.find(id) : null
  if (order === null) return null
  if (person === null || order.accountId !== person.accountId) {
    request.securityEvent = 'ownership_refused'
    return null
  }
  const { transactionId, provider } = order
  return transactionId === null || provider !== payments.provider ? null : { ...order, transactionId }
}

function fieldsIn(body: unknown): ReadonlyMap<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw malformed('The request needs a form.')
  return new Map<string, unknown>(Object.entries(body))
}
