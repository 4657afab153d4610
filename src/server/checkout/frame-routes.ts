import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#shared/journey/paths.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { malformed, notFound } from '../http/refusal.ts'
import type { Visitors } from '../http/visitors.ts'
import type { Order } from './order.ts'
import { type RecordDeps, recordPayment } from './record-payment.ts'

export interface FramePage {
  readonly html: string
  /** In place of those that every answer carries: our own pages may frame it. */
  readonly headers: Readonly<Record<string, string>>
}
/** An order that is, or was, to be paid by a provider. */
export type FramedOrder = Order & { readonly transactionId: string }

export interface PaymentFrame {
  readonly show: (order: FramedOrder) => Promise<FramePage>
  /** What a form post of the frame does at the provider; null where its card form is the provider's own. */
  readonly submit:
    | ((order: FramedOrder, fields: ReadonlyMap<string, unknown>) => Promise<FramePage | null>)
    | null
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
    return send(reply, await deps.frame.show(order))
  })
  const { submit } = deps.frame
  if (submit === null) return
  app.post<{ Params: Params }>(url, async (request, reply) => {
    const order = await ownOrder(deps, request, request.params.id)
    const page = await submit(order, fieldsIn(request.body))
    if (page !== null) return send(reply, page)
    await recordPayment(deps, await deps.payments.ask(order.transactionId), null)
    return send(reply, await deps.frame.show(await ownOrder(deps, request, order.id)))
  })
}

const send = (reply: FastifyReply, { html, headers }: FramePage): FastifyReply =>
  reply.headers(headers).send(html)

async function ownOrder(
  { orders, visitors, payments }: FrameRouteDeps,
  request: FastifyRequest,
  id: string,
): Promise<FramedOrder> {
  const person = await visitors.personOf(request)
  const order = isUuid(id) ? await orders.find(id) : null
  if (order === null) throw notFound()
  if (person === null || order.accountId !== person.accountId) throw notFound('ownership_refused')
  const { transactionId, provider } = order
  if (transactionId === null || provider !== payments.provider) throw notFound()
  return { ...order, transactionId }
}

function fieldsIn(body: unknown): ReadonlyMap<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw malformed('The request needs a form.')
  return new Map<string, unknown>(Object.entries(body))
}
